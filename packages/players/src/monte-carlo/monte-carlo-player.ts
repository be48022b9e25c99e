/**
 * A player who tries answers out: in games that might be the one being played it gives each of them, lets players with a
 * plan go on, and takes the answer after which its side stands best. Must see the game through its seat alone.
 */
import { below, seedRandom } from '@dradis/engine';
import { createHeuristicPlayer } from '../heuristic/heuristic-player.js';
import { type Names, namesOf } from '../heuristic/names.js';
import { Table } from '../heuristic/table.js';
import type { Player, Seen } from '../player.js';
import { candidatesFor, spread } from './candidates.js';
import { playout } from './playout.js';

/** How long the player thinks. */
export interface MonteCarloOptions {
  /** Playouts for one question; 24 if left out. With this alone the same seed gives the same answers anywhere. */
  readonly playouts?: number;
  /** Milliseconds for one question, by `clock`: no new round of playouts begins after them. Needs a clock. */
  readonly ms?: number;
  /** Tells the time in milliseconds; given by the host, for this package reads no clock. */
  readonly clock?: () => number;
  /** Answers in a playout before the position is judged; 24 if left out. */
  readonly depth?: number;
}

const PLAYOUTS = 24;
const DEPTH = 24;
/** How many standard errors another answer must be ahead of the advised one. */
const SURE = 1;

/** What became of one answer: the sum and the sum of squares of how much better than the advised answer it did. */
interface Trial {
  readonly answer: readonly number[];
  rounds: number;
  ahead: number;
  squares: number;
}

function score({ rounds, ahead, squares }: Trial): number {
  if (rounds < 2) return -Infinity;
  const mean = ahead / rounds;
  const variance = Math.max(0, squares / rounds - mean * mean);
  return mean - SURE * Math.sqrt(variance / (rounds - 1));
}

/** Drops the worse half of the trials, never the advised answer. */
function halve(trials: Trial[]): Trial[] {
  const [advised, ...others] = trials;
  if (advised === undefined) return trials;
  const ordered = others.toSorted((a, b) => b.ahead / Math.max(1, b.rounds) - a.ahead / Math.max(1, a.rounds));
  return [advised, ...ordered.slice(0, Math.ceil(others.length / 2))];
}

/**
 * A Monte Carlo player of the base game. In a pack that lacks the base game's names it answers as the random player does.
 * Throws a RangeError for a budget in milliseconds without a clock.
 */
export function createMonteCarloPlayer(seed: string, { playouts = PLAYOUTS, ms, clock, depth = DEPTH }: MonteCarloOptions = {}): Player {
  if (ms !== undefined && clock === undefined) throw new RangeError('a budget in milliseconds needs a clock');
  const random = seedRandom(`monte carlo player ${seed}`);
  const advisor = createHeuristicPlayer(seed);

  /** Tries the answers against each other, each round in one imagined game with the same chances for all. */
  function tryOut(seen: Seen, names: Names, answers: readonly (readonly number[])[]): readonly number[] {
    const side = new Table(seen.sight(), names).role() === 'human' ? 1 : -1;
    let trials = answers.map((answer): Trial => ({ answer, rounds: 0, ahead: 0, squares: 0 }));
    const until = ms === undefined || clock === undefined ? Infinity : clock() + ms;
    const budget = ms === undefined ? playouts : Infinity;
    let spent = 0;
    let round = 0;
    while (spent + trials.length <= budget && (clock === undefined || clock() < until || round === 0)) {
      const chance = below(random, 0x40000000);
      let advised = 0;
      for (const [index, trial] of trials.entries()) {
        const result = side * playout(seen.imagine(seedRandom(`world ${chance}`)), names, trial.answer, depth, `playout ${chance}`);
        if (index === 0) advised = result;
        trial.rounds += 1;
        trial.ahead += result - advised;
        trial.squares += (result - advised) ** 2;
      }
      spent += trials.length;
      round += 1;
      if (round % 3 === 0 && trials.length > 2) trials = halve(trials);
    }
    let best = trials[0];
    for (const trial of trials.slice(1)) if (score(trial) > 0 && (best === trials[0] || best === undefined || score(trial) > score(best))) best = trial;
    return best?.answer ?? answers[0] ?? [];
  }

  return {
    choose(seen) {
      const advised = advisor.choose(seen);
      if (seen.options < 2) return advised;
      const names = namesOf(seen.sight().layout);
      if (names === null) return advised;
      const candidates = spread(candidatesFor(seen.decision(), advised), below(random, 64));
      return candidates.length < 2 ? advised : tryOut(seen, names, candidates);
    },
    hear(event) {
      advisor.hear?.(event);
    },
  };
}
