// Finds what became worse than in a run that was kept. Must not measure.
import { aligned, short } from './budget-table.mjs';
import { comparable } from './row.mjs';

/** How much worse a figure may become, as a factor. */
const TOLERANCE = 1.2;

/** @typedef {{ yardstickMs: number, rows: readonly import('./row.mjs').Row[] }} Run */

/**
 * @typedef {object} Change
 * @property {string} what
 * @property {import('./row.mjs').Row} now
 * @property {number | undefined} was the kept figure, as this machine would show it; undefined for a new row
 * @property {number} worse how many times as bad it became: above 1 worse, below 1 better; 1 where nothing can be compared
 */

/**
 * Every row against the one of the same name in the kept run.
 *
 * @param {Run} kept
 * @param {Run} now
 * @returns {Change[]} in the order of `now`
 */
export function changes(kept, now) {
  return now.rows.map((row) => {
    const before = kept.rows.find(({ what }) => what === row.what);
    const was = before === undefined || before.unit !== row.unit ? undefined : comparable(before, kept.yardstickMs);
    const is = comparable(row, now.yardstickMs);
    if (was === undefined || is === undefined) return { what: row.what, now: row, was: undefined, worse: 1 };
    return { what: row.what, now: row, was: (row.value * was) / is, worse: row.better === 'higher' ? was / is : is / was };
  });
}

/** @param {Change} change */
export const isRegression = ({ worse }) => !(worse <= TOLERANCE);

/**
 * The comparison as text, the worst first.
 *
 * @param {readonly Change[]} all
 */
export function changeTable(all) {
  const sorted = [...all].sort((a, b) => b.worse - a.worse);
  /** @param {number} worse */
  const change = (worse) => `${short(Math.abs(100 * (Math.max(worse, 1 / worse) - 1)))} % ${worse > 1 ? 'worse' : 'better'}`;
  return aligned([
    ['what', 'now', 'kept', 'change', ''],
    ...sorted.map(({ what, now, was, worse }) => [what, `${short(now.value)}${now.unit}`, was === undefined ? 'none' : `${short(was)}${now.unit}`, was === undefined ? '' : change(worse), isRegression({ what, now, was, worse }) ? 'REGRESSION' : '']),
  ]);
}
