/** Watches: expressions whose value is followed over the line. Must hold types only. */
import type { Evaluation, TextMistake } from './expression.js';
import type { Seat } from './options.js';
import type { PlainValue } from './value.js';

/** An expression that is watched. */
export interface Watch {
  /** Never given twice in a session. */
  id: number;
  /** The expression as it was given. */
  text: string;
  /** As the language writes types; null when the text cannot be compiled. */
  type: string | null;
  /** What is wrong with the text, or worth a warning; with an error it has no values. */
  mistakes: TextMistake[];
}

/** A watch with its value at the cursor. */
export interface WatchValue extends Evaluation {
  /** Id of the watch. */
  id: number;
}

/** A value that holds from a step on, up to the next point. */
export interface WatchPoint {
  /** The first step at which it holds. */
  step: number;
  /** For reading; empty when there is a problem. */
  value: string;
  /** The value as JSON; null when there is none. */
  raw: PlainValue;
  /** What went wrong as it was worked out; null when nothing did. */
  problem: string | null;
}

/** A stretch of the line. */
export interface WatchRange {
  /** The first step; default 0. */
  from?: number;
  /** How many steps; default 500, at most 20,000. */
  steps?: number;
}

/** The values of a watch on a stretch of the line: one point at its first step, then one for each that is another value. */
export interface WatchSlice {
  /** In order of step; empty when `hidden`. */
  points: WatchPoint[];
  /** The first step that was looked at. */
  from: number;
  /** The last step that was looked at. */
  to: number;
  /** Where to go on; null at the end of what is recorded. */
  next: number | null;
  /** Whether the seat may not be told. Then there are no points. */
  hidden: boolean;
}

/** The watches of a session. They stay when the session goes to another branch. */
export interface Watches {
  /** Watches an expression; one with mistakes is kept, and told with them. */
  add(text: string): Watch;
  /** False when there is none with that id. */
  remove(id: number): boolean;
  /** All watches, in the order in which they were added. */
  list(): Watch[];
  /** All watches with their values at the cursor, as a seat (default: everything) may know them. */
  values(seat?: Seat): WatchValue[];
  /** The values on a stretch of the recorded line; what was worked out once is kept. Leaves the cursor where it is. */
  history(id: number, range?: WatchRange, seat?: Seat): WatchSlice;
}
