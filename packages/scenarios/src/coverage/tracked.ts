// What is remembered of one program while scenarios run, and which ways its instructions may go. Must not run or count anything.
import type { CompiledProgram, Instr } from '@dradis/engine';

/** One program of the pack and what was seen of it. */
export interface Tracked {
  readonly program: CompiledProgram;
  /** By instruction: 1 once it was carried out. */
  readonly done: Uint8Array;
  /** By branching instruction: where it may lead. */
  readonly ways: ReadonlyMap<number, ReadonlySet<number>>;
  /** By branching instruction: where it led. */
  readonly gone: Map<number, Set<number>>;
  /** By instruction that offers options or asks yes or no: what was answered, as the slot of the answer holds it. */
  readonly answered: Map<number, Set<number>>;
}

/** A program of which nothing was seen yet. */
export function track(program: CompiledProgram): Tracked {
  return { program, done: new Uint8Array(program.code.length), ways: waysOf(program), gone: new Map(), answered: new Map() };
}

/** Adds to the values noted at an instruction. */
export function noteAt(of: Map<number, Set<number>>, pc: number, value: number): void {
  const seen = of.get(pc);
  if (seen === undefined) of.set(pc, new Set([value]));
  else seen.add(value);
}

/** The slot in which the answer to a choice between options, or to a question for yes or no, is put; undefined for all else. */
export function choiceSlot(instruction: Instr | undefined): number | undefined {
  if (instruction?.[0] !== 'ask') return undefined;
  const { form, slot } = instruction[1];
  return form === 'option' || form === 'may' ? slot : undefined;
}

function waysOf({ code }: CompiledProgram): Map<number, ReadonlySet<number>> {
  const ways = new Map<number, ReadonlySet<number>>();
  // The head of a loop is no branch of the rule: how often a `repeat` goes round is a number, and its bound is a fuse.
  const loopHeads = new Set(code.flatMap((instruction, pc) => (instruction[0] === 'goto' && instruction[1] < pc ? [instruction[1]] : [])));
  code.forEach((instruction, pc) => {
    if (instruction[0] === 'unless' && !loopHeads.has(pc) && typeof instruction[1] !== 'boolean') ways.set(pc, new Set([pc + 1, instruction[2]]));
    if (instruction[0] === 'bands') {
      const bands = instruction[2];
      const targets = new Set(bands.map(([, , target]) => target));
      if (!bandsLeaveNothingOut(bands)) targets.add(instruction[3]);
      ways.set(pc, targets);
    }
  });
  return ways;
}

/** Whether the bands follow each other from 1 on: then only numbers above the last one are left, which no die shows. */
export function bandsLeaveNothingOut(bands: readonly (readonly [number, number | null, number])[]): boolean {
  let next = 1;
  for (const [low, high] of bands) {
    if (low > next) return false;
    if (high === null) return true;
    next = Math.max(next, high + 1);
  }
  return bands.length > 1;
}
