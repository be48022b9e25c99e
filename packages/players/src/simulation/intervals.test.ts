// Intervals against published figures, and where nothing is to be known.
import { expect, it } from 'vitest';
import { bootstrapMean, meanDifference, pairedRateDifference, rate, rateDifference, stratifiedRateDifference } from './intervals.js';

it('gives the published intervals of 81 in 263, and of 56 in 70 less 48 in 80', () => {
  const one = rate(81, 263);
  expect([one.low, one.high].map((value) => value.toFixed(4))).toEqual(['0.2553', '0.3662']);
  const two = rateDifference(56, 70, 48, 80);
  expect([two?.value, two?.low, two?.high].map((value) => value?.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
});

it('keeps rates of none and all within 0 and 1, and says nothing of no trials', () => {
  expect(rate(0, 10)).toMatchObject({ value: 0, low: 0 });
  expect(rate(10, 10)).toMatchObject({ value: 1, high: 1 });
  expect(rate(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  expect([rateDifference(0, 0, 1, 2), pairedRateDifference(0, 0, 0, 0), bootstrapMean([], 's')]).toEqual([undefined, undefined, undefined]);
});

it('is narrower for pairs that agree than for trials apart, and the same the other way round', () => {
  const paired = pairedRateDifference(40, 10, 4, 46);
  const apart = rateDifference(50, 100, 44, 100);
  expect(paired?.value).toBeCloseTo(0.06, 10);
  expect(paired!.high - paired!.low).toBeLessThan(apart!.high - apart!.low);
  const back = pairedRateDifference(40, 4, 10, 46);
  expect([back?.low, back?.high]).toEqual([expect.closeTo(-paired!.high, 10), expect.closeTo(-paired!.low, 10)]);
});

it('repeats a bootstrap for a seed; what never varies has no width', () => {
  const values = Array.from({ length: 50 }, (_, index) => index % 7);
  expect(bootstrapMean(values, 's')).toEqual(bootstrapMean(values, 's'));
  const { value, low, high } = bootstrapMean(values, 's')!;
  expect(low).toBeLessThan(value);
  expect(high).toBeGreaterThan(value);
  expect(bootstrapMean([0, 0, 0], 's')).toEqual({ value: 0, low: 0, high: 0 });
});

it('compares within strata: what only long games have is no effect, what one stratum shows is', () => {
  // Long games are won and hold the card; within each length it makes no difference.
  const late = [{ hitsA: 72, ofA: 80, hitsB: 18, ofB: 20 }, { hitsA: 2, ofA: 20, hitsB: 8, ofB: 80 }];
  expect(stratifiedRateDifference(late)).toMatchObject({ value: 0, low: expect.closeTo(-0.13, 1) as unknown, high: expect.closeTo(0.13, 1) as unknown });
  expect(rateDifference(74, 100, 26, 100)!.low).toBeGreaterThan(0.3);
  // One stratum with numbers of a published kind: 0.5 − 0.3, and the textbook error of two proportions to the second digit.
  const one = stratifiedRateDifference([{ hitsA: 50, ofA: 100, hitsB: 30, ofB: 100 }])!;
  expect(one.value).toBeCloseTo(0.2, 10);
  expect(one.high - one.value).toBeCloseTo(1.96 * Math.sqrt((0.5 * 0.5 + 0.3 * 0.7) / 100), 2);
  expect(stratifiedRateDifference([{ hitsA: 1, ofA: 2, hitsB: 0, ofB: 0 }])).toBeUndefined();
});

it('tells means apart as a textbook does, and says nothing of single trials', () => {
  // Means 3 and 2, both with a variance of 20/29 among 30 trials: 1 ± 1.96 · √(2 · 20/29/30).
  const one = meanDifference({ 2: 10, 3: 10, 4: 10 }, { 1: 10, 2: 10, 3: 10 });
  expect([one?.value, one?.low, one?.high].map((value) => value?.toFixed(4))).toEqual(['1.0000', '0.5797', '1.4203']);
  expect(meanDifference({ 2: 10 }, { 1: 1 })).toBeUndefined();
  expect(meanDifference({}, { 1: 10 })).toBeUndefined();
});
