// A hidden Cylon in public: near to what a human would do, unless that is ruin.
import { expect, it } from 'vitest';
import { underCover } from './cover.js';

const check = (human: number[], cylon: number[], cover: number, free: number[] = []): number => underCover(human, cylon, cover, (position) => free.includes(position));

it.each<[string, Parameters<typeof check>, number]>([
  ['takes the worse of two that are nearly alike', [[1, 0.8, -2], [-1, -0.8, 2], 0.3], 1],
  ['passes over what would give him away', [[1, -1], [-1, 1], 0.3], 0],
  ['dares more when he may', [[1, -1], [-1, 1], 2], 1],
  ['needs no cover for showing himself', [[1, 0], [-1, 2], 0.3, [1]], 1],
  ['does not take the fleet to Kobol for the sake of his cover', [[60, 0.5], [-50, 0.2], 0.3], 1],
])('%s', (_, position, expected) => {
  expect(check(...position)).toBe(expected);
});
