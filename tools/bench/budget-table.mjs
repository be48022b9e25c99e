// Prints figures against their budgets, as text and as Markdown. Must not measure anything.
import { verdict } from './row.mjs';

/** @typedef {import('./row.mjs').Row} Row */

/** A number with as many digits as it deserves. @param {number} value */
export function short(value) {
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(size >= 10 ? 1 : 2);
}

/** @param {Row} row @param {number | undefined} value */
function bound({ better, unit }, value) {
  return value === undefined ? '' : `${better === 'higher' ? '>=' : '<='} ${short(value)}${unit}`;
}

/** @param {Row} row */
const spread = ({ low, high }) => (low === undefined || high === undefined ? '' : `${short(low)} to ${short(high)}`);

/** @type {readonly (readonly [heading: string, cell: (row: Row) => string])[]} */
const COLUMNS = [
  ['what', ({ what }) => what],
  ['measured', ({ value, unit }) => `${short(value)}${unit}`],
  ['middle half', spread],
  ['floor', (row) => bound(row, row.floor)],
  ['goal', (row) => bound(row, row.goal)],
  ['stretch', (row) => bound(row, row.stretch)],
  ['reaches', verdict],
  ['peer', ({ peer = '' }) => peer],
  ['note', ({ note = '' }) => note],
];

/** @param {readonly Row[]} rows @returns {string[][]} the heading, then a line a row */
const cells = (rows) => [COLUMNS.map(([heading]) => heading), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];

/** Lines of columns, the second one to the right. @param {readonly (readonly string[])[]} lines */
export function aligned(lines) {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ').trimEnd()).join('\n');
}

/**
 * The table as text, one line a row. Peers and notes are left out: `docs/benchmarks` has them.
 *
 * @param {readonly Row[]} rows
 */
export const budgetTable = (rows) => aligned(cells(rows).map((line) => line.slice(0, -2)));

/**
 * The table as Markdown.
 *
 * @param {readonly Row[]} rows
 */
export function markdownTable(rows) {
  const [heading = [], ...lines] = cells(rows).map((line) => line.map((cell) => cell.replaceAll('>=', '≥').replaceAll('<=', '≤').replaceAll('|', '\\|')));
  return [heading, heading.map((_, column) => (column === 1 ? '--:' : '---')), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
