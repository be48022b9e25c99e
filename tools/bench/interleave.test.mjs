// The arithmetic of measurements, on a clock that the cases themselves move.
import { expect, it } from 'vitest';
import { interleave, quantile, ratioOf } from './interleave.mjs';

it('takes turns, and gives milliseconds for one operation', async () => {
  let clock = 0;
  /** @type {string[]} */
  const order = [];
  /** @param {string} name @param {number} ms */
  const moving = (name, ms) => ({
    name,
    run: () => {
      clock += ms;
      order.push(name);
    },
  });
  const result = await interleave([moving('slow', 10), moving('quick', 4)], { rounds: 3, roundMs: 8, now: () => clock });
  expect(result).toEqual([
    { name: 'slow', medianMs: 10, minMs: 10, roundsMs: [10, 10, 10], operations: 1 },
    { name: 'quick', medianMs: 4, minMs: 4, roundsMs: [4, 4, 4], operations: 2 },
  ]);
  const there = ['slow', 'quick', 'quick'];
  const back = ['quick', 'quick', 'slow'];
  expect(order.slice(-9)).toEqual([...there, ...back, ...there]);
});

it('takes the middle of the rounds, not their mean', async () => {
  let clock = 0;
  const times = [9, 1, 2, 90, 4];
  const result = await interleave([{ name: 'a', run: () => Promise.resolve((clock += times.shift() ?? 0)) }], { rounds: 4, roundMs: 5, now: () => clock });
  expect(result[0]).toMatchObject({ medianMs: 3, minMs: 1 });
});

it('believes a case that tells its own time', async () => {
  const result = await interleave([{ name: 'a', run: () => 7, tellsMs: true }], { rounds: 2, roundMs: 1, now: () => 0 });
  expect(result[0]).toMatchObject({ medianMs: 7, operations: 1 });
});

it.each([
  [0, 1],
  [0.25, 1.75],
  [0.5, 2.5],
  [1, 4],
])('takes the part %d between values', (part, expected) => {
  expect(quantile([4, 1, 3, 2], part)).toBe(expected);
});

it('compares round by round, so that a slow moment of the machine falls out', () => {
  /** @param {number[]} roundsMs */
  const measured = (roundsMs) => ({ name: '', medianMs: 0, minMs: 0, operations: 1, roundsMs });
  expect(ratioOf(measured([10, 40, 12, 10, 11]), measured([5, 20, 6, 5, 5.5]))).toEqual({ median: 2, low: 2, high: 2 });
});
