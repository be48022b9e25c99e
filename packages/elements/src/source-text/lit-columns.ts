// Cuts the runs of a line where a lit span begins and ends. Must not know what the span is for.
import type { SourceSpan } from '@dradis/session';
import type { Run } from './highlight.js';

/** A run that is wholly lit or wholly not. */
export interface LitRun extends Run {
  readonly lit: boolean;
}

/** The lit columns of a 1-based line, 0-based and end exclusive; undefined when the span does not touch it. */
export function litColumns(line: number, length: number, span: SourceSpan | undefined): readonly [number, number] | undefined {
  if (span === undefined || line < span.line || line > span.endLine) return undefined;
  const from = line === span.line ? span.column - 1 : 0;
  const to = line === span.endLine ? span.endColumn - 1 : length;
  return to > from ? [Math.max(0, from), Math.min(length, to)] : undefined;
}

/** The runs, cut at the edges of the lit columns. */
export function litRuns(runs: readonly Run[], lit: readonly [number, number] | undefined): LitRun[] {
  if (lit === undefined) return runs.map((run) => ({ ...run, lit: false }));
  const [from, to] = lit;
  const out: LitRun[] = [];
  let at = 0;
  for (const { kind, text } of runs) {
    const cuts = [0, Math.max(0, Math.min(text.length, from - at)), Math.max(0, Math.min(text.length, to - at)), text.length];
    for (let i = 0; i < 3; i++) {
      const piece = text.slice(cuts[i], cuts[i + 1]);
      if (piece !== '') out.push({ kind, text: piece, lit: i === 1 });
    }
    at += text.length;
  }
  return out;
}
