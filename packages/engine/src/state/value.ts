/** The run-time value: what locals, variables and attributes hold. Must not know where values are kept. */

/**
 * A number, an entity (its id, none = -1), a condition (1 or 0), a tally (index into the state's tallies), an ability
 * (index of the instance), a kind (its index); a list of such; or a text. Which of these is meant is the type's business.
 * Lists are never changed after they were made, so they may be shared between states.
 */
export type Value = number | readonly number[] | string;

/** The entity, tally or ability that is not there. */
export const NONE = -1;

/** The list without elements. Not frozen: a frozen list has another shape than all others, and slows down whoever meets both. */
export const EMPTY: readonly number[] = [];

/**
 * Slots for `size` values, all none. Made to hold anything from the start, and so are copies of them: an array that begins
 * with small integers only gets another shape when it is first given a list.
 */
export function makeLocals(size: number): Value[] {
  const out: Value[] = [''];
  out.pop();
  for (let i = 0; i < size; i++) out.push(NONE);
  return out;
}

/** A value as a list: one thing is a list of one, none is the empty list. */
export function toList(value: Value): readonly number[] {
  if (typeof value === 'number') return value < 0 ? EMPTY : [value];
  return typeof value === 'string' ? EMPTY : value;
}

/** Whether two values are the same: lists element by element. */
export function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
