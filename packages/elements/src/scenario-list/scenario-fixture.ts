// Scenarios for stories and tests.
import type { ScenarioCoverage, ScenarioRow } from './scenario-model.js';

/** That many scenarios, of which every eleventh failed, and every seventh was not run. */
export function scenariosOf(count: number): ScenarioRow[] {
  return Array.from({ length: count }, (_, at) => ({
    title: `Water Sabotaged: case ${String(at + 1)}`,
    path: 'scenarios/crisis/water-sabotaged.yaml',
    line: at * 9 + 2,
    covers: ['water-sabotaged'],
    passed: at % 7 === 6 ? undefined : at % 11 !== 3,
    failures: at % 7 !== 6 && at % 11 === 3 ? [{ expected: 'food -2', found: 'food -1', line: at * 9 + 8 }] : [],
  }));
}

/** A card that is covered, one that is not wholly, and a file of rules. */
export const coverage: ScenarioCoverage = {
  sum: '96.2 % of 900 statements',
  cards: [
    { id: 'water-sabotaged', title: 'Water Sabotaged', kind: 'crisis', path: 'cards/crisis/water-sabotaged.yaml', percent: '100.0', missed: [] },
    { id: 'riots', title: 'Riots', kind: 'crisis', path: 'cards/crisis/riots.yaml', percent: '50.0', missed: [{ name: 'fail', line: 12 }, { name: 'or, a roll of 1-3', line: 19 }] },
  ],
  files: [{ path: 'rules/turn.yaml', title: 'turn', percent: '77.5', missed: [12, 13, 40, 41, 55, 60, 61, 70, 71] }],
};
