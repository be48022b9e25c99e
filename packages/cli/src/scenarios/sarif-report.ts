// Failed scenarios, mistakes and what no scenario reached as SARIF 2.1.0. Must not run anything.
import type { ScenarioReport } from '@dradis/scenarios';
import { sarifLog, sarifResults, type SarifResult } from '../formats/sarif.js';

function failureResults({ results }: ScenarioReport): SarifResult[] {
  return results.flatMap(({ title, failures, seed }) => failures.map(({ expected, found, place }): SarifResult => ({ rule: 'scenario', level: 'error', text: `${title}: expected ${expected}, found ${found} (seed ${seed})`, path: place.path, line: place.line, further: [] })));
}

function coverageResults({ coverage }: ScenarioReport): SarifResult[] {
  if (coverage === undefined) return [];
  const lines = coverage.files.flatMap(({ path, uncovered }) => uncovered.map(({ line, programs }): SarifResult => ({ rule: 'coverage', level: 'warning', text: `never carried out (${programs.join(', ')})`, path, line, further: [] })));
  const outcomes = coverage.cards.flatMap(({ path, title, outcomes: all }) => all.flatMap(({ name, line, reached }): SarifResult[] => (reached ? [] : [{ rule: 'coverage', level: 'warning', text: `${title}: no scenario comes to "${name}"`, path, line, further: [] }])));
  return [...lines, ...outcomes];
}

/** One run over all packs. */
export function sarifReport(reports: readonly ScenarioReport[], version: string): string {
  return sarifLog(reports.flatMap((report) => [...sarifResults(report.diagnostics), ...failureResults(report), ...coverageResults(report)]), version);
}
