// What a benchmark says: a figure, its budget and its peer. Must not measure or print.

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {number} value the middle of the rounds
 * @property {number} [low] the lower quartile of the rounds; left out where there is one measurement
 * @property {number} [high] the upper quartile of the rounds
 * @property {Unit} unit printed after every number of the row
 * @property {'higher' | 'lower'} better
 * @property {number} [floor] what must be reached; a row without one is shown for information
 * @property {number} [goal]
 * @property {number} [stretch]
 * @property {string} [peer] what it is held against in the same run
 * @property {string} [note] how it was measured, when that is not plain
 */

/** Ratios, shares, rates, times and sizes. @typedef {'x' | ' %' | '/s' | ' ms' | ' s' | ' kB' | ' MB'} Unit */

/**
 * A spread as the figures of a row, each turned into what the row is in. A factor that is 1 over the time swaps the quartiles.
 *
 * @param {import('./interleave.mjs').Spread} spread
 * @param {(value: number) => number} [turn]
 */
export function figures({ median, low, high }, turn = (value) => value) {
  const ends = [turn(low), turn(high)];
  return { value: turn(median), low: Math.min(...ends), high: Math.max(...ends) };
}

/** @param {Row} row @param {number | undefined} bound */
const reaches = ({ value, better }, bound) => bound !== undefined && (better === 'higher' ? value >= bound : value <= bound);

/**
 * Where a figure stands: `stretch`, `goal`, `floor`, `BELOW` the floor, or '' when there is no budget.
 *
 * @param {Row} row
 */
export function verdict(row) {
  if (row.floor === undefined && row.goal === undefined) return '';
  if (reaches(row, row.stretch)) return 'stretch';
  if (reaches(row, row.goal)) return 'goal';
  return reaches(row, row.floor) ? 'floor' : 'BELOW';
}

/**
 * What of a figure can be held against another run: ratios, shares and sizes as they are, times and rates by the yardstick
 * of their run, because machines differ. Undefined for what tells nothing from run to run.
 *
 * @param {Pick<Row, 'value' | 'unit'>} row
 * @param {number} yardstickMs milliseconds that the same piece of plain JavaScript took in that run, above 0
 */
export function comparable({ value, unit }, yardstickMs) {
  if (unit === ' ms' || unit === ' s') return value / yardstickMs;
  if (unit === '/s') return value * yardstickMs;
  return unit === ' MB' ? undefined : value;
}
