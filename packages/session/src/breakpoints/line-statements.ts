/** Which statements a breakpoint on a line is on, and where statements begin. Must look at sources only. */
import type { StatementTable } from '../record/statement-table.js';
import type { BreakpointChoices } from '../types/breakpoints.js';
import type { SourcePlace } from '../types/source.js';

/** Statements of a line. */
export interface LineStatements {
  numbers: ReadonlySet<number>;
  places: SourcePlace[];
  /** Where it was moved to, or that there is none; null when it stayed. */
  message: string | null;
}

/** All statements that begin on the line, or else on the next one on which any does; with `column` one of them. */
export function statementsOnLine({ all }: StatementTable, { file, line, column }: { file: string; line: number; column?: number }): LineStatements {
  const below = all.filter(({ place }) => place.file === file && place.span.line >= line);
  const nearest = below.reduce((least, { place }) => Math.min(least, place.span.line), Infinity);
  let chosen = below.filter(({ place }) => place.span.line === nearest);
  if (chosen.length === 0) return { numbers: new Set(), places: [], message: `${file} has no statement at or below line ${line}` };
  if (column !== undefined && nearest === line) {
    const at = chosen.map(({ place }) => place.span.column);
    const wanted = Math.min(...at.filter((one) => one >= column));
    chosen = chosen.filter(({ place }) => place.span.column === (Number.isFinite(wanted) ? wanted : Math.max(...at)));
  }
  const message = nearest === line ? null : `no statement begins on line ${line}; moved to line ${nearest}`;
  return { numbers: new Set(chosen.map(({ number }) => number)), places: chosen.map(({ place }) => place), message };
}

/** By file: the lines on which statements begin, with their columns, in order. */
export function linesWithStatements({ all }: StatementTable): BreakpointChoices['lines'] {
  const files = new Map<string, Map<number, Set<number>>>();
  for (const { place } of all) {
    const lines = files.get(place.file) ?? new Map<number, Set<number>>();
    const columns = lines.get(place.span.line) ?? new Set<number>();
    files.set(place.file, lines.set(place.span.line, columns.add(place.span.column)));
  }
  const inOrder = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);
  return Object.fromEntries([...files].map(([file, lines]) => [file, inOrder(lines.keys()).map((line) => ({ line, columns: inOrder(lines.get(line) ?? []) }))]));
}
