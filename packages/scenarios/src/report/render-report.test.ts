// Tests of the report as text.
import { expect, test } from 'vitest';
import type { ScenarioReport, ScenarioResult } from '../run/result.js';
import { percent } from './render-coverage.js';
import { renderReport } from './render-report.js';
import { reportJson } from './report-json.js';

const place = { path: 'scenarios/a.yaml', line: 3, column: 5 };
const failed: ScenarioResult = {
  title: 'the captain keeps the fuel',
  place,
  covers: [],
  rulings: [],
  passed: false,
  failures: [{ kind: 'condition', expected: 'level of fuel is 7', found: 'level of fuel is 8', place: { ...place, line: 9 } }],
  trail: [{ player: 'player-2', question: 'lose 1 fuel?', answer: 'no', scripted: true }],
  reached: { asked: undefined, unscriptedDice: 0, changes: {}, outcome: undefined },
  seed: 'scenario',
};
const report: ScenarioReport = {
  results: [{ ...failed, title: 'passes', passed: true, failures: [] }, failed],
  passed: 1,
  failed: 1,
  coverage: {
    statements: { executed: 2, total: 3 },
    branches: { executed: 1, total: 2 },
    outcomes: { executed: 2, total: 5 },
    cards: [
      { id: 'a', title: 'Ambush', kind: 'crisis', path: 'cards/a.yaml', run: true, statements: { executed: 2, total: 5 }, branches: { executed: 1, total: 2 }, outcomes: [{ name: 'fail', line: 3, reached: true }, { name: 'fail, lose 1 fuel: no', line: 4, reached: false }] },
      { id: 'b', title: 'Bomb', kind: 'crisis', path: 'cards/b.yaml', run: false, statements: { executed: 0, total: 1 }, branches: { executed: 0, total: 0 }, outcomes: [{ name: 'fail', line: 5, reached: false }, { name: 'pass', line: 4, reached: false }] },
      { id: 'c', title: 'Calm', kind: 'crisis', path: 'cards/c.yaml', run: true, statements: { executed: 1, total: 1 }, branches: { executed: 0, total: 0 }, outcomes: [{ name: 'pass', line: 4, reached: true }] },
    ],
    files: [
      {
        path: 'cards/a.yaml',
        statements: { executed: 2, total: 5 },
        branches: { executed: 1, total: 2 },
        uncovered: [4, 5, 6, 9].map((line) => ({ line, programs: ['a/fail'] })),
        partial: [{ line: 2, programs: ['a/fail'] }],
      },
    ],
  },
  diagnostics: [],
};

test('shows only what failed, the way there, coverage, and the count last', () => {
  expect(renderReport(report, { open: ({ title }) => `dradis debug . --scenario "${title}"` })).toBe(
    `FAILED the captain keeps the fuel
  at scenarios/a.yaml:3:5
  condition (line 9)
    expected: level of fuel is 7
    found:    level of fuel is 8
  decisions:
    1. player-2: lose 1 fuel? -> no
  seed: scenario
  open: dradis debug . --scenario "the captain keeps the fuel"

Coverage: 66.6 % of 3 statements, 50.0 % of 2 branches, 40.0 % of 5 outcomes
  cards/a.yaml: 40.0 % statements, 50.0 % branches
    never carried out: line 4-6, 9 (a/fail)
    never went every way: line 2 (a/fail)
  0 of 1 files fully covered
  Ambush (crisis a): 1 of 2 outcomes
    [x] fail
    [ ] fail, lose 1 fuel: no (line 4)
  Never run:
    Bomb (crisis b, cards/b.yaml)
  1 of 3 cards fully covered

1 passed, 1 failed`,
  );
});

test('is plain data in JSON', () => {
  const json = reportJson(report);
  expect(JSON.parse(JSON.stringify(json))).toEqual(json);
  expect(json.scenarios).toHaveLength(2);
  expect(reportJson({ ...report, coverage: undefined }).coverage).toBeNull();
});

test('rounds down, so that 100 means everything', () => {
  expect(percent({ executed: 1999, total: 2000 })).toBe('99.9');
  expect(percent({ executed: 0, total: 0 })).toBe('100.0');
});
