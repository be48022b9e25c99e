// Scenarios for stories and tests.
import { type CoveredFile, type ScenarioRow } from './scenario-model.js';

/** That many scenarios, of which every eleventh failed, and every seventh was not run. */
export function scenariosOf(count: number): ScenarioRow[] {
  return Array.from({ length: count }, (_, at) => ({
    title: `Water Sabotaged: case ${String(at + 1)}`,
    path: 'scenarios/crisis/water-sabotaged.yaml',
    line: at * 9 + 2,
    passed: at % 7 === 6 ? undefined : at % 11 !== 3,
    failures: at % 7 !== 6 && at % 11 === 3 ? [{ expected: 'food -2', found: 'food -1', line: at * 9 + 8 }] : [],
  }));
}

/** A file that is covered and one that is not wholly. */
export const coverage: readonly CoveredFile[] = [
  { path: 'cards/crisis/water-sabotaged.yaml', title: 'water-sabotaged', executed: 4, total: 4, missed: [] },
  { path: 'rules/turn.yaml', title: 'turn', executed: 31, total: 40, missed: [12, 13, 40, 41, 55, 60, 61, 70, 71] },
];
