// `npm run bench [words]`: measures every tools/bench/*.bench.mjs (or those whose names hold a word), each in a process of
// its own, and prints the table of budgets. --keep writes the figures to docs/benchmarks; --check holds them against the
// newest kept ones and fails when one became more than a fifth worse. Must not hold a benchmark itself.
import { execFileSync, fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../run-command.mjs';
import { budgetTable } from './budget-table.mjs';
import { keepRun, newestRun } from './kept-runs.mjs';
import { changes, changeTable, isRegression } from './regressions.mjs';
import { verdict } from './row.mjs';

const KEPT = join(ROOT, 'docs', 'benchmarks');
/** How often a file is measured again before what seems worse counts as worse. */
const SECOND_LOOKS = 2;

/** @typedef {import('./measure.mjs').Told} Told */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '15' },
    'round-ms': { type: 'string', default: '100' },
    json: { type: 'string' },
    keep: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

/** @param {string} problem @returns {never} */
function refuse(problem) {
  process.stderr.write(`bench: ${problem}\n`);
  process.exit(2);
}

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.mjs') && (positionals.length === 0 || positionals.some((word) => file.includes(word))))
  .sort();
if (files.length === 0) refuse(`no file tools/bench/*.bench.mjs matches ${positionals.join(' ')}`);
const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
if (values.keep && positionals.length > 0 && newestRun(KEPT)?.commit !== commit) refuse('single benchmarks can only be kept beside others of the same commit: leave the names out');
const kept = values.check ? newestRun(KEPT) : undefined;
if (values.check && kept === undefined) refuse('nothing is kept in docs/benchmarks to check against: run "npm run bench -- --keep" first');

/** @param {string} file @returns {Promise<Told>} */
function measure(file) {
  // Peers that look at NODE_ENV run three times slower without.
  const child = fork(join(import.meta.dirname, 'measure.mjs'), [file, values.rounds, values['round-ms']], { env: { ...process.env, NODE_ENV: 'production' } });
  return new Promise((resolve, reject) => {
    /** @type {Told | undefined} */
    let told;
    child.on('message', (message) => {
      told = /** @type {Told} */ (message);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0 && told !== undefined) resolve(told);
      else reject(new Error(`${file} ended with code ${code ?? 'none'}`));
    });
  });
}

/** @param {Told} told */
function show({ cases, rows }) {
  const width = Math.max(...cases.map(({ name }) => name.length));
  for (const { name, medianMs, minMs } of cases) {
    process.stdout.write(`  ${name.padEnd(width)}  median ${medianMs.toFixed(4)} ms  min ${minMs.toFixed(4)} ms  ${(1000 / medianMs).toFixed(0)} /s\n`);
  }
  for (const { what, peer, note } of rows) process.stdout.write(`  ${what}${peer === undefined ? '' : `, against ${peer}`}${note === undefined ? '' : ` (${note})`}\n`);
}

/** Every row of a file against the kept one; what seems worse is measured again, and the best look counts. @param {string} file @param {Told} told */
async function checked(file, told) {
  const before = kept?.files.find((one) => one.file === file);
  if (before === undefined) return [];
  let found = changes(before, told);
  for (let look = 0; look < SECOND_LOOKS && found.some(isRegression); look += 1) {
    process.stdout.write(`  measured again: ${found.filter(isRegression).map(({ what }) => what).join('; ')}\n`);
    const again = changes(before, await measure(file));
    found = found.map((change, row) => {
      const other = again[row];
      return other !== undefined && other.worse < change.worse ? other : change;
    });
  }
  return found;
}

/** @type {{ file: string, told: Told }[]} */
const measured = [];
/** @type {import('./regressions.mjs').Change[]} */
const changed = [];
for (const file of files) {
  process.stdout.write(`\n${file}\n`);
  const told = await measure(file);
  show(told);
  measured.push({ file, told });
  changed.push(...(await checked(file, told)));
}

const table = measured.flatMap(({ told }) => told.rows);
process.stdout.write(`\n${budgetTable(table)}\n`);
const below = table.filter((row) => verdict(row) === 'BELOW').length;
process.stdout.write(`\n${table.length} figures, ${below} below their floor\n`);

const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ machine, measured }, null, 2)}\n`);
if (values.keep) {
  const run = {
    commit,
    changed: execFileSync('git', ['status', '--porcelain', '--', 'packages', 'apps', 'content', 'tools/bench'], { cwd: ROOT, encoding: 'utf8' }) !== '',
    date: new Date().toISOString().slice(0, 10),
    machine,
    files: measured.map(({ file, told }) => ({ file, yardstickMs: told.yardstickMs, rows: told.rows })),
  };
  process.stdout.write(`kept as docs/benchmarks/${keepRun(KEPT, run, readFileSync(join(import.meta.dirname, 'about.md'), 'utf8'))}\n`);
}
if (kept !== undefined) {
  const worse = changed.filter(isRegression).length;
  process.stdout.write(`\nagainst commit ${kept.commit} of ${kept.date}\n${changeTable(changed)}\n\n${worse === 0 ? 'nothing' : worse} became more than a fifth worse\n`);
  process.exitCode = worse === 0 ? 0 : 1;
}
