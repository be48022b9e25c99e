// The rulings the base game must prove, as listed in docs/rulings.md. Must not look at tests.

/**
 * @typedef {object} Ruling
 * @property {string} id `R-` and three digits, or `OQ-` and one
 * @property {string} text what it says, in one line
 * @property {'tests' | 'talk' | 'void' | 'not yet'} wanted what must prove it: tests, or nothing for the reason given
 * @property {string} reason why there need not be, or is not yet, a test; empty otherwise
 */

export const ID = String.raw`(?:R-\d{3}|OQ-\d)`;
const ROW = new RegExp(String.raw`^\|\s*(${ID})\s*\|([^|]*)\|([^|]*)\|([^|]*)\|\s*$`);
const STATUS = /^[OCUQ]\*?$/;
const NOTE = /^(talk|void|not yet): (.+)$/;

/**
 * Reads the table of a document.
 *
 * @param {string} text
 * @returns {{ rulings: Ruling[], problems: string[] }} the rulings in the order of the table, and rows that are wrong
 */
export function readRulings(text) {
  /** @type {Ruling[]} */
  const rulings = [];
  /** @type {string[]} */
  const problems = [];
  text.split('\n').forEach((line, index) => {
    const row = ROW.exec(line);
    if (row === null) {
      if (new RegExp(String.raw`^\|\s*${ID}`).test(line)) problems.push(`line ${index + 1}: a row has four cells: id, status, ruling, note`);
      return;
    }
    const [id = '', status = '', ruling = '', note = ''] = row.slice(1).map((cell) => cell.trim());
    if (rulings.some((other) => other.id === id)) problems.push(`line ${index + 1}: ${id} has two rows`);
    if (!STATUS.test(status)) problems.push(`line ${index + 1}: ${id} has the status "${status}", not one of O, C, U, Q`);
    if (ruling === '') problems.push(`line ${index + 1}: ${id} says nothing`);
    const [, wanted, reason] = NOTE.exec(note) ?? [];
    if (note !== '' && wanted === undefined) problems.push(`line ${index + 1}: the note of ${id} begins with none of "talk: ", "void: ", "not yet: "`);
    rulings.push({ id, text: ruling, wanted: /** @type {Ruling['wanted']} */ (wanted ?? 'tests'), reason: reason ?? '' });
  });
  return { rulings, problems };
}
