// `npm run bench`: loads every tools/bench/*.bench.mjs, measures its cases against each other, and prints the figures and
// the table of budgets. Benchmarks read the built packages, as an embedder would. Must not hold a benchmark itself.
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { budgetTable, verdict } from './budget-table.mjs';
import { interleave } from './interleave.mjs';

/**
 * What a benchmark file exports as `bench`: cases that are timed in turns, and what their times mean; or rows that it
 * measures in its own way.
 *
 * @typedef {object} Bench
 * @property {readonly import('./interleave.mjs').BenchCase[]} [cases]
 * @property {(ms: (name: string) => number) => import('./budget-table.mjs').Row[] | Promise<import('./budget-table.mjs').Row[]>} rows
 *   `ms` gives the median milliseconds of one operation of a case
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    'round-ms': { type: 'string', default: '100' },
    json: { type: 'string' },
  },
});
// Peers that look at it run three times slower without.
process.env['NODE_ENV'] = 'production';

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.mjs') && (positionals.length === 0 || positionals.some((word) => file.includes(word))))
  .sort();
if (files.length === 0) {
  process.stderr.write(`bench: no file tools/bench/*.bench.mjs matches${positionals.length === 0 ? '' : ` ${positionals.join(' ')}`}\n`);
  process.exit(1);
}

const options = { rounds: Number(values.rounds), roundMs: Number(values['round-ms']), now: () => performance.now() };
/** @type {Record<string, import('./interleave.mjs').Measurement[]>} */
const results = {};
/** @type {import('./budget-table.mjs').Row[]} */
const table = [];
for (const file of files) {
  process.stdout.write(`\n${file}\n`);
  /** @type {{ bench: Bench }} */
  const { bench } = await import(`./${file}`);
  const measured = await interleave(bench.cases ?? [], options);
  results[file] = measured;
  const width = Math.max(0, ...measured.map(({ name }) => name.length));
  for (const { name, medianMs, minMs } of measured) {
    process.stdout.write(`  ${name.padEnd(width)}  median ${medianMs.toFixed(4)} ms  min ${minMs.toFixed(4)} ms  ${(1000 / medianMs).toFixed(0)} /s\n`);
  }
  const rows = await bench.rows((name) => {
    const found = measured.find((measurement) => measurement.name === name);
    if (found === undefined) throw new Error(`${file} has no case "${name}"`);
    return found.medianMs;
  });
  table.push(...rows);
  for (const line of budgetTable(rows).split('\n').slice(1)) process.stdout.write(`  ${line}\n`);
}
process.stdout.write(`\n${budgetTable(table)}\n`);
const below = table.filter((row) => verdict(row) === 'BELOW').length;
process.stdout.write(`\n${table.length} figures, ${below} below their floor\n`);
if (values.json !== undefined) {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  writeFileSync(values.json, `${JSON.stringify({ machine, table, results }, null, 2)}\n`);
}
