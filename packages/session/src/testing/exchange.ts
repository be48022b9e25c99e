/**
 * Exchanges what two components are in a state: the one is now where and what the other was, in all that points at them,
 * while handles and who knows what stay with the places. For tests of what a seat is shown; must change nothing else.
 */
import type { Layout, State, Value } from '@dradis/engine';

function renamed(value: Value, type: string, rename: (id: number) => number): Value {
  const things = type.startsWith('thing:') || (type.startsWith('list:') && type !== 'list:ability' && type !== 'list:number');
  if (!things || typeof value === 'string') return value;
  return typeof value === 'number' ? rename(value) : value.map(rename);
}

function swap(list: Value[], a: number, b: number): void {
  [list[a], list[b]] = [list[b] ?? 0, list[a] ?? 0];
}

/**
 * Exchanges two entities of the same kind.
 *
 * @returns false, with the state untouched, while a window is open: its numbers have no types, so one of them might mean either
 */
export function exchange(layout: Layout, state: State, a: number, b: number): boolean {
  if (state.frames.some(({ program }) => program < 0)) return false;
  const rename = (id: number): number => (id === a ? b : id === b ? a : id);
  for (const contents of state.zones) contents.forEach((id, i) => (contents[i] = rename(id)));
  for (const table of [state.zoneOf, state.faceUp, state.known, state.handles]) swap(table, a, b);
  for (const { index, type } of layout.variables) state.vars[index] = renamed(state.vars[index] ?? -1, type, rename);
  for (const { index, type, lo, hi, fixed } of layout.attributes) {
    const table = state.attrs[index];
    if (fixed !== null || table === undefined) continue;
    if (a >= lo && a < hi) swap(table, a - lo, b - lo);
    table.forEach((value, i) => (table[i] = renamed(value, type, rename)));
  }
  for (const { program, locals } of state.frames) {
    layout.programs[program]?.locals.forEach(({ type }, slot) => (locals[slot] = renamed(locals[slot] ?? -1, type, rename)));
  }
  for (const { parts } of state.tallies) for (let i = 1; i < parts.length; i += 3) parts[i] = rename(parts[i] ?? -1);
  const { decision } = state;
  const asking = state.frames.at(-1);
  const ask = layout.programs[asking?.program ?? -1]?.asks[(asking?.pc ?? 0) - 1];
  if (decision !== null && (decision.form === 'one' || decision.form === 'some') && ask?.abilities === false) {
    state.decision = { ...decision, options: decision.options.map(rename) };
  }
  return true;
}
