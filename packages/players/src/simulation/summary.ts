/** What many games add up to. Must not play a game, and must not read a clock: times are given to it. */
import type { ChunkResult, FailedGame } from './chunk-result.js';
import { hashTexts } from './hash-texts.js';
import { addCounts, addStatistics, type Statistics } from './statistics.js';

/** How a number is spread over the games that were finished. */
export interface Spread {
  /** The arithmetic mean, to two digits; 0 without games. */
  readonly mean: number;
  /** The lowest; 0 without games. */
  readonly min: number;
  /** The highest; 0 without games. */
  readonly max: number;
  /** The middle one of the values in order; of two middle ones the lower. */
  readonly median: number;
}

/** The outcome of a simulation. Everything but the two times depends only on pack, players, seed, number of games and kind of players. */
export interface SimulationSummary {
  /** How many were played, failed ones included. */
  readonly games: number;
  /** How many of them came to their end. */
  readonly finished: number;
  /** Those that did not, in the order of their numbers. */
  readonly errors: readonly FailedGame[];
  /** Games by the side that won; every side of the pack is there, with 0 if need be. */
  readonly wins: Readonly<Record<string, number>>;
  /** Games by outcome; every outcome of the pack is there, with 0 if need be. */
  readonly endings: Readonly<Record<string, number>>;
  /** Turns of a game. */
  readonly turns: Spread;
  /** Answers given, all games together. */
  readonly decisions: number;
  /** Instructions carried out, all games together. */
  readonly steps: number;
  /** Over the hashes of the final states in the order of the games. */
  readonly hash: string;
  /** Only when every chunk has them. */
  readonly statistics?: Statistics;
}

function spread(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, min: 0, max: 0, median: 0 };
  const sorted = values.toSorted((a, b) => a - b);
  const sum = sorted.reduce((total, value) => total + value, 0);
  return {
    mean: Math.round((sum / sorted.length) * 100) / 100,
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
    median: sorted[Math.ceil(sorted.length / 2) - 1] ?? 0,
  };
}

/**
 * Adds chunks up.
 *
 * @param chunks of one simulation, in any order; they must not overlap
 */
export function summarise(chunks: readonly ChunkResult[]): SimulationSummary {
  const ordered = chunks.toSorted((a, b) => a.from - b.from);
  const wins: Record<string, number> = {};
  const endings: Record<string, number> = {};
  let decisions = 0;
  let steps = 0;
  for (const chunk of ordered) {
    addCounts(wins, chunk.wins);
    addCounts(endings, chunk.endings);
    decisions += chunk.decisions;
    steps += chunk.steps;
  }
  const errors = ordered.flatMap((chunk) => chunk.errors);
  const statistics = ordered.flatMap((chunk) => chunk.statistics ?? []);
  const games = ordered.reduce((total, chunk) => total + chunk.games, 0);
  return {
    games,
    finished: games - errors.length,
    errors,
    wins,
    endings,
    turns: spread(ordered.flatMap((chunk) => chunk.turns)),
    decisions,
    steps,
    hash: hashTexts(ordered.flatMap((chunk) => chunk.hashes)),
    ...(statistics.length > 0 && statistics.length === ordered.length ? { statistics: addStatistics(statistics) } : {}),
  };
}
