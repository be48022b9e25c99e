/**
 * Gives components of a state other identities, everywhere at once: what was the one is now the other, while places,
 * handles and who knows what stay. Must change nothing else, and must not choose who becomes whom.
 */
import type { Frame, Game, Layout, Value } from '@dradis/engine';

const isThings = (type: string): boolean => type.startsWith('thing:') || (type.startsWith('list:') && type !== 'list:ability' && type !== 'list:number');

function renamed(value: Value, type: string, to: readonly number[]): Value {
  if (typeof value === 'string' || !isThings(type)) return value;
  return typeof value === 'number' ? (to[value] ?? value) : value.map((one) => to[one] ?? one);
}

/** A list by entity, with everybody's entry moved to who he is now. */
function moved<T>(table: readonly T[], to: readonly number[], from = 0): T[] {
  const out = table.slice();
  table.forEach((value, index) => {
    const target = to[from + index] ?? -1;
    if (target >= 0) out[target - from] = value;
  });
  return out;
}

/**
 * The components that windows in progress might mean. Their numbers have no types, so each is taken for an entity, an
 * ability instance, and a use of one.
 */
export function namedByWindows(layout: Layout, frames: readonly Frame[]): Set<number> {
  const named = new Set<number>();
  for (const { program, locals } of frames) {
    if (program >= 0) continue;
    for (const value of locals.flat()) {
      if (typeof value === 'string') continue;
      named.add(value);
      named.add(layout.instances[value]?.source ?? -1);
      named.add(layout.instances[Math.floor(value / (layout.players + 1))]?.source ?? -1);
    }
  }
  return named;
}

/**
 * Renames in the game's state.
 *
 * @param to by entity: who it is now. A permutation that keeps kinds together, and leaves alone what windows might mean
 */
export function renameThings(game: Game, to: readonly number[]): void {
  const { state } = game;
  const layout = game.pack.layoutFor(state.players);
  state.zones = state.zones.map((contents) => contents.map((id) => to[id] ?? id));
  state.zoneOf = moved(state.zoneOf, to);
  state.faceUp = moved(state.faceUp, to);
  state.known = moved(state.known, to);
  state.handles = moved(state.handles, to);
  layout.variables.forEach(({ index, type }) => {
    state.vars[index] = renamed(state.vars[index] ?? -1, type, to);
  });
  layout.attributes.forEach(({ index, type, lo, fixed }) => {
    const table = state.attrs[index];
    if (fixed !== null || table === undefined) return;
    state.attrs[index] = moved(table, to, lo).map((value) => renamed(value, type, to));
  });
  for (const frame of state.frames) {
    layout.programs[frame.program]?.locals.forEach(({ type }, slot) => {
      frame.locals[slot] = renamed(frame.locals[slot] ?? -1, type, to);
    });
  }
  for (const { parts } of state.tallies) for (let index = 1; index < parts.length; index += 3) parts[index] = to[parts[index] ?? -1] ?? -1;
  const { decision } = state;
  const asked = state.frames.at(-1);
  if (decision !== null && asked !== undefined && (decision.form === 'one' || decision.form === 'some')) {
    const program = layout.programs[asked.program];
    if (program?.asks[asked.pc - 1]?.abilities === false) state.decision = { ...decision, options: decision.options.map((option) => to[option] ?? option) };
  }
}
