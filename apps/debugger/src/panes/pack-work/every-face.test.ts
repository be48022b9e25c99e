// Every way the dice may fall.
import { expect, it } from 'vitest';
import { bandsOf, everyFace } from './every-face.js';

const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

it('tries one row when nothing is rolled, and every face where something is', () => {
  expect(everyFace([], (rows) => rows.map(() => ({ more: false, came: 'none' }))).falls).toEqual([{ dice: [], share: 1, came: 'none' }]);
  // A second die is rolled only after a first one above 6.
  const { falls, complete } = everyFace<number>([], (rows) => rows.map((dice) => ({ more: dice.length === 0 || (dice.length === 1 && (dice[0] ?? 0) > 6), came: sum(dice) })));
  expect(falls).toHaveLength(6 + 16);
  expect(falls.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1);
  expect(falls.filter(({ came }) => came === 9).reduce((all, { share }) => all + share, 0)).toBeCloseTo(2 / 64);
  expect(complete).toBe(true);
});

it('takes what is laid ready as it is, and stops where there are too many ways', () => {
  expect(everyFace([7], (rows) => rows.map((dice) => ({ more: false, came: sum(dice) }))).falls).toEqual([{ dice: [7], share: 1, came: 7 }]);
  const endless = everyFace([], (rows) => rows.map(() => ({ more: true, came: 0 })));
  expect(endless.complete).toBe(false);
  expect(endless.falls.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1);
  expect(endless.falls.length).toBeLessThan(700);
});

it('writes bands', () => {
  expect(bandsOf([8, 1, 2, 3, 3, 6])).toBe('1–3, 6, 8');
});
