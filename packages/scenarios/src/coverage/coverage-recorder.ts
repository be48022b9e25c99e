// Counts which statements of a pack's programs were carried out, and which ways their conditions went. Must not run anything.
import type { CompiledPack, CompiledProgram } from '@dradis/engine';
import type { Coverage, FileCoverage, UncoveredLine } from '../run/result.js';

interface Tracked {
  readonly program: CompiledProgram;
  /** By instruction: 1 once it was carried out. */
  readonly done: Uint8Array;
  /** By branching instruction: where it may lead. */
  readonly ways: ReadonlyMap<number, ReadonlySet<number>>;
  /** By branching instruction: where it led. */
  readonly gone: Map<number, Set<number>>;
}

/** Records over any number of games of one pack. */
export class CoverageRecorder {
  private readonly tracked: readonly Tracked[];

  constructor(private readonly pack: CompiledPack) {
    this.tracked = pack.programs.map((program) => ({
      program,
      done: new Uint8Array(program.code.length),
      ways: waysOf(program),
      gone: new Map<number, Set<number>>(),
    }));
  }

  /** Notes that an instruction was carried out. Programs the pack does not have, such as a scenario's own, are ignored. */
  note(program: number, pc: number): void {
    const tracked = this.tracked[program];
    if (tracked !== undefined) tracked.done[pc] = 1;
  }

  /** Whether the instruction is one that leads to different places; `noteWay` wants to know where it led. */
  branches(program: number, pc: number): boolean {
    return this.tracked[program]?.ways.has(pc) === true;
  }

  /** Notes where a branching instruction led. */
  noteWay(program: number, pc: number, next: number): void {
    const gone = this.tracked[program]?.gone;
    if (gone === undefined) return;
    const seen = gone.get(pc);
    if (seen === undefined) gone.set(pc, new Set([next]));
    else seen.add(next);
  }

  /** What was recorded so far. */
  result(): Coverage {
    const files = this.pack.files
      .map((path, file) => fileCoverage(path, this.tracked.filter(({ program }) => program.file === file)))
      .filter(({ statements }) => statements.total > 0)
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    return { statements: sum(files.map((each) => each.statements)), branches: sum(files.map((each) => each.branches)), files };
  }
}

function sum(counts: readonly { readonly executed: number; readonly total: number }[]): { executed: number; total: number } {
  return counts.reduce((a, b) => ({ executed: a.executed + b.executed, total: a.total + b.total }), { executed: 0, total: 0 });
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
function bandsLeaveNothingOut(bands: readonly (readonly [number, number | null, number])[]): boolean {
  let next = 1;
  for (const [low, high] of bands) {
    if (low > next) return false;
    if (high === null) return true;
    next = Math.max(next, high + 1);
  }
  return bands.length > 1;
}

function fileCoverage(path: string, tracked: readonly Tracked[]): FileCoverage {
  const statements = { executed: 0, total: 0 };
  const branches = { executed: 0, total: 0 };
  const uncovered = new LineList();
  const partial = new LineList();
  for (const { program, done, ways, gone } of tracked) {
    // A statement may take several instructions; it is known by its place.
    const places = new Map<string, { line: number; executed: boolean }>();
    program.at.forEach((span, pc) => {
      const key = span.join(':');
      const place = places.get(key) ?? { line: span[0], executed: false };
      if (done[pc] === 1) place.executed = true;
      places.set(key, place);
    });
    for (const { line, executed } of places.values()) {
      statements.total += 1;
      if (executed) statements.executed += 1;
      else uncovered.add(line, program.name);
    }
    for (const [pc, targets] of ways) {
      const went = [...targets].filter((target) => gone.get(pc)?.has(target) === true).length;
      branches.total += targets.size;
      branches.executed += went;
      const line = program.at[pc]?.[0];
      if (went > 0 && went < targets.size && line !== undefined) partial.add(line, program.name);
    }
  }
  return { path, statements, branches, uncovered: uncovered.lines(), partial: partial.lines() };
}

class LineList {
  private readonly byLine = new Map<number, Set<string>>();

  add(line: number, program: string): void {
    this.byLine.set(line, (this.byLine.get(line) ?? new Set()).add(program));
  }

  lines(): UncoveredLine[] {
    return [...this.byLine].sort(([a], [b]) => a - b).map(([line, programs]) => ({ line, programs: [...programs] }));
  }
}
