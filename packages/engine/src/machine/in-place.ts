/**
 * Carries out calls without a frame, which `compile/one-statement.ts` and `compile/guarded-call.ts` found. Must not be asked
 * where anybody could tell: a listener, single steps, an exhausted budget or a deep stack need the frame.
 */
import { NONE, type Value } from '../state/value.js';
import { ENDS_IN_PLACE, SETS_IN_PLACE } from './instruction.js';
import type { Machine } from './machine.js';
import { read } from './operand.js';

/** What is carried out of the procedure counts as much as with a frame: one statement, or one condition, and the end. */
export const STEPS_IN_PLACE = 2;

/** Carries out the call at `at` of the words, whose number is given; false when the frame is needed, for then nothing was done. */
export function carryOutInPlace(m: Machine, locals: Value[], at: number, number: number): boolean {
  const { state, words } = m;
  if (number === ENDS_IN_PLACE) return read(m, locals, words[at + 2] as number) !== NONE && read(m, locals, words[at + 1] as number) === 1;
  const cells = state.attrs[words[at + 1] as number] as Value[];
  const place = words[at + 2] as number;
  if (number === SETS_IN_PLACE) {
    cells[place] = read(m, locals, words[at + 3] as number);
    return true;
  }
  const by = words[at + 3] as number;
  const bound = words[at + 5] as number;
  const sum = (cells[place] as number) + by;
  // No fault can come of a small integer.
  if ((sum | 0) !== sum) return false;
  if (by < 0) cells[place] = sum < bound ? bound : sum;
  else cells[place] = sum > bound ? bound : sum;
  return true;
}
