// The id of a run: the same for the same run, another when anything that decides how it goes is another.
import { expect, it } from 'vitest';
import { runId, type RunFacts } from './run-id.js';

const facts: RunFacts = { engine: '1.0.0', pack: 'abc', players: 3, seed: 'kobol', windows: 'able', switches: { a: true, b: false }, begin: '', decisions: [['x', 'y'], 'dice 3', []] };

it('is the same for the same run, whatever the order of its switches', () => {
  expect(runId(facts)).toMatch(/^[0-9a-f]{16}$/);
  expect(runId({ ...structuredClone(facts), switches: { b: false, a: true } })).toBe(runId(facts));
});

it.each<[string, Partial<RunFacts>]>([
  ['engine', { engine: '1.0.1' }],
  ['pack', { pack: 'abd' }],
  ['seed', { seed: 'Kobol' }],
  ['decision', { decisions: [['x', 'z'], 'dice 3', []] }],
  ['order within a decision', { decisions: [['y', 'x'], 'dice 3', []] }],
  ['order of decisions', { decisions: [['x', 'y'], [], 'dice 3'] }],
  ['last decision', { decisions: [['x', 'y'], 'dice 3'] }],
  ['split of decisions', { decisions: [['x'], ['y'], 'dice 3', []] }],
  ['input from outside that reads like an answer', { decisions: [['x', 'y'], ['dice 3'], []] }],
  ['number of players', { players: 4 }],
  ['way to ask', { windows: 'all' }],
  ['switch', { switches: { a: true, b: true } }],
  ['beginning', { begin: 'elsewhere' }],
])('is another for another %s', (_, other) => {
  expect(runId({ ...facts, ...other })).not.toBe(runId(facts));
});
