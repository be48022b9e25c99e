// Whether the tables say what the rows hold.
import { expect, it } from 'vitest';
import { budgetTable, markdownTable } from './budget-table.mjs';

/** @type {import('./row.mjs').Row[]} */
const rows = [
  { what: 'speed', value: 1234.5, low: 1200, high: 1300, unit: 'x', better: 'higher', floor: 40, goal: 75, stretch: 2000, peer: 'a | b' },
  { what: 'size', value: 61.25, unit: ' kB', better: 'lower', floor: 120, goal: 80, note: 'gzip' },
];

it('prints every row under one heading', () => {
  const lines = budgetTable(rows).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^speed +1,235x +1,200 to 1,300 +>= 40\.0x +>= 75\.0x +>= 2,000x +goal$/);
  expect(lines[2]).toMatch(/^size +61\.3 kB +<= 120 kB +<= 80\.0 kB +goal$/);
});

it('writes Markdown', () => {
  const lines = markdownTable(rows).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toBe('| speed | 1,235x | 1,200 to 1,300 | ≥ 40.0x | ≥ 75.0x | ≥ 2,000x | goal | a \\| b |  |');
  expect(lines[3]).toBe('| size | 61.3 kB |  | ≤ 120 kB | ≤ 80.0 kB |  | goal |  | gzip |');
});
