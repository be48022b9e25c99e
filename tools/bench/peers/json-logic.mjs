// A peer: the effects on dials as rules of json-logic-js. It cannot change anything, so each rule gives a new level that is
// then put where it belongs. Must follow ../effects.bench.mjs statement by statement.
import jsonLogic from 'json-logic-js';

/** @param {string} dial @param {number} n */
const lose = (dial, n) => ({ [dial]: { max: [0, { '-': [{ var: `${dial}.level` }, n] }] } });

/** @param {string} dial @param {number} n */
const gain = (dial, n) => ({ [dial]: { min: [{ var: `${dial}.most` }, { '+': [{ var: `${dial}.level` }, n] }] } });

const red = { '<=': [{ var: 'morale.level' }, { var: 'morale.redLimit' }] };

/** In order: which dial, and the rule for its new level. @type {[string, object][]} */
const STATEMENTS = [
  lose('fuel', 1),
  gain('fuel', 1),
  lose('population', 2),
  gain('population', 2),
  { food: { if: [red, gain('food', 1)['food'], lose('food', 1)['food']] } },
  gain('food', 1),
].map((statement) => /** @type {[string, object]} */ (Object.entries(statement)[0]));

/** The dials as rules see them. */
export const newDials = () => ({
  fuel: { level: 8, most: 15, redLimit: 4 },
  food: { level: 8, most: 15, redLimit: 4 },
  morale: { level: 10, most: 15, redLimit: 5 },
  population: { level: 12, most: 15, redLimit: 6 },
});

/** @param {ReturnType<typeof newDials>} table */
export function dialsByRules(table) {
  for (const [dial, rule] of STATEMENTS) {
    const target = /** @type {Record<string, { level: number }>} */ (table)[dial];
    if (target !== undefined) target.level = jsonLogic.apply(rule, table);
  }
}
