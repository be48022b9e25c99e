// What a run of the fuzzer adds up to. Must not play, measure or print.

/** How much the heap may grow once it is warm: a share of what it was then, and as much again for caches that fill. */
const MOST_GROWTH = 0.2;
const CACHES = 16e6;
/** Blocks after which a worker counts as warm. */
const WARM_BLOCKS = 3;

/**
 * In words how far the heap of one worker grew, when that is too far. The lowest of the last blocks counts, for the heap
 * holds what is not collected yet.
 *
 * @param {readonly number[]} heap bytes in use after each block
 */
export function grown(heap) {
  const warm = heap[WARM_BLOCKS - 1];
  const last = heap.slice(-2);
  if (warm === undefined || heap.length < WARM_BLOCKS + last.length) return undefined;
  const end = Math.min(...last);
  return end > warm * (1 + MOST_GROWTH) + CACHES ? `memory grew from ${(warm / 1e6).toFixed(1)} to ${(end / 1e6).toFixed(1)} MB` : undefined;
}

/** The command that does one case again. @param {string} suite @param {string} seed @param {number} number */
export const reproduction = (suite, seed, number) => `npm run fuzz -- --only "${suite}" --seed "${seed}" --case ${number}`;
