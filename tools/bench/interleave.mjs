// Measures cases in interleaved rounds. Must not print, and must not read a clock of its own.

/**
 * @typedef {object} BenchCase
 * @property {string} name
 * @property {() => unknown | Promise<unknown>} run one operation; its result is kept alive, so it cannot be optimised away
 * @property {boolean} [tellsMs] whether `run` gives the milliseconds it took, because it measures something else than this process
 */

/**
 * @typedef {object} Measurement
 * @property {string} name
 * @property {number} medianMs milliseconds for one operation, median of the rounds
 * @property {number} minMs milliseconds for one operation, fastest round
 * @property {readonly number[]} roundsMs milliseconds for one operation, by round
 * @property {number} operations in each round, 1 or more
 */

/** @typedef {{ median: number, low: number, high: number }} Spread the quartiles of something measured in every round */

/** What the last operation returned; exported so that no optimiser may drop it. @public */
export let kept = /** @type {unknown} */ (undefined);

/** A part of the values (0 the least, 1 the greatest), between two where it falls between them. @param {readonly number[]} values @param {number} part */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

/** @param {readonly number[]} values @returns {Spread} */
export const spreadOf = (values) => ({ median: quantile(values, 0.5), low: quantile(values, 0.25), high: quantile(values, 0.75) });

/**
 * How many times as long one case takes as another, worked out in each round for itself: what slows a round down slows both.
 *
 * @param {Measurement} one
 * @param {Measurement} other measured in the same call of `interleave`
 */
export const ratioOf = (one, other) => spreadOf(one.roundsMs.map((ms, round) => ms / (other.roundsMs[round] ?? Number.NaN)));

/** @param {BenchCase} benchCase @param {number} operations @param {() => number} now */
async function time({ run, tellsMs = false }, operations, now) {
  const start = now();
  let told = 0;
  for (let index = 0; index < operations; index += 1) {
    const result = run();
    kept = result instanceof Promise ? await result : result;
    if (tellsMs) told += Number(kept);
  }
  return tellsMs ? told : now() - start;
}

/** How many operations fill a round, found by doubling; this warms the case up as well. @param {BenchCase} benchCase @param {number} roundMs @param {() => number} now */
async function calibrate(benchCase, roundMs, now) {
  for (let operations = 1; ; operations *= 2) {
    const taken = await time(benchCase, operations, now);
    if (taken >= roundMs || operations >= 2 ** 24) return operations;
  }
}

/**
 * Runs every case once in each round, so that a machine that slows down slows all of them alike; every second round in the
 * other order, so that none is always the one after another.
 *
 * @param {readonly BenchCase[]} cases
 * @param {{ rounds: number, roundMs: number, now: () => number }} options rounds: 1 or more; roundMs: shortest time of one round of one case
 * @returns {Promise<Measurement[]>} in the order of `cases`
 */
export async function interleave(cases, { rounds, roundMs, now }) {
  /** @type {{ benchCase: BenchCase, operations: number, times: number[] }[]} */
  const runs = [];
  for (const benchCase of cases) runs.push({ benchCase, operations: await calibrate(benchCase, roundMs, now), times: [] });
  for (let round = 0; round < rounds; round += 1) {
    for (const { benchCase, operations, times } of round % 2 === 0 ? runs : runs.toReversed()) times.push((await time(benchCase, operations, now)) / operations);
  }
  return runs.map(({ benchCase, operations, times }) => ({
    name: benchCase.name,
    medianMs: quantile(times, 0.5),
    minMs: Math.min(...times),
    roundsMs: times,
    operations,
  }));
}
