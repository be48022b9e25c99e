/**
 * Operands: what an operation or instruction works with, as one word. The two lowest bits say what the rest means, because
 * most operands are a local, a constant or a variable, and fetching these must not cost a call. Must fetch only.
 */
import { type Value } from '../state/value.js';
import { type Machine, type Operation } from './machine.js';

const LOCAL = 0;
const CONSTANT = 1;
const GLOBAL = 2;
const NODE = 3;
const KIND_BITS = 2;
const KIND = 3;
/** Constants that fit into a word: beyond them they stand in the pool. */
const MOST = 2 ** 29 - 1;

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
/** The same integer always; undefined for a number that does not fit. */
export const constantWord = (value: number): number | undefined => (Number.isInteger(value) && value >= -MOST && value <= MOST ? (value << KIND_BITS) | CONSTANT : undefined);

/** The slot of a word; -1 when it is none. */
export const slotOf = (word: number): number => ((word & KIND) === LOCAL ? word >> KIND_BITS : -1);
/** The constant of a word; null when it is none. */
export const constantIn = (word: number): number | null => ((word & KIND) === CONSTANT ? word >> KIND_BITS : null);
/** Whether something has to be worked out. */
export const isNode = (word: number): boolean => (word & KIND) === NODE;

/** The value of an operand. */
export function read(m: Machine, locals: Value[], word: number): Value {
  const kind = word & KIND;
  if (kind === LOCAL) return locals[word >> KIND_BITS] as Value;
  if (kind === CONSTANT) return word >> KIND_BITS;
  if (kind === GLOBAL) return m.state.vars[word >> KIND_BITS] as Value;
  const at = word >> KIND_BITS;
  return (OPERATIONS[m.words[at] as number] as Operation)(m, locals, at);
}

/** `read` for an operand that gives a number, entity, condition, tally or ability: the same function, so that it costs no call more. */
export const readNumber = read as (m: Machine, locals: Value[], word: number) => number;

/** Whether an operand that is a condition holds. */
export function holds(m: Machine, locals: Value[], word: number): boolean {
  return read(m, locals, word) === 1;
}
