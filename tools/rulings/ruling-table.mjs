// Rulings and the tests that claim them, put together and judged. Must not read files.

/**
 * @typedef {object} RulingTable
 * @property {readonly string[]} lines one for each ruling: its id, how many tests claim it, and their titles
 * @property {readonly { id: string, reason: string }[]} uncovered rulings that want tests and have none
 * @property {readonly string[]} problems what is wrong with the list or the claims
 */

/**
 * @param {readonly import('./read-rulings.mjs').Ruling[]} rulings
 * @param {readonly import('./find-tests.mjs').Claim[]} claims
 * @returns {RulingTable}
 */
export function rulingTable(rulings, claims) {
  /** @type {string[]} */
  const lines = [];
  /** @type {{ id: string, reason: string }[]} */
  const uncovered = [];
  const known = new Set(rulings.map(({ id }) => id));
  const problems = claims.filter(({ id }) => !known.has(id)).map(({ id, title, path }) => `${path}: "${title}" claims ${id}, which is no ruling`);
  for (const { id, wanted, reason } of rulings) {
    const titles = [...new Set(claims.filter((claim) => claim.id === id).map(({ title }) => title))];
    if (wanted === 'not yet' && titles.length > 0) problems.push(`${id} is marked "not yet", but ${titles.length} tests claim it`);
    const open = titles.length === 0 && (wanted === 'tests' || wanted === 'not yet');
    if (open) uncovered.push({ id, reason: wanted === 'not yet' ? `not yet: ${reason}` : 'no test claims it' });
    const count = titles.length === 1 ? '1 test' : `${titles.length} tests`;
    lines.push(`${id}  ${[titles.length > 0 || open ? count : '', ...titles, wanted === 'tests' ? '' : `${wanted}: ${reason}`].filter((part) => part !== '').join(' | ')}`);
  }
  return { lines, uncovered, problems };
}

/**
 * The last words of the report.
 *
 * @param {RulingTable['uncovered']} uncovered
 */
export function closing(uncovered) {
  if (uncovered.length === 0) return 'uncovered: none';
  return `uncovered: ${uncovered.length}\n${uncovered.map(({ id, reason }) => `  ${id}  ${reason}`).join('\n')}`;
}
