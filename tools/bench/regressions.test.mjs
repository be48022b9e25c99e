// Whether what became worse is found, and what became better or belongs to another machine is not taken for it.
import { expect, it } from 'vitest';
import { changes, changeTable, isRegression } from './regressions.mjs';

/** @param {Partial<import('./row.mjs').Row>} row */
const row = (row) => ({ what: 'a', value: 10, unit: /** @type {const} */ ('x'), better: /** @type {const} */ ('higher'), ...row });

/** @type {[string, Partial<import('./row.mjs').Row>, Partial<import('./row.mjs').Row>, number, boolean][]} */
const cases = [
  ['a ratio that fell by a third', { value: 15 }, { value: 10 }, 1, true],
  ['a ratio that fell a little', { value: 11 }, { value: 10 }, 1, false],
  ['a ratio that rose', { value: 10 }, { value: 90 }, 1, false],
  ['a ratio that should be low and rose', { value: 2, better: 'lower' }, { value: 2.5, better: 'lower' }, 1, true],
  ['a time twice as long on a machine half as quick', { value: 10, unit: ' ms', better: 'lower' }, { value: 20, unit: ' ms', better: 'lower' }, 2, false],
  ['the same time on a machine twice as quick', { value: 10, unit: ' ms', better: 'lower' }, { value: 10, unit: ' ms', better: 'lower' }, 0.5, true],
  ['a rate that halved with the machine', { value: 10, unit: '/s' }, { value: 5, unit: '/s' }, 2, false],
  ['a bundle that grew', { value: 60, unit: ' kB', better: 'lower' }, { value: 80, unit: ' kB', better: 'lower' }, 1, true],
  ['what is no number any more', { value: 10 }, { value: Number.NaN }, 1, true],
  ['a row that is new', { what: 'b', value: 10 }, { value: 1 }, 1, false],
  ['a row that is now told in another unit', { value: 10, unit: '/s' }, { value: 1 }, 1, false],
];

it.each(cases)('%s', (_, before, now, yardstickMs, expected) => {
  const [change] = changes({ yardstickMs: 1, rows: [row(before)] }, { yardstickMs, rows: [row(now)] });
  expect(change === undefined ? undefined : isRegression(change)).toBe(expected);
});

it('names the worst first, with what the kept figure would be on this machine', () => {
  const kept = { yardstickMs: 1, rows: [row({ what: 'speed', value: 40 }), row({ what: 'check', value: 1, unit: ' s', better: 'lower' })] };
  const now = { yardstickMs: 2, rows: [row({ what: 'speed', value: 44 }), row({ what: 'check', value: 3, unit: ' s', better: 'lower' })] };
  const lines = changeTable(changes(kept, now)).split('\n');
  expect(lines[1]).toMatch(/^check +3\.00 s +2\.00 s +50\.0 % worse +REGRESSION$/);
  expect(lines[2]).toMatch(/^speed +44\.0x +40\.0x +10\.0 % better$/);
});
