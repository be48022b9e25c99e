// The table of rulings can fail: for each way in which a ruling can be left unproven, and for a list that is wrong.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memoryRepository, openRepository } from '../checks/repository.mjs';
import { findTests } from './find-tests.mjs';
import { readRulings } from './read-rulings.mjs';
import { closing, rulingTable } from './ruling-table.mjs';

const HEAD = '| Id | Status | Ruling | Note |\n|---|---|---|---|\n';
/** @param {string[]} rows */
const doc = (...rows) => `${HEAD}${rows.join('\n')}\n`;
/** @param {string} text @param {Record<string, string>} files */
function judge(text, files) {
  const { rulings, problems } = readRulings(text);
  const table = rulingTable(rulings, findTests(memoryRepository(files)));
  return { problems: [...problems, ...table.problems], uncovered: table.uncovered.map(({ id }) => id), closing: closing(table.uncovered), lines: table.lines };
}

const ONE = doc('| R-080 | O | A check runs | |');
const scenario = '- scenario: A check\n  rulings: [R-080]\n  when: nothing\n  then: [fuel is fuel]\n';

describe('a ruling is proven', () => {
  /** @type {[string, Record<string, string>][]} */
  const ways = [
    ['by the key of a scenario', { 'content/base/scenarios/a.yaml': scenario }],
    ['by the key of a case', { 'content/base/scenarios/a.yaml': '- scenario: A check\n  when: nothing\n  cases:\n    - { case: one, rulings: [R-080] }\n' }],
    ['by the title of a test', { 'packages/players/src/a.test.ts': "it('R-080: runs', () => {});" }],
    ['by one of several ids in a title', { 'packages/players/src/a.test.ts': 'it("R-001, R-080: runs", () => {});' }],
    ['by the title of a table of tests', { 'tools/a.test.mjs': 'it.each(cases)(`R-080: runs %s`, () => {});' }],
  ];
  it.each(ways)('%s', (_, files) => {
    expect(judge(`${ONE}| R-001 | O | A turn | void: not here |\n`, files)).toMatchObject({ problems: [], uncovered: [], closing: 'uncovered: none' });
  });
});

describe('a ruling is left open', () => {
  /** @type {[string, Record<string, string>][]} */
  const ways = [
    ['without tests', {}],
    ['by a scenario without the key', { 'content/base/scenarios/a.yaml': '- scenario: "R-080: A check"\n  when: nothing\n' }],
    ['by a case that names other rulings than its table', { 'content/base/scenarios/a.yaml': '- scenario: A check\n  rulings: [R-080]\n  cases:\n    - { case: one, rulings: [R-001] }\n' }],
    ['by a file that is no scenario', { 'content/base/rules/a.yaml': scenario }],
    ['by a module that is no test', { 'packages/players/src/a.ts': "it('R-080: runs', () => {});" }],
    ['by a test that is skipped', { 'packages/players/src/a.test.ts': "it.skip('R-080: runs', () => {});" }],
    ['by a title that has the id elsewhere', { 'packages/players/src/a.test.ts': "it('runs as in R-080', () => {});" }],
    ['by a comment', { 'packages/players/src/a.test.ts': '// R-080: runs\n' }],
  ];
  it.each(ways)('%s', (_, files) => {
    expect(judge(`${ONE}| R-001 | O | A turn | void: not here |\n`, files)).toMatchObject({ problems: [], uncovered: ['R-080'], closing: 'uncovered: 1\n  R-080  no test claims it' });
  });

  it('with its reason, while it is marked as missing', () => {
    const text = doc('| R-320 | O | A variant | not yet: variant packs |');
    expect(judge(text, {})).toMatchObject({ uncovered: ['R-320'], closing: 'uncovered: 1\n  R-320  not yet: variant packs' });
  });
});

it('asks for no test where a program can do nothing, and says why', () => {
  const text = doc('| R-300 | O | Not told | talk: across the table |', '| R-296 | O | Placed | void: no card |');
  expect(judge(text, {})).toMatchObject({ uncovered: [], lines: ['R-300  talk: across the table', 'R-296  void: no card'] });
});

describe('the list is wrong', () => {
  /** @type {[string, string, Record<string, string>, RegExp][]} */
  const ways = [
    ['with an id twice', doc('| R-080 | O | A | |', '| R-080 | O | B | |'), {}, /R-080 has two rows/],
    ['with an unknown status', doc('| R-080 | X | A | |'), {}, /has the status "X"/],
    ['with an unknown note', doc('| R-080 | O | A | later |'), {}, /the note of R-080/],
    ['with a row cut short', doc('| R-080 | O | A |'), {}, /four cells/],
    ['with an empty ruling', doc('| R-080 | O | | |'), {}, /says nothing/],
    ['when a test claims what is not on it', doc(), { 'content/base/scenarios/a.yaml': scenario }, /claims R-080, which is no ruling/],
    ['when what is there is marked as missing', doc('| R-080 | O | A | not yet: x |'), { 'content/base/scenarios/a.yaml': scenario }, /marked "not yet"/],
  ];
  it.each(ways)('%s', (_, text, files, problem) => {
    expect(judge(text, files).problems).toEqual([expect.stringMatching(problem)]);
  });
});

it('reads the real list and finds real tests', () => {
  const repository = openRepository(join(import.meta.dirname, '..', '..'));
  const { rulings, problems } = readRulings(repository.read('docs/rulings.md'));
  expect(problems).toEqual([]);
  expect(rulings).toHaveLength(240);
  expect(rulingTable(rulings, findTests(repository)).problems).toEqual([]);
  expect(findTests(repository).length).toBeGreaterThan(300);
});
