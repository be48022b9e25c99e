// Whether a figure is held against its budget the right way round.
import { expect, it } from 'vitest';
import { budgetTable, verdict } from './budget-table.mjs';

/** @type {[string, Partial<import('./budget-table.mjs').Row>, string][]} */
const cases = [
  ['more than the goal', { value: 80, better: 'higher', floor: 40, goal: 75 }, 'goal'],
  ['between', { value: 50, better: 'higher', floor: 40, goal: 75 }, 'floor'],
  ['too little', { value: 39, better: 'higher', floor: 40, goal: 75 }, 'BELOW'],
  ['small enough', { value: 70, better: 'lower', floor: 120, goal: 80 }, 'goal'],
  ['too large', { value: 121, better: 'lower', floor: 120, goal: 80 }, 'BELOW'],
  ['no budget', { value: 1, better: 'lower' }, ''],
  ['not a number', { value: Number.NaN, better: 'lower', floor: 1, goal: 1 }, 'BELOW'],
];

it.each(cases)('%s', (_, row, expected) => {
  expect(verdict({ what: 'x', unit: '', value: 0, better: 'higher', ...row })).toBe(expected);
});

it('prints every row under one heading', () => {
  const lines = budgetTable([
    { what: 'speed', value: 1234.5, unit: 'x', better: 'higher', floor: 40, goal: 75 },
    { what: 'size', value: 61.25, unit: ' kB', better: 'lower', floor: 120, goal: 80, note: 'gzip' },
  ]).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^speed +1,235x +>= 40\.0x +>= 75\.0x +goal$/);
  expect(lines[2]).toMatch(/^size +61\.3 kB +<= 120 kB +<= 80\.0 kB +goal +gzip$/);
});
