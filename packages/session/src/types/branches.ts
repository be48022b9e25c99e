/** Named lines of play, and what is put into a game from outside. Must hold types only. */
import type { Stop } from './moving.js';
import type { Seat } from './options.js';
import type { Point, ToldChange } from './state.js';
import type { PlainValue } from './value.js';

/**
 * A change of the game from outside. `value`: what a path of the state tree leads to, a variable or an attribute; things
 * by id. `deck`: these lie on top of the zone, the first is drawn first. `chance`: dice and shuffles go on from another
 * seed; with `decks` everything that lies where nobody sees it is shuffled as well.
 */
export type Edit =
  | { kind: 'value'; path: string; value: PlainValue }
  | { kind: 'move'; thing: string; zone: string; place?: 'top' | 'bottom' }
  | { kind: 'face'; thing: string; up: boolean }
  | { kind: 'deck'; zone: string; top: readonly string[] }
  | { kind: 'chance'; seed: string; decks?: boolean };

/**
 * How a branch begins. `skip`: the answer there is left out: nobody is chosen, or it is passed; `exchange`: what was answered there
 * and what was answered at the later step `with` change places, each with what was asked while it was carried out. After both
 * all later answers are given again as they come, and checked: the first that is not on offer ends the branch.
 */
export type BranchChange =
  | { kind: 'skip' }
  | { kind: 'exchange'; with: number }
  | { kind: 'answer'; choose: readonly string[] }
  | { kind: 'dice'; dice: readonly number[] }
  | { kind: 'edit'; edits: readonly Edit[] };

/** A branch to be made. */
export interface BranchRequest {
  /** The step at which it leaves the current line; default the cursor. */
  at?: number;
  /** Default: made from the change. */
  name?: string;
  /** What is otherwise from there on; without it the branch only ends there. */
  change?: BranchChange;
}

/** A line of play. */
export interface Branch {
  /** What commands call it; never given twice in a session. */
  id: string;
  /** What people call it; `rename` changes it. */
  name: string;
  /** The branch it left; null for the first line, and when that one was removed. */
  parent: string | null;
  /** The step at which it left it; 0 for the first line. */
  from: number;
  /** What was otherwise there, in words; '' for the first line. */
  cause: string;
  /** Where its cursor is. */
  step: number;
  /** Its last recorded step. */
  last: number;
  /** Whether the game is over at its last step. */
  ended: boolean;
  /** Whether the session stands on it. */
  current: boolean;
}

/** What became of answers that were given again on a branch. */
export interface GivenAgain {
  /** How many were. */
  given: number;
  /** Those for which nobody asked any more, in words. */
  leftOut: string[];
  /** Where and why the branch ends before the last of them; null when it does not. */
  stuck: string | null;
}

/** What became of a request: the session stands on the new branch, or is as it was. `again` only after `skip` and `exchange`. */
export type BranchResult = { branch: string; stop: Stop; problem: null; again?: GivenAgain } | { branch: null; stop: Stop; problem: string };

/** Where two branches are compared: at their cursors, their ends, or when a turn of this number begins. */
export type ComparedAt = 'cursor' | 'end' | { turn: number };

/** Two lines beside each other. */
export interface BranchComparison {
  /** The last step that they have in common; null when the one only goes on further than the other. */
  parted: number | null;
  /** What was otherwise there, in words. */
  why: string;
  /** The points that are compared. */
  a: Point;
  /** The point that is compared with `a`. */
  b: Point;
  /** What is different in `b`. */
  changes: ToldChange[];
  /** All of it in one sentence. */
  sentence: string;
}

/** The lines of play of a session. */
export interface Branches {
  /** All lines, the first one too. */
  list(): Branch[];
  /** Id of the line on which the session stands. */
  current(): string;
  /** A new line from a step of the current one, which stays as it is. */
  make(request: BranchRequest): BranchResult;
  /** To where that line's cursor was. Stops with `error` when there is no such branch. */
  switch(id: string): Stop;
  /** The problem, null when there is none. */
  rename(id: string, name: string): string | null;
  /** The problem, null when there is none. The current branch cannot be removed. */
  remove(id: string): string | null;
  /** Compares two lines; default at their ends. Null when there is no such branch, or that turn was not played on both. */
  compare(a: string, b: string, at?: ComparedAt, seat?: Seat): BranchComparison | null;
}

/** A component that was laid ready. */
export interface ReadyThing {
  /** Its id in the pack, with its number for one of several copies. */
  id: string;
  /** What people call it. */
  title: string;
}

/** A deck that was stacked. */
export interface ReadyDeck {
  /** Id of the zone. */
  zone: string;
  /** What people call the zone. */
  title: string;
  /** The step at which it was. */
  step: number;
  /** In the order in which they were to be drawn. */
  laid: ReadyThing[];
  /** Those that still lie on top in that order. */
  left: ReadyThing[];
}

/** What was laid ready on the line before the cursor, and what is left of it. */
export interface Prepared {
  /** Results laid ready in the order in which they come, and those of them that have not come yet. */
  dice: { laid: number[]; left: number[] };
  /** Decks that were stacked; none for all seats but `everything`. */
  decks: ReadyDeck[];
}

/** Changes from outside. They are inputs of the line: a save repeats them. Each cuts the recorded future. */
export interface Preparing {
  /** The next dice show these numbers, in order, before chance has its say again. */
  forceDice(dice: readonly number[]): Stop;
  /** What is left of the forced dice here. */
  forcedDice(): number[];
  /**
   * Changes the game at the cursor: all edits, or none when one of them is refused, and then it stops with `error`. A
   * question that waits is put anew by the next step.
   */
  edit(edits: readonly Edit[]): Stop;
  /** For all seats but `everything`, decks are left out and dice too: they tell what is to come. */
  prepared(seat?: Seat): Prepared;
}
