// Takes away a comment that allows nothing. Must not touch what stands before it on its line.
import type { Diagnostic, SourceFile } from '@dradis/diagnostics';
import { rangeOf } from '../text-range.js';
import type { Change } from './change.js';

/** The change that removes the comment D0611 is about, with its line where nothing else stands on it. */
export function removeComment(file: SourceFile, { code, primary: { span } }: Diagnostic): Change[] {
  if (code !== 'D0611') return [];
  const { text } = file;
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
  const before = text.slice(lineStart, span.start);
  const own = before.trim() === '';
  const newline = text.indexOf('\n', span.end);
  const start = own ? lineStart : lineStart + before.trimEnd().length;
  const end = own ? (newline === -1 ? text.length : newline + 1) : span.end;
  return [{ title: 'Remove the comment', edit: { range: rangeOf(file, { start, end }), newText: '' } }];
}
