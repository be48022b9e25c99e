/**
 * Instructions as the loop of `run.ts` takes them: the commonest as records it carries out itself, all others as closures.
 * A record does exactly what the closure of the same instruction does. Must hold types and codes only.
 */
import { type ConditionEval, type Op } from './machine.js';
import { type Operand } from './operand.js';

/** `run` may change the stack, ask something or end the game. */
export const LEAVES = 0;
/** `run` does none of these. */
export const STAYS = 1;
/** `locals[slot] = a`. */
export const SET = 2;
/** `locals[slot] = a + b`, numbers. */
export const ADD = 3;
/** Goes to `to`. */
export const GOTO = 4;
/** Goes to `to` unless `holds`. */
export const UNLESS = 5;
/** Goes to `to` unless `a < b`. */
export const UNLESS_LESS = 6;
/** Goes to `to` unless `a` is the constant `b`. */
export const UNLESS_IS = 7;
/** Goes to `to` unless `a` is true. */
export const UNLESS_TRUE = 8;
/** Goes to `to` unless `a` is one of the entities `lo` … `hi - 1`. */
export const UNLESS_KIND = 9;
/** `locals[slot]` becomes the next of the list in slot `lo`, counted by slot `hi`; goes to `to` when there is none. */
export const EACH = 10;

/** Ends the frame with the result `a`. */
export const ENDS = 11;

/** One instruction. All have one shape. */
export interface Instruction {
  readonly code: number;
  readonly slot: number;
  readonly to: number;
  readonly lo: number;
  readonly hi: number;
  readonly a: Operand;
  readonly b: Operand;
  readonly holds: ConditionEval;
  /** What the instruction does, whatever its code. */
  readonly run: Op;
}
