// What was seen of the programs of one file: statements, branches, and the lines that are missing. Must not know cards.
import type { Count, FileCoverage, UncoveredLine } from '../run/result.js';
import type { Tracked } from './tracked.js';

/** The sum of counts. */
export function sum(counts: readonly Count[]): Count {
  return counts.reduce((a, b) => ({ executed: a.executed + b.executed, total: a.total + b.total }), { executed: 0, total: 0 });
}

/** Statements and branches of programs; a branch is a way in which a condition or table can go. */
export function countOf(tracked: readonly Tracked[], uncovered = new LineList(), partial = new LineList()): { readonly statements: Count; readonly branches: Count } {
  const statements = { executed: 0, total: 0 };
  const branches = { executed: 0, total: 0 };
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
  return { statements, branches };
}

/** The coverage of one file by its programs. */
export function fileCoverage(path: string, tracked: readonly Tracked[]): FileCoverage {
  const uncovered = new LineList();
  const partial = new LineList();
  const counted = countOf(tracked, uncovered, partial);
  return { path, ...counted, uncovered: uncovered.lines(), partial: partial.lines() };
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
