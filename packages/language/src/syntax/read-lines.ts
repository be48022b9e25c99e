// Text -> lines, with the diagnostics of layout and punctuation. Must not interpret words.
import type { Report } from '@dradis/diagnostics';
import { Lexer } from '../chevrotain.js';
import type { LanguageCode } from '../codes/language-code.js';
import { fileSpan, type SourceSlice } from '../source-slice.js';
import { buildLines } from './build-lines.js';
import { addLayout } from './layout.js';
import { parseLines } from './line-parser.js';
import type { LineTree, ReadFault } from './line.js';
import { lexedTokens, NumberRange, OpenQuote, WholeNumber } from './tokens.js';

/** Longest text read, in UTF-16 units: content beyond it is a mistake or an attack. */
const LONGEST_TEXT = 100_000;

let shared: Lexer | null = null;

/** @param skipValidations whether the tokens are taken as sound, for they never change; otherwise those that are not throw */
export function createLexer(skipValidations = true): Lexer {
  return new Lexer(lexedTokens, { positionTracking: 'onlyOffset', ensureOptimizations: false, skipValidations });
}

/** Reads a text. Always gives a tree; what could not be read is in the report. */
export function readLines(slice: SourceSlice, report: Report): LineTree {
  if (slice.text.length > LONGEST_TEXT) {
    add('D0110', `this text is ${slice.text.length} characters long; ${LONGEST_TEXT} are allowed`, 0, 1, 'move parts of it into procedures');
    return { slice, lines: [], comments: [], faults: [] };
  }
  shared ??= createLexer();
  const lexed = shared.tokenize(slice.text);
  const unread: ReadFault[] = [];
  for (const error of lexed.errors) {
    unread.push({ slice, at: error.offset });
    const found = slice.text.slice(error.offset, error.offset + error.length);
    add('D0105', `unexpected '${found}'`, error.offset, error.offset + error.length, 'remove it, or put text in double quotes');
  }
  for (const { tokenType, image, startOffset } of lexed.tokens) {
    if (tokenType !== WholeNumber && tokenType !== NumberRange) continue;
    if (image.split('-').every((digits) => Number.isSafeInteger(Number(digits)))) continue;
    add('D0112', `this number is too large; ${Number.MAX_SAFE_INTEGER} is the largest`, startOffset, startOffset + image.length, 'write a smaller one');
  }
  const usable = lexed.tokens.filter((token) => {
    if (token.tokenType !== OpenQuote) return true;
    unread.push({ slice, at: token.startOffset });
    add('D0106', 'this text has no closing quote on its line', token.startOffset, token.startOffset + token.image.length, 'close it with "');
    return false;
  });
  const { tokens, faults } = addLayout(slice.text, usable);
  for (const fault of faults) {
    if (fault.kind === 'tab') add('D0101', 'a tab in the indentation', fault.start, fault.end, 'indent with spaces');
    else add('D0102', 'this line is indented like no line above it', fault.start, fault.end, 'align it with the statement it follows');
  }
  const parsed = parseLines(tokens);
  for (const fault of parsed.faults) {
    // A stray block or colon is told by the checker, which knows what the line before it wants.
    const start = fault.start;
    if (fault.found !== '') unread.push({ slice, at: start });
    if (fault.found === ':') add('D0109', "unexpected ':'", start, start + 1, 'a statement stands before it');
    else if (fault.found === '') add('D0103', 'unexpected indentation', start, start, 'align it with the line above');
    else add('D0109', `unexpected '${fault.found}'`, start, fault.end);
  }
  const comments = (lexed.groups['comments'] ?? []).map(({ image, startOffset }) => ({ text: image.trimEnd(), start: startOffset }));
  return { slice, lines: buildLines(parsed.cst, slice), comments, faults: unread };

  function add(code: LanguageCode, title: string, start: number, end: number, help?: string): void {
    report.add({
      code,
      title,
      primary: { file: slice.file, span: fileSpan(slice, start, end), label: '' },
      ...(help === undefined ? {} : { help }),
    });
  }
}
