/**
 * Instructions: each takes as many words as every other, so that the nth of a program is found by counting. The commonest
 * are carried out by the loop of `run.ts`, all others by functions that are noted here. Must carry out none.
 */
import type { Instruction } from './machine.js';

/** Words of an instruction: its number, and what it works with. */
export const STRIDE = 6;

/** `slot, a`: puts `a` into the slot. */
export const SET = 0;
/** `slot, a, b`: puts their sum into the slot. */
export const ADD = 1;
/** `pc`: goes there. */
export const GOTO = 2;
/** `pc, condition`: goes there unless it holds. */
export const UNLESS = 3;
/** `pc, a, b`: goes there unless `a < b`. */
export const UNLESS_LESS = 4;
/** `pc, a, lo, hi`: goes there unless `a` is one of these entities; `hi` is the first that is not. */
export const UNLESS_KIND = 5;
/** `list slot, index slot, item slot, pc`: takes the next of the list; goes there when there is none. */
export const EACH = 6;
/** `a`: ends the frame with this result. */
export const ENDS = 7;
/** `things, zone`: the verb `move to`; nothing happens without a zone. */
export const MOVE = 8;
/**
 * Calls without a frame (`in-place.ts`); `call` is where the call itself stands, for when a frame is needed.
 * `attribute, place, value, call`: the procedure sets this attribute.
 */
export const SETS_IN_PLACE = 9;
/** `attribute, place, by, call, bound`: it adds a number to this attribute, within a bound: the least if `by` is below 0, else the most. */
export const ADDS_IN_PLACE = 10;
/** `condition, argument, 0, call`: it ends at once if the condition holds. */
export const ENDS_IN_PLACE = 11;

const OTHERS = 12;
const INSTRUCTIONS: Instruction[] = [];

/** Notes an instruction; gives its number, which holds for this process only. */
export function instruction(run: Instruction): number {
  return OTHERS + INSTRUCTIONS.push(run) - 1;
}

/** Whether it is a call without a frame. */
export function isInPlace(number: number): boolean {
  return number >= SETS_IN_PLACE && number < OTHERS;
}

/** What carries out an instruction that the loop does not know. */
export function instructionOf(number: number): Instruction {
  return INSTRUCTIONS[number - OTHERS] as Instruction;
}
