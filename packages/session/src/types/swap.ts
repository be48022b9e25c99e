/** Content that is replaced while a game is looked at. Must hold types only. */
import type { CompiledPack } from '@dradis/engine';
import type { LanguageSource } from './expression.js';
import type { Stop } from './moving.js';

/** What takes the place of the content. */
export interface SwapContent {
  /** The new content. */
  pack: CompiledPack;
  /** As in `SessionOptions`; left out: the old texts stay. */
  sources?: Readonly<Record<string, string>>;
  /** Left out: the old one stays. */
  language?: LanguageSource;
}

/** Something that reads otherwise with the new content. */
export interface SwapDifference {
  /** Path in the state tree. */
  path: string;
  /** What people call it. */
  label: string;
  /** Empty where it is not there. */
  before: string;
  /** Empty where it is not there with the new content. */
  after: string;
}

/** A breakpoint on a line that is elsewhere with the new content. */
export interface MovedBreakpoint {
  /** Index of the breakpoint. */
  breakpoint: number;
  /** The line on which it was. */
  from: number;
  /** The line on which it is now; null when its statement is gone. */
  to: number | null;
  /** In words: where it went, or why it is on nothing. */
  message: string;
}

/** What became of the line with the new content. */
export interface SwapReport {
  /**
   * `same`: every answer could be given again, and wherever somebody was asked, and at the cursor, the state reads the same;
   * `diverged`: the session stands on the line as the new content makes it, as near to where it was as the answers lead;
   * `impossible`: the session is as it was.
   */
  outcome: 'same' | 'diverged' | 'impossible';
  /** With `diverged`: the first of these steps at which it is another game, on the new line. */
  step: number | null;
  /** In words: what differs, or why it is impossible. */
  message: string;
  /** What differs there, at most 50. */
  differences: SwapDifference[];
  /** Names of the other branches that could not be played to their end and were removed. */
  lost: string[];
  /** Breakpoints on lines follow their statements: those that moved, lost theirs, or found them again. */
  breakpoints: MovedBreakpoint[];
  /** Where the session stands now. */
  stop: Stop;
}

/** Replacing the content. */
export interface Swapping {
  /** Plays the line again with other content, to the same point. Takes as long as the game took. */
  swap(content: SwapContent): SwapReport;
}
