// The tree of lines that parsing gives: heads of tokens, with what hangs on their colons. Must not interpret words.
import type { SourceSlice } from '../source-slice.js';
import type { Token } from './token.js';

/** A statement before anything is known about its words. */
export interface Line {
  /** Tokens before the colon; never empty. */
  readonly head: readonly Token[];
  /** Where the colon stands in the slice, or null without one. */
  readonly colon: number | null;
  /** The statement after the colon on the same line. */
  readonly inline: Line | null;
  /** Indented statements below; null when there is no block. */
  readonly block: readonly Line[] | null;
}

/** A comment with its place; `text` starts with `#`. */
export interface CommentText {
  readonly text: string;
  readonly start: number;
}

/** A place where characters could not be read; it is in the report. */
export interface ReadFault {
  readonly slice: SourceSlice;
  /** Offset in the slice. */
  readonly at: number;
}

/** A text read into lines. */
export interface LineTree {
  readonly slice: SourceSlice;
  readonly lines: readonly Line[];
  readonly comments: readonly CommentText[];
  readonly faults: readonly ReadFault[];
}
