// Means and quartiles of a dial, turn by turn, from what was counted.
import { expect, it } from 'vitest';
import { coursesOf } from './course.js';

it.each<[name: string, games: Readonly<Record<string, number>>, told: readonly [games: number, mean: number, lower: number, upper: number]]>([
  ['one game', { 8: 1 }, [1, 8, 8, 8]],
  ['all alike', { 8: 40 }, [40, 8, 8, 8]],
  ['four, each another', { 1: 1, 2: 1, 3: 1, 10: 1 }, [4, 4, 1, 3]],
  ['negative numbers, which JSON keeps in the order in which they came', { '-1': 2, '-10': 2, 3: 4 }, [8, -1.25, -10, 3]],
  ['a third of a unit', { 0: 2, 1: 1 }, [3, 0.33, 0, 1]],
])('of %s', (_, byValue, [games, mean, lower, upper]) => {
  expect(coursesOf({ rows: [], cards: {}, kinds: {}, course: { 'level of fuel': { 10: byValue, 9: { 5: 1 } } } })).toEqual({
    'level of fuel': [{ turn: 9, games: 1, mean: 5, lower: 5, upper: 5 }, { turn: 10, games, mean, lower, upper }],
  });
});
