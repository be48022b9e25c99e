// Adding chunks up.
import { expect, it } from 'vitest';
import type { ChunkResult } from './chunk-result.js';
import { hashTexts } from './hash-texts.js';
import { summarise } from './summary.js';

const first: ChunkResult = {
  from: 0,
  games: 2,
  errors: [],
  wins: { blue: 2, red: 0 },
  endings: { flood: 1, fire: 1 },
  turns: [10, 20],
  decisions: 100,
  steps: 1000,
  hashes: ['aa', 'bb'],
};
const second: ChunkResult = {
  from: 2,
  games: 2,
  errors: [{ game: 3, seed: 's/3', decisions: 5, message: 'broke' }],
  wins: { blue: 0, red: 1 },
  endings: { flood: 1, fire: 0 },
  turns: [31],
  decisions: 50,
  steps: 500,
  hashes: ['cc', 'dd'],
};

it('adds everything up', () => {
  expect(summarise([first, second])).toEqual({
    games: 4,
    finished: 3,
    errors: second.errors,
    wins: { blue: 2, red: 1 },
    endings: { flood: 2, fire: 1 },
    turns: { mean: 20.33, min: 10, max: 31, median: 20 },
    decisions: 150,
    steps: 1500,
    hash: hashTexts(['aa', 'bb', 'cc', 'dd']),
  });
});

it('does not care in which order chunks arrive', () => {
  expect(summarise([second, first])).toEqual(summarise([first, second]));
});

it('sums up nothing at all', () => {
  expect(summarise([])).toMatchObject({ games: 0, finished: 0, turns: { mean: 0 }, hash: hashTexts([]) });
});

it('tells lists of texts apart', () => {
  const lists = [[], [''], ['a'], ['b'], ['ab'], ['a', 'b'], ['b', 'a'], ['', 'ab'], ['é'], ['e']];
  expect(new Set(lists.map(hashTexts)).size).toBe(lists.length);
  expect(hashTexts(['a'])).toMatch(/^[0-9a-f]{16}$/);
});
