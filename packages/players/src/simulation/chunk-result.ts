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
  readonly message: string;
}

/** Some consecutive games of a simulation. */
export interface ChunkResult {
  /** Number of the first game, from 0. */
  readonly from: number;
  readonly games: number;
  readonly errors: readonly FailedGame[];
  readonly wins: Readonly<Record<string, number>>;
  readonly endings: Readonly<Record<string, number>>;
  /** Turns of each finished game. */
  readonly turns: readonly number[];
  readonly decisions: number;
  readonly steps: number;
  /** The hash of the last state of every game, failed ones included, in order. */
  readonly hashes: readonly string[];
  /** Only when the settings ask for statistics. */
  readonly statistics?: Statistics;
}
