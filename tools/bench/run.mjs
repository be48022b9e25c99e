// `npm run bench`: loads every tools/bench/*.bench.mjs, measures its cases against each other and prints a table.
// Benchmarks read the built packages, as an embedder would. Must not hold a benchmark itself.
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { interleave } from './interleave.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '15' },
    'round-ms': { type: 'string', default: '50' },
    json: { type: 'string' },
  },
});

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
for (const file of files) {
  /** @type {{ cases: readonly import('./interleave.mjs').BenchCase[] }} */
  const { cases } = await import(`./${file}`);
  const measured = await interleave(cases, options);
  results[file] = measured;
  process.stdout.write(`\n${file}\n`);
  const width = Math.max(...measured.map(({ name }) => name.length));
  for (const { name, medianMs, minMs } of measured) {
    process.stdout.write(`  ${name.padEnd(width)}  median ${medianMs.toFixed(4)} ms  min ${minMs.toFixed(4)} ms  ${(1000 / medianMs).toFixed(0)} /s\n`);
  }
}
if (values.json !== undefined) {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  writeFileSync(values.json, `${JSON.stringify({ machine, results }, null, 2)}\n`);
}
