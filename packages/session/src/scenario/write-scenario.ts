/**
 * Writes a stretch of a line as a scenario file. Must express only what scenarios can, and say what it left out: the reader is
 * to put the rest right.
 */
import { createGame, type State, type Value } from '@dradis/engine';
import type { Line } from '../record/line.js';
import type { AttributeName, Catalogue } from '../state/catalogue.js';
import type { ScenarioOptions, ScenarioText } from '../types/scenario.js';

type Given = [key: string, value: string];

function quoted(text: string): string {
  return /^[\w][\w .'-]*$/.test(text) && !/^(yes|no|true|false|null|~|on|off|\d.*)$/i.test(text) && !text.endsWith(' ') ? text : JSON.stringify(text);
}

const words = (id: string): string => id.replaceAll('-', ' ');

/** An entity as the language calls it; undefined for one of several copies, which it cannot. */
function named(names: Catalogue, entity: number): string | undefined {
  const id = names.id(entity);
  const [base = '', seat] = id.split('@');
  if (seat !== undefined) return `${base} of player-${seat}`;
  return id.includes('#') ? undefined : id;
}

/** A value as the language writes it; undefined when it cannot. */
function valueWords(names: Catalogue, value: Value, type: string): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (type === 'number') return `${value}`;
  if (type === 'condition') return value === 1 ? 'true' : 'false';
  if (!type.startsWith('thing:')) return undefined;
  return value < 0 ? 'none' : named(names, value);
}

function same(a: Value | undefined, b: Value | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** What differs from a game that has not begun. */
function given(names: Catalogue, fresh: State, state: State, notes: string[]): Given[] {
  const out: Given[] = [];
  const note = (what: string): void => void notes.push(`${what} could not be written down`);
  const grown = (zone: number): number => (state.zones[zone - names.layout.zoneLo] ?? []).length - (fresh.zones[zone - names.layout.zoneLo] ?? []).length;
  // Where things came first: what is laid elsewhere afterwards is no longer there to be put away.
  for (const zone of [...names.zones].sort((a, b) => grown(b) - grown(a))) {
    const at = zone - names.layout.zoneLo;
    const contents = (state.zones[at] ?? []).filter((one) => !names.isPlayer(one));
    if (same(contents, (fresh.zones[at] ?? []).filter((one) => !names.isPlayer(one)))) continue;
    out.push([named(names, zone) ?? '', contents.length === 0 ? 'none' : `[${[...contents].reverse().map((one) => names.id(one)).join(', ')}]`]);
  }
  for (const { index, id, type } of names.layout.variables) {
    if (same(fresh.vars[index], state.vars[index])) continue;
    const value = valueWords(names, state.vars[index] ?? -1, type);
    if (value === undefined) note(`the variable ${id}`);
    else out.push([words(id), value]);
  }
  const attribute = ({ index, id, type, lo }: AttributeName, entity: number): void => {
    if (same(fresh.attrs[index]?.[entity - lo], state.attrs[index]?.[entity - lo])) return;
    const value = valueWords(names, state.attrs[index]?.[entity - lo] ?? -1, type);
    const of = named(names, entity);
    if (value === undefined || of === undefined) note(`${words(id)} of ${names.id(entity)}`);
    else out.push([`${words(id)} of ${of}`, value]);
  };
  for (const one of names.attributes) if (!one.fixed) for (let entity = one.lo; entity < one.hi; entity++) attribute(one, entity);
  const turned = names.things.filter((one) => state.faceUp[one] !== fresh.faceUp[one] && (state.zoneOf[one] ?? -1) >= 0).length;
  if (turned > 0) notes.push(`${turned} things lie face up or down otherwise than a scenario lays them`);
  return out;
}

/** The statement that resolves the effect which begins where the game stands; undefined when none does. */
function effectWords({ names, pack }: Line, state: State): string | undefined {
  const top = state.frames.at(-1);
  const program = pack.compiled.programs[top?.program ?? -1];
  const [you, source] = top?.locals ?? [];
  if (program?.kind !== 'effect' || top?.pc !== 0 || typeof source !== 'number') return undefined;
  const thing = pack.compiled.things.find(({ id }) => id === names.id(source).replace(/#\d+$/, ''));
  const field = Object.entries(thing?.effects ?? {}).find(([, id]) => id === program.id)?.[0];
  const of = named(names, source);
  if (field === undefined || of === undefined) return undefined;
  const act = `${words(field)} of ${of}`;
  return typeof you === 'number' && you >= 0 ? `${names.id(you)} resolves ${act}` : `resolve ${act}`;
}

function answersBetween(line: Line, from: number, to: number): string[] {
  return line.reel.inputs.all.flatMap((input) => {
    if (input.kind !== 'answer' || input.step < from || input.step >= to) return [];
    line.past.walker.moveTo(input.step);
    const decision = line.past.game.decision();
    const passes = decision?.form === 'react' && input.choose.every((id) => id === 'pass' || id === 'none');
    if (decision === null || passes) return [];
    const picks = input.choose.length === 0 ? 'none' : input.choose.length === 1 ? quoted(input.choose[0] ?? '') : `[${input.choose.map(quoted).join(', ')}]`;
    return [`{ ${decision.player}: ${picks} }`];
  });
}

/** The levels that a scenario compares: things in no zone with one number that changes. */
function changesOf(names: Catalogue, before: State, after: State): string[] {
  return names.things.flatMap((entity) => {
    const numbers = names.attributesOf(entity).filter(({ fixed, type }) => !fixed && type === 'number');
    const [level] = numbers;
    if (level === undefined || numbers.length > 1 || named(names, entity) === undefined) return [];
    const at = (state: State): number => Number(state.attrs[level.index]?.[entity - level.lo] ?? 0);
    const by = at(after) - at(before);
    return by === 0 ? [] : [`${names.id(entity)}: ${by > 0 ? `+${by}` : by}`];
  });
}

/** The step at which the frame that is on top at a step has ended; the last step when it has not. */
function endOfFrame({ reel: { tape } }: Line, from: number): number {
  const depth = tape.depth(from);
  for (let step = from + 1; step <= tape.last; step++) if (tape.low(step) < depth) return step;
  return tape.last;
}

/** The scenario of a stretch of the line. Leaves the cursor where it is. */
export function writeScenario(line: Line, { title, from = line.reel.at, to, when }: ScenarioOptions): ScenarioText {
  const { names, reel, timeline, options, past } = line;
  const notes: string[] = [];
  const clamp = (step: number): number => Math.min(Math.max(Math.trunc(step) || 0, 0), reel.tape.last);
  const start = clamp(from);
  const end = clamp(to ?? (when === undefined ? endOfFrame(line, start) : line.reel.tape.last));
  if (title.trim() === '' || title.length > 200) return { text: null, notes, problem: 'a title has 1 to 200 characters' };
  if (end < start) return { text: null, notes, problem: 'it would end before it begins' };
  const stateAt = (step: number): State => {
    past.walker.moveTo(step);
    return past.game.save().state;
  };
  const [before, after] = [stateAt(start), stateAt(end)];
  const fresh = createGame(line.pack, options).state;
  const act = when ?? effectWords(line, before);
  if (act === undefined) return { text: null, notes, problem: `no effect of a single component begins at step ${start}; say with \`when\` what is to happen` };
  const rolls = timeline.entries.filter(({ kind, step }) => kind === 'roll' && step > start && step <= end).map(({ label }) => /\d+/.exec(label)?.[0] ?? '');
  const answers = answersBetween(line, start, end);
  const changes = changesOf(names, before, after);
  const lines = [
    `- scenario: ${quoted(title)}`,
    '  given:',
    `    players: ${options.players}`,
    '    position: none',
    ...given(names, fresh, before, notes).map(([key, value]) => `    ${key}: ${value}`),
    `  when: ${quoted(act)}`,
    ...(rolls.length === 0 ? [] : [`  dice: [${rolls.join(', ')}]`]),
    ...(answers.length === 0 ? [] : ['  answers:', ...answers.map((one) => `    - ${one}`)]),
    `  changes: { ${changes.join(', ')} }`,
    ...(after.outcome < 0 ? [] : [`  ends: ${names.id(after.outcome)}`]),
  ];
  const head = ['# Written from a debug session: what it expects is what happened, not what was meant.', ...notes.map((one) => `# Left out: ${one}.`)];
  return { text: `${[...head, ...lines].join('\n')}\n`, notes, problem: null };
}
