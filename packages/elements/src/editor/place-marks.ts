// Where marks that were made for one text stand in another. Must not draw.
import type { SourceSpan } from '@dradis/session';
import { NO_MARKS, type DebugMarks } from './debug-marks-type.js';
import type { EditorBreakpoint, EditorHits, EditorRange } from './editor-service.js';
import { lineChanges, lineInB } from './line-diff.js';

/** Marks as a session gives them; lines and columns count from 1. */
export interface SessionMarks {
  readonly span: SourceSpan | undefined;
  readonly outer: readonly SourceSpan[];
  readonly breakpoints: readonly EditorBreakpoint[];
  readonly hits: readonly EditorHits[];
}

/**
 * The marks in `text`, when they were made for `running`: those of lines that were changed or taken away are left out.
 * `running` undefined: they were made for this text.
 */
export function placeMarks({ span, outer, breakpoints, hits }: SessionMarks, running: string | undefined, text: string): DebugMarks {
  if (span === undefined && outer.length === 0 && breakpoints.length === 0 && hits.length === 0) return NO_MARKS;
  const changes = running === undefined ? [] : lineChanges(running, text);
  const move = <T extends { readonly line: number }>(one: T): T[] => {
    const line = lineInB(changes, one.line - 1);
    return line === undefined ? [] : [{ ...one, line: line + 1 }];
  };
  const range = (one: SourceSpan): EditorRange[] => {
    const line = lineInB(changes, one.line - 1);
    if (line === undefined) return [];
    const end = lineInB(changes, one.endLine - 1) ?? line;
    return [{ start: { line, character: one.column - 1 }, end: { line: end, character: one.endColumn - 1 } }];
  };
  return {
    current: span === undefined ? undefined : range(span)[0],
    outer: outer.flatMap(range),
    breakpoints: breakpoints.flatMap(move),
    hits: hits.flatMap(move),
  };
}
