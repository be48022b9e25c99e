/** The plain data that a chunk of games comes back as, from a worker or not. Must hold types only. */
import type { Statistics } from './statistics.js';

/** A game that could not be played to its end. */
export interface FailedGame {
  /** Number of the game in the simulation, from 0. */
  readonly game: number;
  /** Seed of that game, as `dradis play --seed` takes it. */
  readonly seed: string;
  /** How many answers had been given. */
  readonly decisions: number;
  /** What went wrong, in words. */
  readonly message: string;
}

/** Some consecutive games of a simulation. */
export interface ChunkResult {
  /** Number of the first game, from 0. */
  readonly from: number;
  /** How many games it is of, failed ones included. */
  readonly games: number;
  /** Those that could not be played to their end. */
  readonly errors: readonly FailedGame[];
  /** Finished games by the side that won; every side of the pack is there, with 0 if need be. */
  readonly wins: Readonly<Record<string, number>>;
  /** Finished games by outcome; every outcome of the pack is there, with 0 if need be. */
  readonly endings: Readonly<Record<string, number>>;
  /** Turns of each finished game. */
  readonly turns: readonly number[];
  /** Answers given, all games together. */
  readonly decisions: number;
  /** Instructions carried out, all games together. */
  readonly steps: number;
  /** The hash of the last state of every game, failed ones included, in order. */
  readonly hashes: readonly string[];
  /** Only when the settings ask for statistics. */
  readonly statistics?: Statistics;
}
