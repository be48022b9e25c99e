/** Two simulations of the same seeds, game by game. Must not play, and must not depend on the order of the rows. */
import { bootstrapMean, type Estimate, pairedRateDifference, rate } from './intervals.js';
import { type GameRow } from './statistics.js';

/** What changed from A to B; every difference is B minus A with its 95 % interval over the games both finished. */
export interface Comparison {
  /** The side whose wins are compared. */
  readonly side: string;
  /** Games that both finished. */
  readonly pairs: number;
  readonly a: Estimate;
  readonly b: Estimate;
  /** Undefined without pairs. */
  readonly winRate: Estimate | undefined;
  /** By name of the final value, for those that both have. */
  readonly values: Readonly<Record<string, Estimate>>;
}

/** Compares the games with the same number. `seed` decides the resamples of the intervals of values, and nothing else. */
export function comparePairs(side: string, a: readonly GameRow[], b: readonly GameRow[], seed: string): Comparison {
  const ofB = new Map(b.map((row) => [row.game, row]));
  const pairs = a.flatMap((row) => {
    const other = ofB.get(row.game);
    return other === undefined ? [] : [[row, other] as const];
  }).sort(([one], [other]) => one.game - other.game);
  const count = (wonA: boolean, wonB: boolean): number => pairs.filter(([one, other]) => (one.side === side) === wonA && (other.side === side) === wonB).length;
  const [both, onlyA, onlyB, neither] = [count(true, true), count(true, false), count(false, true), count(false, false)];
  const values: Record<string, Estimate> = {};
  for (const name of Object.keys(pairs[0]?.[0].values ?? {})) {
    const differences = pairs.flatMap(([one, other]) => {
      const [before, after] = [one.values[name], other.values[name]];
      return before === undefined || after === undefined ? [] : [after - before];
    });
    const estimate = differences.length === pairs.length ? bootstrapMean(differences, `${seed} ${name}`) : undefined;
    if (estimate !== undefined) values[name] = estimate;
  }
  return { side, pairs: pairs.length, a: rate(both + onlyA, pairs.length), b: rate(both + onlyB, pairs.length), winRate: pairedRateDifference(both, onlyB, onlyA, neither), values };
}
