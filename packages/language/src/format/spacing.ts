// Tokens -> text with one space between words. Must not change words.
import type { Line } from '../syntax/line.js';
import { written, type Token } from '../syntax/token.js';

const TIGHT_BEFORE = new Set([',', ')', "'s"]);

/** The text of tokens in canonical spelling: lower-case words, single spaces. */
export function sayTokens(tokens: readonly Token[]): string {
  let text = '';
  let before = '(';
  for (const token of tokens) {
    const tight = before === '(' || TIGHT_BEFORE.has(token.text);
    text += `${tight ? '' : ' '}${token.kind === 'text' ? written(token) : token.text}`;
    before = token.text;
  }
  return text;
}

/** The text of a line with all that hangs on it, on one line: blocks are joined by `; `. */
export function sayLine(line: Line): string {
  const head = sayTokens(line.head);
  if (line.inline !== null) return `${head}: ${sayLine(line.inline)}`;
  if (line.block !== null) return `${head}: ${sayLines(line.block)}`;
  return head;
}

/** The text of several lines on one line. */
export function sayLines(lines: readonly Line[]): string {
  return lines.map(sayLine).join('; ');
}
