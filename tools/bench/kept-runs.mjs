// The runs that are kept in docs/benchmarks: one JSON file for each commit, and the table of the newest. Must not measure.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from './budget-table.mjs';

/**
 * @typedef {object} KeptRun
 * @property {string} commit short hash of the commit that was measured
 * @property {boolean} changed whether files differed from that commit
 * @property {string} date the day it was measured, `2026-11-30`
 * @property {{ node: string, cpu: string, cores: number }} machine
 * @property {{ file: string, yardstickMs: number, rows: import('./row.mjs').Row[] }[]} files by benchmark file
 */

/** @param {string} folder @returns {KeptRun | undefined} the newest by day and number; undefined when none is kept */
export function newestRun(folder) {
  mkdirSync(folder, { recursive: true });
  const name = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  return name === undefined ? undefined : /** @type {KeptRun} */ (JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(4));

/** Figures with four digits: more are noise, and would make every line of a comparison differ. @param {import('./row.mjs').Row} row */
function roundedRow(row) {
  const { value, low, high } = row;
  return { ...row, value: rounded(value), ...(low === undefined ? {} : { low: rounded(low) }), ...(high === undefined ? {} : { high: rounded(high) }) };
}

/**
 * Writes the run beside the others, numbered by what is there, and the table anew. What was kept of the same commit and is
 * not measured now stays.
 *
 * @param {string} folder
 * @param {KeptRun} run
 * @param {string} about Markdown that explains what is measured, and how
 * @returns {string} the name of its file
 */
export function keepRun(folder, run, about) {
  mkdirSync(folder, { recursive: true });
  const number = readdirSync(folder).filter((file) => file.endsWith('.json') && !file.includes(run.commit)).length + 1;
  const name = `${String(number).padStart(4, '0')}-${run.commit}.json`;
  const now = run.files.map((file) => ({ ...file, yardstickMs: rounded(file.yardstickMs), rows: file.rows.map(roundedRow) }));
  const before = newestRun(folder);
  const other = before?.commit === run.commit ? before.files.filter(({ file }) => now.every((one) => one.file !== file)) : [];
  const files = [...other, ...now].sort((a, b) => (a.file < b.file ? -1 : 1));
  writeFileSync(join(folder, name), `${JSON.stringify({ ...run, files }, null, 1)}\n`);
  const { commit, changed, date, machine } = run;
  const measured = `Measured on ${date} at commit ${commit}${changed ? ' with further changes' : ''}: Node ${machine.node}, ${machine.cores} cores, ${machine.cpu}.`;
  writeFileSync(join(folder, 'README.md'), `${about.trimEnd()}\n\n## The newest figures\n\n${measured}\n\n${markdownTable(files.flatMap(({ rows }) => rows))}\n`);
  return name;
}
