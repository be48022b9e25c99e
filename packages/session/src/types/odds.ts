/** What comes of a position, played on many times by chance. Must hold types only: all but the policy is plain data. */
import type { Expr, Game, SaveDocument, TypeTag } from '@dradis/engine';
import type { BranchResult } from './branches.js';
import type { Beginning } from './document.js';
import type { TextMistake } from './expression.js';
import type { Naming, Seat } from './options.js';

/** Where a run ends: with the game, when the next turn begins, or when a frame of `stack()` is done, such as a check. */
export type OddsUntil = { kind: 'end' } | { kind: 'turn' } | { kind: 'frame'; frame: number };

/** What is asked. */
export interface OddsOptions {
  /** The same seed gives the same runs; default `odds`. */
  seed?: string;
  /** Default: the end of the game. */
  until?: OddsUntil;
  /** Expressions that are worked out where each run ends; at most 20. */
  watches?: readonly string[];
  /** Whether what lies where nobody sees it stays as it is (default) or is shuffled before each run. */
  decks?: 'as-they-lie' | 'shuffled';
  /** What lies on top of a zone in every run, whether it is shuffled or not; the first is drawn first. */
  stacked?: readonly StackedDeck[];
  /** All but `everything` are refused: what comes of a position tells what is hidden in it. */
  seat?: Seat;
}

/** Things on top of a zone, by their ids. */
export interface StackedDeck {
  /** Id of the zone. */
  zone: string;
  /** The first is drawn first. */
  top: readonly string[];
}

/** A position and what to do with it, as plain data for any thread. */
export interface OddsJob {
  /** Tells the document from others. */
  format: 'dradis-odds';
  /** The version of the format. */
  version: 1;
  /** The position from which every run begins. */
  save: SaveDocument;
  /** How things and players are called in labels. */
  naming: Naming;
  /** Decides the runs; the same seed gives the same ones. */
  seed: string;
  /** Where a run ends. */
  until: OddsUntil;
  /** Whether what nobody sees is shuffled before each run. */
  decks: 'as-they-lie' | 'shuffled';
  /** As in `OddsOptions`; missing when nothing is. */
  stacked?: readonly StackedDeck[];
  /** The statements that the game began with, which are in no pack; missing for a game that was begun anew. */
  begun?: Pick<Beginning, 'program' | 'file'>;
  /** Expressions worked out where a run ends: the text, compiled, and the types of its slots. */
  watches: { text: string; expr: Expr; types: TypeTag[] }[];
}

/** A job, or why there is none. */
export type OddsRequest = { job: OddsJob; problem: null } | { job: null; problem: string; mistakes: TextMistake[] };

/** How often something came out. */
export interface Bar {
  /** Comparable: an id, a number as a text, `yes` or `no`. */
  value: string;
  /** For people. */
  label: string;
  /** In how many runs it did. */
  count: number;
  /** The first run in which it did, for `openRun`. */
  run: number;
}

/** Bars of something that has a path in the state tree. */
export interface LevelBars {
  /** Its path in the state tree. */
  path: string;
  /** What people call it. */
  label: string;
  /** How often it had which value. */
  bars: Bar[];
}

/** What a number of runs came to. Chunks of runs add up to it, whoever played them. */
export interface OddsSummary {
  /** How many were played, with those that failed. */
  runs: number;
  /** Runs that went wrong, with what did. */
  failed: { run: number; message: string }[];
  /** How the game ended; value '' for runs that ended before it did. */
  outcomes: Bar[];
  /** Where the levels of the board stood: numbers of things that lie in no zone. */
  levels: LevelBars[];
  /** The first die of each run that rolled one. */
  firstDie: Bar[];
  /** Runs in which an event was announced, by event. */
  events: Bar[];
  /** With `until` a frame: what it gave back. */
  result: Bar[];
  /** Runs in which an effect of a card or another thing was carried out, by effect; not counted where runs end with the game. */
  effects: Bar[];
  /** What each watched expression came to, in the order of the job. */
  watches: { text: string; bars: Bar[] }[];
  /** Instructions carried out, all runs together. */
  steps: number;
  /** Answers given, all runs together. */
  decisions: number;
}

/** Consecutive runs, from the number `from` on. */
export interface OddsChunk extends OddsSummary {
  /** Number of its first run, from 0. */
  from: number;
}

/**
 * Who answers in runs: gives positions of options, from 0, legal in number. `random` is the four words of a random source of
 * its own, for `below` of the engine.
 */
export type Policy = (game: Game, random: number[]) => readonly number[];

/** Odds of the position at the cursor. */
export interface Guessing {
  /** The position at the cursor as a job, or why it cannot be one. */
  odds(options?: OddsOptions): OddsRequest;
  /** One run of a job that was made on this line, as a branch; by the policy that chooses evenly unless another is given. */
  openRun(job: OddsJob, run: number, policy?: Policy): BranchResult;
}
