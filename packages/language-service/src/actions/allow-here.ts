// The comment that allows what lint reports of a line, written above it. Must not give the reason: that is the designer's.
import type { Diagnostic, SourceFile } from '@dradis/diagnostics';
import { lintCodePages, REASON_PLACEHOLDER } from '@dradis/packs';
import { placeOf } from '../text-range.js';
import type { Change } from './change.js';

/** Remarks on such comments themselves, and on settings: no comment allows them. */
const OF_COMMENTS: ReadonlySet<string> = new Set(['D0611', 'D0612', 'D0613']);
const ALLOWED: ReadonlySet<string> = new Set(lintCodePages.map(({ code }) => code).filter((code) => !OF_COMMENTS.has(code)));

/** What would allow a diagnostic where it stands. No effect stands in quotes on several lines (D0311), so that the comment above is always one. */
export function allowHere(file: SourceFile, { code, primary: { span } }: Diagnostic): Change[] {
  if (!ALLOWED.has(code)) return [];
  const { text } = file;
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
  const at = placeOf(file, start);
  return [{ title: `Allow ${code} here, with a reason`, edit: { range: { start: at, end: at }, newText: `${indent}# dradis-allow ${code} ${REASON_PLACEHOLDER}${text.includes('\r\n') ? '\r\n' : '\n'}` } }];
}
