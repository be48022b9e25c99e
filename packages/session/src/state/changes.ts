/**
 * The differences between two states of one game, by identity: a thing that moved is one difference, whatever moved up
 * behind it. Must not look at how the game got from the one to the other.
 */
import { type State } from '@dradis/engine';
import { type Change } from '../types.js';
import { type Catalogue, labelOfId } from './catalogue.js';
import { GAME, pathOf } from './paths.js';
import { type RawValue, valueText } from './write-value.js';

function same(a: RawValue | undefined, b: RawValue | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a.length !== b.length) return false;
  return a.every((one, i) => one === b[i]);
}

function valueChange(path: string, label: string, before: string, after: string): Change {
  return { kind: 'value', path, label, before, after, sentence: `${label} ${before} → ${after}` };
}

function variables(names: Catalogue, a: State, b: State): Change[] {
  return names.layout.variables.flatMap((one) => {
    const before = a.vars[one.index] ?? -1;
    const after = b.vars[one.index] ?? -1;
    if (same(before, after)) return [];
    const label = labelOfId(one.id);
    return [valueChange(`${GAME}/${one.id}`, label, valueText(names, before, one.type), valueText(names, after, one.type))];
  });
}

/** `Fuel` when a level is all that changes on it, else `Player 2 revealed`. */
function attributeLabel(names: Catalogue, entity: number, attribute: { label: string }): string {
  const changing = names.attributesOf(entity).filter((one) => !one.fixed);
  const label = names.label(entity);
  return changing.length === 1 ? label : `${label} ${attribute.label.toLowerCase()}`;
}

function attributes(names: Catalogue, a: State, b: State): Change[] {
  return names.attributes.flatMap((one) => {
    if (one.fixed) return [];
    const out: Change[] = [];
    for (let entity = one.lo; entity < one.hi; entity++) {
      const before = a.attrs[one.index]?.[entity - one.lo] ?? -1;
      const after = b.attrs[one.index]?.[entity - one.lo] ?? -1;
      if (same(before, after)) continue;
      out.push(
        valueChange(
          `${pathOf(names, b, entity)}/${one.id}`,
          attributeLabel(names, entity, one),
          valueText(names, before, one.type),
          valueText(names, after, one.type),
        ),
      );
    }
    return out;
  });
}

function movesAndFaces(names: Catalogue, a: State, b: State): Change[] {
  const moves: Change[] = [];
  const faces: Change[] = [];
  names.layout.ids.forEach((_, entity) => {
    const label = names.label(entity);
    const from = a.zoneOf[entity] ?? -1;
    const to = b.zoneOf[entity] ?? -1;
    const path = pathOf(names, b, entity);
    if (from !== to) {
      const [before, after] = [from, to].map((zone) => (zone < 0 ? 'nowhere' : names.label(zone))) as [string, string];
      moves.push({ kind: 'move', path, label, before, after, sentence: `${label}: ${before} → ${after}` });
    } else if (a.faceUp[entity] !== b.faceUp[entity]) {
      const [before, after] = [a, b].map((state) => (state.faceUp[entity] === 1 ? 'face up' : 'face down')) as [string, string];
      faces.push({ kind: 'face', path, label, before, after, sentence: `${label}: ${before} → ${after}` });
    }
  });
  return [...moves, ...faces];
}

/** Zones in which what stayed lies in another order. */
function orders(names: Catalogue, a: State, b: State): Change[] {
  return names.zones.flatMap((zone) => {
    const before = a.zones[zone - names.layout.zoneLo] ?? [];
    const after = b.zones[zone - names.layout.zoneLo] ?? [];
    const stayed = before.filter((entity) => b.zoneOf[entity] === zone);
    const stay = after.filter((entity) => a.zoneOf[entity] === zone);
    if (same(stayed, stay)) return [];
    const label = names.label(zone);
    const list = (contents: readonly number[]): string => contents.map((entity) => names.label(entity)).join(', ');
    return [
      {
        kind: 'order' as const,
        path: pathOf(names, b, zone),
        label,
        before: list(before),
        after: list(after),
        sentence: `${label}: another order`,
      },
    ];
  });
}

function outcome(names: Catalogue, a: State, b: State): Change[] {
  if (a.outcome === b.outcome) return [];
  const [before, after] = [a, b].map((state) => names.label(state.outcome)) as [string, string];
  const sentence = b.outcome < 0 ? 'The game goes on' : `The game ends: ${after}`;
  return [{ kind: 'outcome', path: `${GAME}/outcome`, label: 'Outcome', before, after, sentence }];
}

/** What is different in `b`: variables, attributes, moves, faces, orders, the outcome; each in the pack's own order. */
export function stateChanges(names: Catalogue, a: State, b: State): Change[] {
  if (a === b) return [];
  return [...variables(names, a, b), ...attributes(names, a, b), ...movesAndFaces(names, a, b), ...orders(names, a, b), ...outcome(names, a, b)];
}
