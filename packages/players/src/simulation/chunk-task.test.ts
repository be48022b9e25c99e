// Cutting a simulation up.
import { expect, it } from 'vitest';
import { chunksLeft } from './chunk-task.js';

it('cuts all games, and those left between chunks that are done', () => {
  expect(chunksLeft(7, 3)).toEqual([{ from: 0, games: 3 }, { from: 3, games: 3 }, { from: 6, games: 1 }]);
  expect(chunksLeft(12, 3, [{ from: 9, games: 3 }, { from: 2, games: 3 }])).toEqual([{ from: 0, games: 2 }, { from: 5, games: 3 }, { from: 8, games: 1 }]);
  expect(chunksLeft(3, 3, [{ from: 0, games: 3 }])).toEqual([]);
});
