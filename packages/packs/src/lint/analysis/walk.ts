// The ways through compiled programs and the operations in them. Must not judge them.
import type { Instr } from '@dradis/engine';
import { remember } from './remember.js';

/** An array of a compiled program that begins with a word: an instruction, or an expression in one. */
export type Operation = readonly [string, ...unknown[]];

const gathered = remember((value: object): readonly Operation[] => {
  const found: Operation[] = [];
  gather(value, found);
  return found;
});

/** Every operation inside a value, however deep, from the outside in. Remembered, for what is compiled does not change. */
export function operations(value: unknown): readonly Operation[] {
  return typeof value !== 'object' || value === null ? [] : gathered(value);
}

function gather(value: unknown, into: Operation[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    for (const part of Object.values(value)) gather(part, into);
    return;
  }
  if (typeof value[0] === 'string') into.push(value as unknown as Operation);
  for (const part of value as unknown[]) gather(part, into);
}

/** The slots an instruction writes. */
export function writtenSlots(instr: Instr): readonly number[] {
  switch (instr[0]) {
    case 'set':
    case 'tally':
    case 'pick':
      return [instr[1]];
    case 'call':
    case 'resolve-field':
      return instr[3] < 0 ? [] : [instr[3]];
    case 'each':
      return [instr[2], instr[3]];
    case 'ask':
      return [instr[1].slot];
    case 'announce':
      return instr[3].filter((slot) => slot >= 0);
    default:
      return [];
  }
}

/** The slots an instruction reads. Slots of candidates inside expressions are among them. */
export const readSlots = remember((instr: Instr): ReadonlySet<number> => {
  const read = new Set<number>();
  for (const [op, slot] of operations(instr)) if (op === 'local' && typeof slot === 'number') read.add(slot);
  if (instr[0] === 'each') for (const slot of [instr[1], instr[2]]) read.add(slot);
  return read;
});

/** The instructions that may follow one, as positions counted from 0; the length of the program is its end. */
export function following(instr: Instr, pc: number): readonly number[] {
  switch (instr[0]) {
    case 'goto':
      return [instr[1]];
    case 'unless':
      return instr[1] === true ? [pc + 1] : instr[1] === false ? [instr[2]] : [pc + 1, instr[2]];
    case 'bands':
      return [...instr[2].map(([, , to]) => to), ...(coversAll(instr[2]) ? [] : [instr[3]])];
    case 'each':
      return [pc + 1, instr[4]];
    case 'return':
    case 'end':
    case 'leave':
      return [];
    default:
      return [pc + 1];
  }
}

/** Lowest number of a band that is open below. */
export const LOWEST = -999_999;

/** Whether bands leave no number out. */
export function coversAll(bands: readonly (readonly [number, number | null, number])[]): boolean {
  const sorted = [...bands].sort(([a], [b]) => a - b);
  let reached: number | null = LOWEST - 1;
  for (const [low, high] of sorted) {
    if (reached === null || low > reached + 1) return reached === null;
    reached = high === null ? null : Math.max(reached, high);
  }
  return reached === null;
}

/** Every instruction that can be reached from the first; `closed` tells of instructions that nothing comes after. */
export function reachable(code: readonly Instr[], closed: (instr: Instr, pc: number) => boolean = () => false): ReadonlySet<number> {
  const seen = new Set<number>();
  const open = [0];
  for (let pc = open.pop(); pc !== undefined; pc = open.pop()) {
    if (seen.has(pc)) continue;
    seen.add(pc);
    const instr = code[pc];
    if (instr !== undefined && !closed(instr, pc)) open.push(...following(instr, pc));
  }
  return seen;
}
