// Tokens -> text with one space between words. Must not decide spelling: that comes from the matcher.
import type { Line } from '../syntax/line.js';
import { written, type Token } from '../syntax/token.js';

/** Spelling of tokens that differs from what is written; '' where a token is left out. */
export type Spelling = ReadonlyMap<Token, string>;

const AS_WRITTEN: Spelling = new Map();
const TIGHT_BEFORE = new Set([',', ')', "'s"]);

/** The text of tokens in canonical spelling: lower-case words, single spaces. */
export function sayTokens(tokens: readonly Token[], spelling = AS_WRITTEN): string {
  let text = '';
  let before = '(';
  for (const token of tokens) {
    const said = spelling.get(token) ?? (token.kind === 'text' ? written(token) : token.text);
    if (said === '') continue;
    const tight = before === '(' || TIGHT_BEFORE.has(token.text);
    text += `${tight ? '' : ' '}${said}`;
    before = token.text;
  }
  return text;
}

/** The text of a line with all that hangs on it, on one line: blocks are joined by `; `. */
function sayLine(line: Line, spelling = AS_WRITTEN): string {
  const head = sayTokens(line.head, spelling);
  if (line.inline !== null) return `${head}: ${sayLine(line.inline, spelling)}`;
  if (line.block !== null) return `${head}: ${sayLines(line.block, spelling)}`;
  return head;
}

/** The text of several lines on one line. */
export function sayLines(lines: readonly Line[], spelling = AS_WRITTEN): string {
  return lines.map((line) => sayLine(line, spelling)).join('; ');
}
