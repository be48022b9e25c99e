// Whether a run that was kept is found again, and its commit is kept once.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepRun, newestRun } from './kept-runs.mjs';

/** @param {string} commit @param {number} value @returns {import('./kept-runs.mjs').KeptRun} */
const run = (commit, value) => ({
  commit,
  changed: false,
  date: '2026-11-30',
  machine: { node: 'v20', cpu: 'some', cores: 2 },
  files: [{ file: 'a.bench.mjs', yardstickMs: 0.123456, rows: [{ what: 'speed', value, unit: 'x', better: 'higher' }] }],
});

it('numbers runs, replaces the one of the same commit, and gives back the newest', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'dradis-kept-')), 'benchmarks');
  expect(newestRun(folder)).toBeUndefined();
  expect(keepRun(folder, run('fffffff', 1), '# About')).toBe('0001-fffffff.json');
  expect(keepRun(folder, run('0000000', 2), '# About')).toBe('0002-0000000.json');
  expect(keepRun(folder, run('0000000', 3.14159), '# About')).toBe('0002-0000000.json');
  expect(readdirSync(folder).sort()).toEqual(['0001-fffffff.json', '0002-0000000.json', 'README.md']);
  expect(newestRun(folder)).toMatchObject({ commit: '0000000', files: [{ yardstickMs: 0.1235, rows: [{ value: 3.142 }] }] });
  const other = run('0000000', 7);
  keepRun(folder, { ...other, files: other.files.map((file) => ({ ...file, file: 'b.bench.mjs' })) }, '# About');
  expect(newestRun(folder)?.files.map(({ file }) => file)).toEqual(['a.bench.mjs', 'b.bench.mjs']);
  const page = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(page).toContain('# About');
  expect(page).toContain('| speed | 3.14x |');
});
