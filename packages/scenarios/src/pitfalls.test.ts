// Pitfalls of other engines in tests of cards: scripts that do not fit must fail, and every effect must be tried.
import { readdirSync, readFileSync } from 'node:fs';
import { compilePack } from '@dradis/packs';
import { expect, it } from 'vitest';
import { runScenarios } from './run-scenarios.js';
import { runSmall } from './testing/small-pack.js';

it.each([
  ['an answer that is not on offer', '{ scenario: A, dice: [6], when: a storm hits anna, answers: [{ anna: perhaps }], changes: { food: -1 } }'],
  ['an answer for somebody who is not asked', '{ scenario: A, dice: [6], when: a storm hits anna, answers: [{ ben: yes }], changes: { food: -1 } }'],
  ['an answer that is left over', '{ scenario: A, dice: [6], when: a storm hits anna, answers: [{ anna: yes }, { anna: yes }], changes: { food: -1 } }'],
  ['an answer that is missing', '{ scenario: A, dice: [6], when: a storm hits anna, changes: { food: -1 } }'],
  ['a die that is left over', '{ scenario: A, dice: [6, 6], when: a storm hits anna, answers: [{ anna: yes }], changes: { food: -1 } }'],
  ['a die that is missing', '{ scenario: A, when: a storm hits anna, answers: [{ anna: yes }], changes: { food: -1 } }'],
])('Pitfall 30: a scenario with %s fails', (_, text) => {
  expect(runSmall([text])).toMatchObject({ passed: 0, failed: 1, diagnostics: [] });
});

it('Pitfall 30: the same scenario with what fits passes', () => {
  expect(runSmall(['{ scenario: A, dice: [6], when: a storm hits anna, answers: [{ anna: yes }], changes: { food: -1 } }'])).toMatchObject({ passed: 1, failed: 0 });
});

it('Pitfall 17: every statement of every effect is carried out by some scenario', () => {
  const folder = new URL('../../../content/base/', import.meta.url);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
  const isScenario = ({ path }: { path: string }): boolean => path.startsWith('scenarios/');
  const { pack, vocabulary } = compilePack(all.filter((file) => !isScenario(file)));
  if (pack === null) throw new Error('the base game has mistakes');
  const files = all.filter(isScenario);
  const { coverage, results } = runScenarios({ pack, vocabulary, files, coverage: true });
  expect(results.length).toBeGreaterThan(600);
  expect(coverage?.files.flatMap(({ path, uncovered }) => uncovered.map(({ line }) => `${path}:${line}`))).toEqual([]);
});
