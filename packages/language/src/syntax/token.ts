// A token as the matcher sees it. Must not depend on the parser library.
import type { SourceSlice } from '../source-slice.js';

/** What sort of token it is. */
export type TokenKind = 'word' | 'number' | 'range' | 'text' | 'possessive' | 'symbol';

/** One token of a head. */
export interface Token {
  readonly kind: TokenKind;
  /** What it is compared by: words in lower case; `'s` for a possessive; quoted text with its quotes. */
  readonly text: string;
  /** The slice it stands in, with its half-open range there. */
  readonly slice: SourceSlice;
  readonly start: number;
  readonly end: number;
}

/** The written text of a token. */
export function written(token: Token): string {
  return token.slice.text.slice(token.start, token.end);
}

/** The value of quoted text: without quotes and backslashes. */
export function unquote(text: string): string {
  return text.slice(1, -1).replace(/\\(.)/g, '$1');
}
