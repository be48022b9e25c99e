/**
 * Operands: what an operation or instruction works with, as one word. The lowest bits say what the rest means, because most
 * operands are a local, a constant, a variable or an attribute, and fetching these must not cost the call of an operation.
 * Must fetch only.
 */
import type { Value } from '../state/value.js';
import type { Machine, Operation } from './machine.js';

const LOCAL = 0;
const CONSTANT = 1;
const GLOBAL = 2;
const NODE = 3;
/** `attribute, place`: an attribute that changes, of a thing that is always the same. */
const CELL = 4;
/** `slot, lo, hi, missing, attribute`: an attribute that changes, of the thing in a slot; `lo` to `hi - 1` have it. */
const ATTRIBUTE = 5;
/** `slot, lo, hi, missing, table`: one that never changes; in the table stand operands. */
const FIXED = 6;
const KIND_BITS = 3;
const KIND = 7;
/** Constants that fit into a word: beyond them they stand in the pool. */
const MOST = 2 ** 28 - 1;

/** By the number with which an expression begins: what works it out. Filled when the files of the operations are loaded. */
const OPERATIONS: Operation[] = [];

/** Notes an operation; gives its number, which holds for this process only. */
export function operation(run: Operation): number {
  return OPERATIONS.push(run) - 1;
}

/** What a slot holds. */
export const localWord = (slot: number): number => (slot << KIND_BITS) | LOCAL;
/** A variable of the game. */
export const globalWord = (index: number): number => (index << KIND_BITS) | GLOBAL;
/** An expression that begins at `at` of the words. */
export const nodeWord = (at: number): number => (at << KIND_BITS) | NODE;
/** What stands at `at` of the words, laid out as said above. */
export const cellWord = (at: number): number => (at << KIND_BITS) | CELL;
export const attributeWord = (at: number): number => (at << KIND_BITS) | ATTRIBUTE;
export const fixedWord = (at: number): number => (at << KIND_BITS) | FIXED;
/** The same integer always; undefined for a number that does not fit. */
export const constantWord = (value: number): number | undefined => (Number.isInteger(value) && value >= -MOST && value <= MOST ? (value << KIND_BITS) | CONSTANT : undefined);

/** The slot of a word; -1 when it is none. */
export const slotOf = (word: number): number => ((word & KIND) === LOCAL ? word >> KIND_BITS : -1);
/** The constant of a word; null when it is none. */
export const constantIn = (word: number): number | null => ((word & KIND) === CONSTANT ? word >> KIND_BITS : null);
/** Where the expression of a word begins that has to be worked out. */
export const addressIn = (word: number): number => word >> KIND_BITS;
/** Whether something has to be worked out. */
export const isNode = (word: number): boolean => (word & KIND) === NODE;

/** The value of an operand. Small, so that it is put into the place of its calls; `fetch` does the rest. */
export function read(m: Machine, locals: Value[], word: number): Value {
  const kind = word & KIND;
  if (kind === LOCAL) return locals[word >> KIND_BITS] as Value;
  if (kind === CONSTANT) return word >> KIND_BITS;
  return fetch(m, locals, word);
}

function fetch(m: Machine, locals: Value[], word: number): Value {
  const kind = word & KIND;
  const at = word >> KIND_BITS;
  if (kind === GLOBAL) return m.state.vars[at] as Value;
  const { words } = m;
  if (kind === NODE) {
    const run = OPERATIONS[words[at] as number] as Operation;
    return run(m, locals, at);
  }
  if (kind === CELL) return (m.state.attrs[words[at] as number] as Value[])[words[at + 1] as number] as Value;
  const thing = locals[words[at] as number] as number;
  const lo = words[at + 1] as number;
  if (thing < lo || thing >= (words[at + 2] as number)) return read(m, locals, words[at + 3] as number);
  if (kind === ATTRIBUTE) return (m.state.attrs[words[at + 4] as number] as Value[])[thing - lo] as Value;
  return read(m, locals, words[(words[at + 4] as number) + thing - lo] as number);
}

/** `read` for an operand that gives a number, entity, condition, tally or ability: the same function, so that it costs no call more. */
export const readNumber = read as (m: Machine, locals: Value[], word: number) => number;

/** Whether an operand that is a condition holds. */
export function holds(m: Machine, locals: Value[], word: number): boolean {
  return read(m, locals, word) === 1;
}
