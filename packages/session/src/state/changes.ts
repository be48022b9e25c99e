/**
 * The differences between two states of one game, by identity: a thing that moved is one difference, whatever moved up
 * behind it. Must not look at how the game got from the one to the other, and must tell a looker nothing that neither of
 * the two states shows him.
 */
import type { Change } from '../types/state.js';
import { type AttributeName, labelOfId } from './catalogue.js';
import { glimpsedChanges } from './glimpsed-changes.js';
import { GAME, pathOf } from './paths.js';
import type { Wording } from './wording.js';
import { type RawValue, valueKey, valueText } from './write-value.js';

function valueChange(path: string, label: string, before: string, after: string): Change {
  return { kind: 'value', path, label, before, after, sentence: `${label} ${before} → ${after}` };
}

/** Whether a looker is told of another value: components that read alike are still others. */
function differ(a: Wording, b: Wording, before: RawValue, after: RawValue, type: string): boolean {
  return before !== after && valueKey(a, before, type) !== valueKey(b, after, type);
}

function variables(a: Wording, b: Wording): Change[] {
  return b.names.layout.variables.flatMap((one) => {
    if (one.secret && !b.eyes.all) return [];
    const before = a.state.vars[one.index] ?? -1;
    const after = b.state.vars[one.index] ?? -1;
    if (!differ(a, b, before, after, one.type)) return [];
    return [valueChange(`${GAME}/${one.id}`, labelOfId(one.id), valueText(a, before, one.type), valueText(b, after, one.type))];
  });
}

/** `Fuel` when a level is all that changes on it, else `Player 2 revealed`. */
function attributeLabel(b: Wording, entity: number, attribute: AttributeName): string {
  const changing = b.names.attributesOf(entity).filter((one) => !one.fixed);
  const label = b.call(entity);
  return changing.length === 1 ? label : `${label} ${attribute.label.toLowerCase()}`;
}

function attributes(a: Wording, b: Wording): Change[] {
  const { names } = b;
  return names.attributes.flatMap((one) => {
    if (one.fixed || (one.secret && !b.eyes.all)) return [];
    const out: Change[] = [];
    for (let entity = one.lo; entity < one.hi; entity++) {
      const before = a.state.attrs[one.index]?.[entity - one.lo] ?? -1;
      const after = b.state.attrs[one.index]?.[entity - one.lo] ?? -1;
      if (before === after || !a.eyes.knows(entity) || !b.eyes.knows(entity) || !differ(a, b, before, after, one.type)) continue;
      const path = `${pathOf(names, b.state, entity)}/${one.id}`;
      out.push(valueChange(path, attributeLabel(b, entity, one), valueText(a, before, one.type), valueText(b, after, one.type)));
    }
    return out;
  });
}

function movesAndFaces(a: Wording, b: Wording): Change[] {
  const { names } = b;
  const moves: Change[] = [];
  const faces: Change[] = [];
  names.layout.ids.forEach((_, entity) => {
    const from = a.state.zoneOf[entity] ?? -1;
    const to = b.state.zoneOf[entity] ?? -1;
    const turned = a.state.faceUp[entity] !== b.state.faceUp[entity];
    if (from === to && !turned) return;
    const path = pathOf(names, b.state, entity);
    const label = b.call(entity);
    if (from !== to) {
      const before = from < 0 ? 'nowhere' : a.call(from);
      const after = to < 0 ? 'nowhere' : b.call(to);
      moves.push({ kind: 'move', path, label, before, after, sentence: `${label}: ${before} → ${after}` });
    } else {
      const [before, after] = [a, b].map(({ state }) => (state.faceUp[entity] === 1 ? 'face up' : 'face down')) as [string, string];
      faces.push({ kind: 'face', path, label, before, after, sentence: `${label}: ${before} → ${after}` });
    }
  });
  return [...moves, ...faces];
}

/** Zones in which what stayed lies in another order. */
function orders(a: Wording, b: Wording): Change[] {
  const { names } = b;
  return names.zones.flatMap((zone) => {
    const at = zone - names.layout.zoneLo;
    const stayed = (a.state.zones[at] ?? []).filter((entity) => b.state.zoneOf[entity] === zone);
    const stay = (b.state.zones[at] ?? []).filter((entity) => a.state.zoneOf[entity] === zone);
    if (stayed.every((entity, i) => entity === stay[i])) return [];
    const label = b.call(zone);
    const list = (words: Wording): string => (words.state.zones[at] ?? []).map((entity) => words.row(entity)).join(', ');
    return [{ kind: 'order' as const, path: pathOf(names, b.state, zone), label, before: list(a), after: list(b), sentence: `${label}: another order` }];
  });
}

function outcome(a: Wording, b: Wording): Change[] {
  if (a.state.outcome === b.state.outcome) return [];
  const [before, after] = [a, b].map((words) => words.call(words.state.outcome)) as [string, string];
  const sentence = b.state.outcome < 0 ? 'The game goes on' : `The game ends: ${after}`;
  return [{ kind: 'outcome', path: `${GAME}/outcome`, label: 'Outcome', before, after, sentence }];
}

/** What is different in `b`, as the looker of both sees it: values, moves, faces, orders, the outcome; each in the pack's own order. */
export function stateChanges(a: Wording, b: Wording): Change[] {
  if (a.state === b.state) return [];
  const places = b.eyes.all ? [...movesAndFaces(a, b), ...orders(a, b)] : glimpsedChanges(a, b);
  return [...variables(a, b), ...attributes(a, b), ...places, ...outcome(a, b)];
}
