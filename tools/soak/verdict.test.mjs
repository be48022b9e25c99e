// The verdict on a long run: good only when games were played, everything held and memory stayed.
import { expect, it } from 'vitest';
import { megabytes, verdict } from './verdict.mjs';

const good = { games: 10, broken: 0, start: 10e6, warm: 20e6, end: 23e6 };

it('passes a sound run, and memory that grew by a fifth', () => {
  expect(verdict(good)).toEqual([]);
  expect(verdict({ ...good, end: 24e6 })).toEqual([]);
});

it.each([
  ['nothing played', { games: 0 }, 'no game was played'],
  ['something broken', { broken: 2 }, '2 things did not hold'],
  ['a run too short to be warm', { warm: undefined }, 'too short'],
  ['memory that grew', { end: 24.1e6 }, 'memory grew from 20.0 MB to 24.1 MB'],
])('fails %s', (_, change, words) => {
  expect(verdict({ ...good, ...change })).toEqual([expect.stringContaining(words)]);
});

it('writes bytes as megabytes', () => {
  expect(megabytes(1_250_000)).toBe('1.3 MB');
});
