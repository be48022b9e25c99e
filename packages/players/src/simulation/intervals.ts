/** Intervals of 95 % around rates, differences and means. Must know nothing of games. */
import { below, seedRandom } from '@dradis/engine';

/** A figure with the interval that holds the true one in 95 of 100 simulations. */
export interface Estimate {
  /** The figure that was measured. */
  readonly value: number;
  /** The lower end of the interval. */
  readonly low: number;
  /** The upper end of the interval. */
  readonly high: number;
}

const Z = 1.959963984540054;
const RESAMPLES = 1000;

/**
 * A rate with its score interval. Without trials the interval is all of 0 … 1.
 * E. B. Wilson, "Probable inference, the law of succession, and statistical inference", J. Am. Stat. Assoc. 22 (1927) 209-212.
 */
export function rate(hits: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const p = hits / of;
  const middle = p + (Z * Z) / (2 * of);
  const reach = Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  // At the ends the bounds are exact; worked out they miss by a rounding.
  return { value: p, low: hits === 0 ? 0 : (middle - reach) / scale, high: hits === of ? 1 : (middle + reach) / scale };
}

/**
 * Rate a minus rate b of different trials: square-and-add of the Wilson intervals (method 10). Undefined when either has no trials.
 * R. G. Newcombe, "Interval estimation for the difference between independent proportions", Stat. Med. 17 (1998) 873-890.
 */
export function rateDifference(hitsA: number, ofA: number, hitsB: number, ofB: number): Estimate | undefined {
  if (ofA === 0 || ofB === 0) return undefined;
  return squareAndAdd(rate(hitsA, ofA), rate(hitsB, ofB), 0);
}

/**
 * Rate a minus rate b of the same trials, seen together (method 10 for pairs). Undefined without pairs.
 * R. G. Newcombe, "Improved confidence intervals for the difference between binomial proportions based on paired data",
 * Stat. Med. 17 (1998) 2635-2650.
 *
 * @param both pairs in which both hit; `onlyA`, `onlyB`, `neither` likewise
 */
export function pairedRateDifference(both: number, onlyA: number, onlyB: number, neither: number): Estimate | undefined {
  const of = both + onlyA + onlyB + neither;
  if (of === 0) return undefined;
  const product = (both + onlyA) * (onlyB + neither) * (both + onlyB) * (onlyA + neither);
  const cross = both * neither - onlyA * onlyB;
  const corrected = cross > of / 2 ? cross - of / 2 : Math.min(cross, 0);
  return squareAndAdd(rate(both + onlyA, of), rate(both + onlyB, of), product === 0 ? 0 : corrected / Math.sqrt(product));
}

/** Trials of one stratum, with and without what is asked about. */
export interface Stratum {
  /** Trials with it that came out as asked. */
  readonly hitsA: number;
  /** All trials with it. */
  readonly ofA: number;
  /** Trials without it that came out as asked. */
  readonly hitsB: number;
  /** All trials without it. */
  readonly ofB: number;
}

/**
 * Rate a minus rate b within strata, weighted by what each can tell (Mantel-Haenszel), with a normal interval. It holds for
 * many small strata as for few large ones. Undefined when no stratum has trials of both.
 * T. Sato, "On the variance estimator for the Mantel-Haenszel risk difference", Biometrics 45 (1989) 1323-1324.
 */
export function stratifiedRateDifference(strata: readonly Stratum[]): Estimate | undefined {
  let [difference, weight, p, q] = [0, 0, 0, 0];
  for (const { hitsA, ofA, hitsB, ofB } of strata) {
    const of = ofA + ofB;
    if (ofA === 0 || ofB === 0) continue;
    difference += (hitsA * ofB - hitsB * ofA) / of;
    weight += (ofA * ofB) / of;
    p += (ofA * ofA * hitsB - ofB * ofB * hitsA + (ofA * ofB * (ofB - ofA)) / 2) / (of * of);
    q += (hitsA * (ofB - hitsB) + hitsB * (ofA - hitsA)) / (2 * of);
  }
  if (weight === 0) return undefined;
  const value = difference / weight;
  const reach = (Z * Math.sqrt(Math.max(0, value * p + q))) / weight;
  return { value, low: Math.max(-1, value - reach), high: Math.min(1, value + reach) };
}

/** Mean, and its variance. */
function meanOf(byValue: Readonly<Record<string, number>>): { readonly of: number; readonly mean: number; readonly variance: number } {
  const counts = Object.entries(byValue).map(([value, count]) => [Number(value), count] as const);
  const of = counts.reduce((sum, [, count]) => sum + count, 0);
  const mean = counts.reduce((sum, [value, count]) => sum + value * count, 0) / of;
  const squares = counts.reduce((sum, [value, count]) => sum + (value - mean) ** 2 * count, 0);
  return { of, mean, variance: squares / (of - 1) / of };
}

/**
 * Mean a minus mean b of different trials with unequal variances, with a normal interval, so not for a few trials. Both are given as
 * how often each value came. Undefined when either has fewer than two trials.
 * B. L. Welch, "The generalization of 'Student's' problem", Biometrika 34 (1947) 28-35.
 */
export function meanDifference(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Estimate | undefined {
  const [ofA, ofB] = [meanOf(a), meanOf(b)];
  if (ofA.of < 2 || ofB.of < 2) return undefined;
  const value = ofA.mean - ofB.mean;
  const reach = Z * Math.sqrt(ofA.variance + ofB.variance);
  return { value, low: value - reach, high: value + reach };
}

function squareAndAdd(a: Estimate, b: Estimate, correlation: number): Estimate {
  const reach = (x: number, y: number): number => Math.sqrt(Math.max(0, x * x - 2 * correlation * x * y + y * y));
  const value = a.value - b.value;
  return { value, low: value - reach(a.value - a.low, b.high - b.value), high: value + reach(a.high - a.value, b.value - b.low) };
}

/**
 * The mean of values with the percentile interval of 1000 resamples; the same values and seed give the same interval.
 * Undefined without values. B. Efron, "Bootstrap methods: another look at the jackknife", Ann. Stat. 7 (1979) 1-26.
 */
export function bootstrapMean(values: readonly number[], seed: string): Estimate | undefined {
  const count = values.length;
  if (count === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (values.every((value) => value === values[0])) return { value: mean, low: mean, high: mean };
  const random = seedRandom(seed);
  const means: number[] = [];
  for (let resample = 0; resample < RESAMPLES; resample += 1) {
    let sum = 0;
    for (let index = 0; index < count; index += 1) sum += values[below(random, count)] ?? 0;
    means.push(sum / count);
  }
  means.sort((a, b) => a - b);
  return { value: mean, low: means[Math.floor(RESAMPLES * 0.025)] ?? mean, high: means[Math.ceil(RESAMPLES * 0.975) - 1] ?? mean };
}
