// Expressions and targets inside instructions of compiled programs. Must not judge them.
import { type Instr } from '@dradis/engine';

/** Every operation inside a value, however deep: arrays that begin with a word. */
export function* operations(value: unknown): Iterable<readonly [string, ...unknown[]]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && typeof value[0] === 'string') yield value as unknown as readonly [string, ...unknown[]];
  for (const part of Array.isArray(value) ? (value as unknown[]) : Object.values(value)) yield* operations(part);
}

/** The instructions that may follow one, as positions counted from 0; the length of the program is its end. */
function next(instr: Instr, pc: number): number[] {
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
const LOWEST = -999_999;

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

/** Every instruction that can be reached from the first. */
export function reachable(code: readonly Instr[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const open = [0];
  for (let pc = open.pop(); pc !== undefined; pc = open.pop()) {
    if (seen.has(pc)) continue;
    seen.add(pc);
    const instr = code[pc];
    if (instr !== undefined) open.push(...next(instr, pc));
  }
  return seen;
}
