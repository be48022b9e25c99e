// The arithmetic of measurements, on a clock that the cases themselves move.
import { expect, it } from 'vitest';
import { interleave } from './interleave.mjs';

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
    { name: 'slow', medianMs: 10, minMs: 10, operations: 1, rounds: 3 },
    { name: 'quick', medianMs: 4, minMs: 4, operations: 2, rounds: 3 },
  ]);
  const round = ['slow', 'quick', 'quick'];
  expect(order.slice(-9)).toEqual([...round, ...round, ...round]);
});

it('takes the middle of the rounds, not their mean', async () => {
  let clock = 0;
  const times = [9, 1, 2, 90, 4];
  const result = await interleave([{ name: 'a', run: () => Promise.resolve((clock += times.shift() ?? 0)) }], { rounds: 4, roundMs: 5, now: () => clock });
  expect(result[0]).toMatchObject({ medianMs: 3, minMs: 1 });
});
