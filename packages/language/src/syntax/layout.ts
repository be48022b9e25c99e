// Turns line ends and indentation into Newline, Indent and Dedent tokens. Must not look at the words of a line.
import { createTokenInstance, type IToken } from '../chevrotain.js';
import { Dedent, Indent, LineEnd, Newline } from './tokens.js';

/** A fault in the layout; offsets are into the text, the range is half-open. */
export interface LayoutFault {
  readonly kind: 'tab' | 'unmatched-dedent';
  readonly start: number;
  readonly end: number;
}

/** Tokens with layout, and the faults met. */
export interface Layout {
  readonly tokens: IToken[];
  readonly faults: LayoutFault[];
}

/**
 * Blank and comment lines make no tokens. A line indented more than the open block opens one; a line indented less
 * closes blocks down to its own column. A line that fits no open block is a fault and joins the next one outwards.
 */
export function addLayout(text: string, lexed: readonly IToken[]): Layout {
  const tokens: IToken[] = [];
  const faults: LayoutFault[] = [];
  const open = [0];
  let atStart = true;
  let first = true;
  for (const token of lexed) {
    if (token.tokenType === LineEnd) {
      if (!atStart) tokens.push(layoutToken(Newline, token.startOffset));
      atStart = true;
      continue;
    }
    if (atStart) {
      const start = lineStart(text, token.startOffset);
      const indentation = text.slice(start, token.startOffset);
      if (indentation.includes('\t')) faults.push({ kind: 'tab', start, end: token.startOffset });
      const width = indentation.replace(/\t/g, '  ').length;
      // The first line sets the outermost column, so that a wholly indented text is fine.
      if (first) open[0] = width;
      else openOrClose(width, token.startOffset);
      atStart = false;
      first = false;
    }
    tokens.push(token);
  }
  if (!atStart) tokens.push(layoutToken(Newline, text.length));
  while (open.length > 1) {
    open.pop();
    tokens.push(layoutToken(Dedent, text.length));
  }
  return { tokens, faults };

  function openOrClose(width: number, offset: number): void {
    const level = open.at(-1) ?? 0;
    if (width > level) {
      open.push(width);
      tokens.push(layoutToken(Indent, offset));
      return;
    }
    while (open.length > 1 && width < (open.at(-1) ?? 0)) {
      open.pop();
      tokens.push(layoutToken(Dedent, offset));
      const outer = open.at(-1) ?? 0;
      if (width > outer || (width < outer && open.length === 1)) {
        faults.push({ kind: 'unmatched-dedent', start: offset - Math.max(1, width), end: offset });
        return;
      }
    }
    if (width < (open.at(-1) ?? 0)) faults.push({ kind: 'unmatched-dedent', start: offset - width, end: offset });
  }
}

function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1;
  return start;
}

function layoutToken(type: typeof Newline, offset: number): IToken {
  return createTokenInstance(type, '', offset, offset, 1, 1, 1, 1);
}
