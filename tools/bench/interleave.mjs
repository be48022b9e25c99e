// Measures cases in interleaved rounds. Must not print, and must not read a clock of its own.

/**
 * @typedef {object} BenchCase
 * @property {string} name
 * @property {() => unknown | Promise<unknown>} run one operation; its result is kept alive, so it cannot be optimised away
 */

/**
 * @typedef {object} Measurement
 * @property {string} name
 * @property {number} medianMs milliseconds for one operation, median of the rounds
 * @property {number} minMs milliseconds for one operation, fastest round
 * @property {number} operations in each round, 1 or more
 * @property {number} rounds
 */

/** What the last operation returned; exported so that no optimiser may drop it. @public */
export let kept = /** @type {unknown} */ (undefined);

/** @param {BenchCase} benchCase @param {number} operations @param {() => number} now */
async function time({ run }, operations, now) {
  const start = now();
  for (let index = 0; index < operations; index += 1) {
    const result = run();
    kept = result instanceof Promise ? await result : result;
  }
  return now() - start;
}

/** How many operations fill a round, found by doubling; this warms the case up as well. @param {BenchCase} benchCase @param {number} roundMs @param {() => number} now */
async function calibrate(benchCase, roundMs, now) {
  for (let operations = 1; ; operations *= 2) {
    const taken = await time(benchCase, operations, now);
    if (taken >= roundMs || operations >= 2 ** 24) return operations;
  }
}

/**
 * Runs every case once in each round, so that a machine that slows down slows all of them alike.
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
    for (const { benchCase, operations, times } of runs) times.push((await time(benchCase, operations, now)) / operations);
  }
  return runs.map(({ benchCase, operations, times }) => {
    const sorted = [...times].sort((a, b) => a - b);
    const middle = sorted.length / 2;
    const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
    const high = sorted[Math.floor(middle)] ?? Number.NaN;
    return { name: benchCase.name, medianMs: (low + high) / 2, minMs: sorted[0] ?? Number.NaN, operations, rounds };
  });
}
