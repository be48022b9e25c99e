// What the watch list shows. Must hold types only.
import type { TypedMistake } from '../mistake-text/mistake-text.js';

/** A value from a step on. */
export interface WatchedValue {
  /** The first step at which it holds. */
  readonly step: number;
  /** For reading. */
  readonly value: string;
  /** For the plot: a number, a truth value as 0 or 1; null for what is neither. */
  readonly level: number | null;
}

/** A watch and how it stands. */
export interface WatchRow {
  /** What is sent to remove it. */
  readonly id: number;
  /** The expression. */
  readonly text: string;
  /** At the cursor, for reading; undefined when it has no value. */
  readonly value: string | undefined;
  /** Why it has no value here; null when it has one. */
  readonly problem: string | null;
  /** What is wrong with the text; empty when it can be compiled. */
  readonly mistakes: readonly TypedMistake[];
  /** Over the recorded line, in order of step. */
  readonly points: readonly WatchedValue[];
  /** Whether the points are still being found. */
  readonly searching: boolean;
}

/** The text in the field: what it comes to, or what is wrong with it. */
export interface WatchDraft {
  /** The text that it is of. */
  readonly text: string;
  /** What it comes to, for reading; undefined when it has no value. */
  readonly value: string | undefined;
  /** Why it has no value; null when it has one. */
  readonly problem: string | null;
  /** What is wrong with the text. */
  readonly mistakes: readonly TypedMistake[];
}
