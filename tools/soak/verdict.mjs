// What a long run adds up to, and whether that is good. Must not play, measure or print.

/** How much the heap may grow once it is warm, as a share of what it was then. */
const MOST_GROWTH = 0.2;

/**
 * @typedef {object} Tally
 * @property {number} games
 * @property {number} broken how many things did not hold
 * @property {number} start bytes of heap in use before the first game
 * @property {number | undefined} warm the same once warm; undefined when the run was too short for that
 * @property {number} end the same after the last game
 */

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Why the run counts as failed; empty when it does not. @param {Tally} tally @returns {string[]} */
export function verdict({ games, broken, warm, end }) {
  const problems = [];
  if (games === 0) problems.push('no game was played');
  if (broken > 0) problems.push(`${broken} things did not hold`);
  if (warm === undefined) problems.push('the run was too short to judge memory');
  else if (end > warm * (1 + MOST_GROWTH)) problems.push(`memory grew from ${megabytes(warm)} to ${megabytes(end)} after warming up, more than ${MOST_GROWTH * 100} %`);
  return problems;
}
