/**
 * Exchanges the identities of two components in a state: what was the one is now the other, everywhere, while places,
 * handles and who knows what stay. For tests of views. Must change nothing else.
 */
import { type Frame, type Game, type Layout, type Value } from '@dradis/engine';

const isThings = (type: string): boolean => type.startsWith('thing:') || (type.startsWith('list:') && type !== 'list:ability' && type !== 'list:number');

type Rename = (id: number) => number;

function renamed(value: Value, type: string, rename: Rename): Value {
  if (!isThings(type) || typeof value === 'string') return value;
  return typeof value === 'number' ? rename(value) : value.map(rename);
}

/**
 * Whether a native frame might mean one of the two: its numbers have no types, so each is taken for an entity, an ability
 * instance, and a use of one.
 */
function entangled(layout: Layout, frame: Frame, a: number, b: number): boolean {
  const is = (entity: number | undefined): boolean => entity === a || entity === b;
  return frame.locals.flat().some((value) => {
    if (typeof value === 'string') return false;
    return is(value) || is(layout.instances[value]?.source) || is(layout.instances[Math.floor(value / (layout.players + 1))]?.source);
  });
}

function exchange(list: Value[], a: number, b: number): void {
  const kept = list[a] as Value;
  list[a] = list[b] as Value;
  list[b] = kept;
}

/**
 * Exchanges two entities of the same kind in a game's state.
 *
 * @returns false, with the state untouched, when a window in progress might mean one of them
 */
export function relabel(game: Game, a: number, b: number): boolean {
  const { state } = game;
  const layout = game.pack.layoutFor(state.players);
  if (state.frames.some((frame) => frame.program < 0 && entangled(layout, frame, a, b))) return false;
  const rename: Rename = (id) => (id === a ? b : id === b ? a : id);
  state.zones.forEach((contents) => {
    contents.forEach((id, index) => {
      contents[index] = rename(id);
    });
  });
  for (const table of [state.zoneOf, state.faceUp, state.known, state.handles]) exchange(table, a, b);
  layout.variables.forEach(({ index, type }) => {
    state.vars[index] = renamed(state.vars[index] ?? -1, type, rename);
  });
  layout.attributes.forEach(({ index, type, lo, hi, fixed }) => {
    const table = state.attrs[index];
    if (fixed !== null || table === undefined) return;
    if (a >= lo && a < hi) exchange(table, a - lo, b - lo);
    table.forEach((value, entity) => {
      table[entity] = renamed(value, type, rename);
    });
  });
  for (const frame of state.frames) {
    layout.programs[frame.program]?.locals.forEach(({ type }, slot) => {
      frame.locals[slot] = renamed(frame.locals[slot] ?? -1, type, rename);
    });
  }
  for (const { parts } of state.tallies) for (let index = 1; index < parts.length; index += 3) parts[index] = rename(parts[index] ?? -1);
  const { decision } = state;
  const asked = state.frames.at(-1);
  if (decision !== null && asked !== undefined && (decision.form === 'one' || decision.form === 'some')) {
    const program = layout.programs[asked.program];
    if (program?.asks[asked.pc - 1]?.abilities === false) state.decision = { ...decision, options: decision.options.map(rename) };
  }
  return true;
}
