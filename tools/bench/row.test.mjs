// Whether a figure is held against its budget, and against other runs, the right way round.
import { expect, it } from 'vitest';
import { comparable, figures, verdict } from './row.mjs';

/** @type {[string, Partial<import('./row.mjs').Row>, string][]} */
const verdicts = [
  ['more than the goal', { value: 80, better: 'higher', floor: 40, goal: 75 }, 'goal'],
  ['more than the stretch', { value: 131, better: 'higher', floor: 40, goal: 75, stretch: 130 }, 'stretch'],
  ['between', { value: 50, better: 'higher', floor: 40, goal: 75, stretch: 130 }, 'floor'],
  ['too little', { value: 39, better: 'higher', floor: 40, goal: 75 }, 'BELOW'],
  ['small enough', { value: 70, better: 'lower', floor: 120, goal: 80 }, 'goal'],
  ['too large', { value: 121, better: 'lower', floor: 120, goal: 80 }, 'BELOW'],
  ['no budget', { value: 1, better: 'lower' }, ''],
  ['not a number', { value: Number.NaN, better: 'lower', floor: 1, goal: 1 }, 'BELOW'],
];

it.each(verdicts)('%s', (_, row, expected) => {
  expect(verdict({ what: 'x', unit: 'x', value: 0, better: 'higher', ...row })).toBe(expected);
});

it.each(/** @type {[import('./row.mjs').Unit, number | undefined][]} */ ([['x', 6], [' %', 6], [' kB', 6], [' MB', undefined], [' ms', 3], [' s', 3], ['/s', 12]]))(
  'a figure in "%s" of a run whose yardstick took 2 ms counts as %s',
  (unit, expected) => {
    expect(comparable({ value: 6, unit }, 2)).toBe(expected);
  },
);

it('keeps the lower end the lower one when a time becomes a rate', () => {
  expect(figures({ median: 2, low: 1, high: 4 }, (ms) => 8 / ms)).toEqual({ value: 4, low: 2, high: 8 });
});
