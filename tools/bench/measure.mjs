// Measures one benchmark file in a process of its own, so that what one does to the compiler touches no other, and sends
// the figures to the process that began it. Benchmarks read the built packages, as an embedder would.
import { ownCpuMs } from './cpu-time.mjs';
import { interleave, quantile, ratioOf } from './interleave.mjs';
import { yardstick } from './yardstick.mjs';

/**
 * The cases of a benchmark as they were measured; every function throws for a case that it does not have.
 *
 * @typedef {object} Measured
 * @property {(name: string) => import('./interleave.mjs').Spread} ms milliseconds of one operation
 * @property {(name: string, other: string) => import('./interleave.mjs').Spread} ratio how many times as long as another it takes
 * @property {(name: string) => readonly number[]} rounds milliseconds of one operation in each round
 */

/**
 * What a benchmark file exports as `bench`: cases that are timed in turns, and what their times mean; or rows that it
 * measures in its own way.
 *
 * @typedef {object} Bench
 * @property {readonly import('./interleave.mjs').BenchCase[]} [cases]
 * @property {(measured: Measured) => import('./row.mjs').Row[] | Promise<import('./row.mjs').Row[]>} rows
 */

/** @typedef {{ yardstickMs: number, rows: import('./row.mjs').Row[], cases: import('./interleave.mjs').Measurement[] }} Told what the process sends */

const YARDSTICK = 'yardstick';
const [file = '', rounds = '', roundMs = ''] = process.argv.slice(2);
const { bench } = /** @type {{ bench: Bench }} */ (await import(`./${file}`));
const options = { rounds: Number(rounds), roundMs: Number(roundMs), now: ownCpuMs };
const cases = await interleave([{ name: YARDSTICK, run: yardstick }, ...(bench.cases ?? [])], options);

/** @param {string} name */
function named(name) {
  const found = cases.find((measurement) => measurement.name === name);
  if (found === undefined) throw new Error(`${file} has no case "${name}"`);
  return found;
}

const rows = await bench.rows({
  ms: (name) => ({ median: named(name).medianMs, low: quantile(named(name).roundsMs, 0.25), high: quantile(named(name).roundsMs, 0.75) }),
  ratio: (name, other) => ratioOf(named(name), named(other)),
  rounds: (name) => named(name).roundsMs,
});
process.send?.(/** @satisfies {Told} */ ({ yardstickMs: named(YARDSTICK).medianMs, rows, cases }));
