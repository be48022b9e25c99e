// Offsets to places and back. Must not know what documents mean.
import { positionAt, type SourceFile } from '@dradis/diagnostics';
import type { Position, Range, TextEdit } from './protocol.js';

/** A stretch by offsets: half-open, UTF-16, from 0. */
export interface Stretch {
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last character; equal to `start` for a point. */
  readonly end: number;
}

/** The place of an offset. */
export function placeOf(file: SourceFile, offset: number): Position {
  const { line, column } = positionAt(file, offset);
  return { line: line - 1, character: column - 1 };
}

/** The range of a stretch. */
export function rangeOf(file: SourceFile, { start, end }: Stretch): Range {
  return { start: placeOf(file, start), end: placeOf(file, end) };
}

/** The offset of a place; places past a line's end are moved to it. */
export function offsetOf(file: SourceFile, { line, character }: Position): number {
  const start = file.lineStarts[line];
  if (start === undefined) return file.text.length;
  const next = file.lineStarts[line + 1];
  return Math.min(start + character, next === undefined ? file.text.length : next - 1);
}

/** A text with edits made; edits must not overlap. */
export function withEdits(file: SourceFile, edits: readonly TextEdit[]): string {
  const changes = edits.map(({ range, newText }) => ({ start: offsetOf(file, range.start), end: offsetOf(file, range.end), newText }));
  let { text } = file;
  for (const { start, end, newText } of changes.sort((a, b) => b.start - a.start || b.end - a.end)) text = text.slice(0, start) + newText + text.slice(end);
  return text;
}

/** The one smallest edit that turns one text into another; none when they are equal. */
export function smallestEdit(file: SourceFile, after: string): TextEdit[] {
  const before = file.text;
  if (before === after) return [];
  let start = 0;
  const most = Math.min(before.length, after.length);
  while (start < most && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < most - start && before[before.length - 1 - kept] === after[after.length - 1 - kept]) kept += 1;
  return [{ range: rangeOf(file, { start, end: before.length - kept }), newText: after.slice(start, after.length - kept) }];
}
