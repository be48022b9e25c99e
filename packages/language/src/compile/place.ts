// Places of tokens in their file. Must not word messages.
import { positionAt, type Label, type Report } from '@dradis/diagnostics';
import type { ProgramSpan } from '../program.js';
import { fileSpan } from '../source-slice.js';
import type { Token } from '../syntax/token.js';
import type { Complaint } from './work.js';

/** Label at some tokens; they must stand in one slice. Null without tokens. */
export function labelAt(tokens: readonly Token[], label = ''): Label | null {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return null;
  const from = fileSpan(first.slice, first.start, first.end);
  const to = fileSpan(last.slice, last.start, last.end);
  const end = Math.max(from.end, first.slice.file === last.slice.file ? to.end : from.end);
  return { file: first.slice.file, span: { start: from.start, end }, label };
}

/** The place of a statement's tokens for a program. */
export function spanOf(tokens: readonly Token[]): ProgramSpan {
  const label = labelAt(tokens);
  if (label === null) return [1, 1, 1, 1];
  const from = positionAt(label.file, label.span.start);
  const to = positionAt(label.file, label.span.end);
  return [from.line, from.column, to.line, to.column];
}

/** Reports a complaint. */
export function complainAt(report: Report, complaint: Complaint): void {
  const primary = labelAt(complaint.tokens);
  if (primary === null) return;
  const related = complaint.related === undefined ? null : labelAt([complaint.related.token], complaint.related.label);
  report.add({
    code: complaint.code,
    severity: complaint.severity ?? 'error',
    title: complaint.title,
    primary,
    secondary: related === null ? [] : [related],
    ...(complaint.help === undefined ? {} : { help: complaint.help }),
  });
}
