// Tests of switches in scenarios: set, left as they are, misspelt, and told in failures.
import { expect, test } from 'vitest';
import { runSmall } from '../testing/small-pack.js';

const GUST = 'when: a gust blows\n';

test('a switch stands as the pack says unless the scenario sets it', () => {
  const report = runSmall([
    `- scenario: A gust\n  when: a gust blows\n  changes: { hull: -1 }\n`,
    `- scenario: A mild gust\n  given: { switches: { gusts-are-mild: true } }\n  when: a gust blows\n  changes: {}\n`,
    `- scenario: Both\n  given: { switches: { gusts-are-mild: true } }\n  when: a gust blows\n  cases:\n    - { case: on, changes: {} }\n    - { case: off, given: { switches: { gusts-are-mild: false } }, changes: { hull: -1 } }\n`,
  ]);
  expect(report.diagnostics).toEqual([]);
  expect(report.results.flatMap(({ failures }) => failures)).toEqual([]);
  expect(report).toMatchObject({ passed: 4, failed: 0 });
});

test('a failure names the switch by its words', () => {
  const { results } = runSmall([`scenario: A gust\n${GUST}then: gusts are mild\n`]);
  expect(results[0]?.failures.map(({ found }) => found)).toEqual(['it is not so that gusts are mild']);
});

test.each([
  ['a misspelt switch', '{ gusts-are-mid: true }', "There is no switch called 'gusts-are-mid'", "Did you mean 'gusts-are-mild'?"],
  ['a number', '{ gusts-are-mild: 1 }', "The switch 'gusts-are-mild' is '1', but true or false was expected", 'Write `true` to turn it on and `false` to turn it off.'],
  ['a list', '[gusts-are-mild]', '`switches` is a list, but a map of `key: value` lines was expected', 'Write `switches` as lines of the form `key: value`.'],
])('%s is refused', (_, switches, title, help) => {
  const report = runSmall([`scenario: A gust\ngiven: { switches: ${switches} }\n${GUST}changes: {}\n`]);
  expect(report.diagnostics.map((diagnostic) => [diagnostic.title, diagnostic.help])).toEqual([[title, help]]);
  expect(report.failed).toBe(1);
});

test('a default position of an extended pack serves where the files give none', () => {
  const file = { path: 'base:scenarios/position.yaml', text: 'default position:\n  cast: [anna, ben]\n  players: 2\n  seat: "{player} plays {character}"\n  do: set captain to player-2\n' };
  const text = `scenario: A captain\n${GUST}then: captain is player-2\n`;
  expect(runSmall([text], { position: false, inherited: [file] })).toMatchObject({ passed: 1, failed: 0, diagnostics: [] });
  expect(runSmall([text], { inherited: [file] })).toMatchObject({ passed: 0, failed: 1 });
});
