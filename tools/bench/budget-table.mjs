// Turns measured figures into a table against their budgets. Must not measure anything.

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {number} value
 * @property {string} unit printed after every number of the row, such as ' kB', 'x' or '%'
 * @property {'higher' | 'lower'} better
 * @property {number} [floor] what must be reached; a row without one is shown for information
 * @property {number} [goal]
 * @property {string} [note] how it was measured, when that is not plain
 */

/** @param {number} value */
function short(value) {
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(size >= 10 ? 1 : 2);
}

/** @param {Row} row @param {number | undefined} bound */
const reaches = ({ value, better }, bound) => bound !== undefined && (better === 'higher' ? value >= bound : value <= bound);

/**
 * Where a figure stands: `goal`, `floor`, `BELOW` the floor, or '' when there is no budget.
 *
 * @param {Row} row
 */
export function verdict(row) {
  if (row.floor === undefined && row.goal === undefined) return '';
  if (reaches(row, row.goal)) return 'goal';
  return reaches(row, row.floor) ? 'floor' : 'BELOW';
}

/**
 * The table as text, one line a row.
 *
 * @param {readonly Row[]} rows
 */
export function budgetTable(rows) {
  const sign = /** @param {Row} row */ (row) => (row.better === 'higher' ? '>=' : '<=');
  const bound = /** @param {Row} row @param {number | undefined} value */ (row, value) => (value === undefined ? '' : `${sign(row)} ${short(value)}${row.unit}`);
  const cells = rows.map((row) => [row.what, `${short(row.value)}${row.unit}`, bound(row, row.floor), bound(row, row.goal), verdict(row), row.note ?? '']);
  const lines = [['what', 'measured', 'floor', 'goal', 'reaches', 'note'], ...cells];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ').trimEnd()).join('\n');
}
