// Intervals against published figures, and where nothing is to be known.
import { expect, it } from 'vitest';
import { bootstrapMean, pairedRateDifference, rate, rateDifference } from './intervals.js';

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
