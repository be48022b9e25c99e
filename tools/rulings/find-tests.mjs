// Which tests claim which rulings: scenarios by their key `rulings:`, other tests by ids at the head of their title.
// Must not know which rulings there are.
import { parse } from 'yaml';
import { ID } from './read-rulings.mjs';

/** @typedef {{ id: string, title: string, path: string }} Claim one test that claims one ruling */

const SCENARIO = /^content\/.+\/scenarios\/.*\.yaml$/;
const TEST = /\.(?:test|e2e\.test)\.(?:ts|mjs)$/;
/** The string that is the first argument of a call, with ids, a colon and words: `it('R-080, R-081: …'`. */
const TITLE = new RegExp(String.raw`([\w.]*)(?:\([^()]*\))?\(\s*(['"${'`'}])((?:${ID}, )*${ID}): ([^\n]*?)\2`, 'g');
const NOT_RUN = /\.(?:skip|todo|fails|skipIf|runIf)\b/;

/**
 * All claims in a repository, in the order of its files.
 *
 * @param {import('../checks/repository.mjs').Repository} repository
 * @returns {Claim[]}
 */
export function findTests({ files, read }) {
  return files.flatMap((path) => {
    if (SCENARIO.test(path)) return scenarioClaims(path, read(path));
    return TEST.test(path) ? testClaims(path, read(path)) : [];
  });
}

/** @param {string} path @param {string} text @returns {Claim[]} */
function scenarioClaims(path, text) {
  const root = /** @type {unknown} */ (parse(text));
  const scenarios = Array.isArray(root) ? root : [root];
  return scenarios.flatMap((scenario) => {
    const { scenario: title, rulings, cases } = record(scenario);
    if (typeof title !== 'string') return [];
    const rows = Array.isArray(cases) ? cases.map(record) : [{}];
    return rows.flatMap((row) => {
      // A row that names rulings of its own proves those instead of the table's.
      const ids = list(row['rulings'] ?? rulings);
      const name = typeof row['case'] === 'string' ? `${title}: ${row['case']}` : title;
      return ids.map((id) => ({ id, title: name, path }));
    });
  });
}

/** @param {string} path @param {string} text @returns {Claim[]} */
function testClaims(path, text) {
  return [...text.matchAll(TITLE)].flatMap(([, call = '', , ids = '', title = '']) =>
    NOT_RUN.test(call) ? [] : ids.split(', ').map((id) => ({ id, title, path })),
  );
}

/** @param {unknown} value @returns {Record<string, unknown>} */
function record(value) {
  return typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
}

/** @param {unknown} value @returns {string[]} */
function list(value) {
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);
}
