/** Two simulations of the same seeds, game by game. Must not play, and must not depend on the order of the rows. */
import { bootstrapMean, type Estimate, pairedRateDifference, rate } from './intervals.js';
import type { GameRow } from './statistics.js';

/** How the mean of a final value differs, B minus A, and both means. */
export interface ValueDifference extends Estimate {
  /** The mean in A. */
  readonly a: number;
  /** The mean in B. */
  readonly b: number;
}

/** How often the games ended in one way. */
export interface EndingDifference {
  /** How often it came up in A, from 0 to 1. */
  readonly a: Estimate;
  /** How often it came up in B, from 0 to 1. */
  readonly b: Estimate;
  /** Rate of B minus rate of A. Undefined without pairs. */
  readonly difference: Estimate | undefined;
}

/** What changed from A to B; every difference is B minus A with its 95 % interval over the games both finished. */
export interface Comparison {
  /** The side whose wins are compared. */
  readonly side: string;
  /** Games that both finished. */
  readonly pairs: number;
  /** How often the side won in A, from 0 to 1. */
  readonly a: Estimate;
  /** How often the side won in B, from 0 to 1. */
  readonly b: Estimate;
  /** Undefined without pairs. */
  readonly winRate: Estimate | undefined;
  /** By outcome, for those with which a game of either ended. */
  readonly endings: Readonly<Record<string, EndingDifference>>;
  /** By name of the final value, for those that both have. */
  readonly values: Readonly<Record<string, ValueDifference>>;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Compares the games with the same number. `seed` decides the resamples of the intervals of values, and nothing else. */
export function comparePairs(side: string, a: readonly GameRow[], b: readonly GameRow[], seed: string): Comparison {
  const ofB = new Map(b.map((row) => [row.game, row]));
  const pairs = a.flatMap((row) => {
    const other = ofB.get(row.game);
    return other === undefined ? [] : [[row, other] as const];
  }).sort(([one], [other]) => one.game - other.game);
  const difference = (hit: (row: GameRow) => boolean): EndingDifference => {
    const count = (inA: boolean, inB: boolean): number => pairs.filter(([one, other]) => hit(one) === inA && hit(other) === inB).length;
    const [both, onlyA, onlyB, neither] = [count(true, true), count(true, false), count(false, true), count(false, false)];
    return { a: rate(both + onlyA, pairs.length), b: rate(both + onlyB, pairs.length), difference: pairedRateDifference(both, onlyB, onlyA, neither) };
  };
  const values: Record<string, ValueDifference> = {};
  for (const name of Object.keys(pairs[0]?.[0].values ?? {})) {
    const both = pairs.flatMap(([one, other]) => {
      const [before, after] = [one.values[name], other.values[name]];
      return before === undefined || after === undefined ? [] : [[before, after] as const];
    });
    const estimate = both.length === pairs.length ? bootstrapMean(both.map(([before, after]) => after - before), `${seed} ${name}`) : undefined;
    if (estimate !== undefined) values[name] = { ...estimate, a: mean(both.map(([before]) => before)), b: mean(both.map(([, after]) => after)) };
  }
  const won = difference((row) => row.side === side);
  const outcomes = [...new Set(pairs.flatMap((pair) => pair.map(({ outcome }) => outcome)))].sort();
  const endings = Object.fromEntries(outcomes.map((outcome) => [outcome, difference((row) => row.outcome === outcome)]));
  return { side, pairs: pairs.length, a: won.a, b: won.b, winRate: won.difference, endings, values };
}
