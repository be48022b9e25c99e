// Scenarios as JUnit XML: one test each, one for each file with mistakes, and one for coverage that is asked for. Must not run anything.
import { renderText } from '@dradis/diagnostics';
import type { ScenarioReport, ScenarioResult } from '@dradis/scenarios';
import { junitXml, type JunitCase } from '../formats/junit.js';

/** What came of the scenarios of one pack. */
export interface ReportedPack {
  /** The folder as shown. */
  readonly name: string;
  readonly report: ScenarioReport;
  /** One sentence for each part of the coverage that is below what was asked for. */
  readonly short: readonly string[];
}

function scenarioCase({ title, place, failures, seed }: ScenarioResult): JunitCase {
  return {
    name: title,
    classname: place.path,
    file: place.path,
    line: place.line,
    failures: failures.map(({ expected, found, place: at }) => ({ type: 'scenario', message: `expected: ${expected}; found: ${found}`, text: `${at.path}:${String(at.line)}\nexpected: ${expected}\nfound: ${found}\nseed: ${seed}` })),
    notes: [],
  };
}

function mistakeCases({ diagnostics }: ScenarioReport): JunitCase[] {
  return diagnostics.map((diagnostic) => {
    const { path } = diagnostic.primary.file;
    const text = renderText(diagnostic);
    const error = diagnostic.severity === 'error';
    return { name: `${diagnostic.code} in ${path}`, classname: path, file: path, failures: error ? [{ type: diagnostic.code, message: diagnostic.title, text }] : [], notes: error ? [] : [text] };
  });
}

/** The document. */
export function junitReport(packs: readonly ReportedPack[], threshold: number | undefined): string {
  return junitXml('dradis test', packs.map(({ name, report, short }) => ({
    name,
    cases: [
      ...report.results.map(scenarioCase),
      ...mistakeCases(report),
      ...(threshold === undefined ? [] : [{ name: `coverage of at least ${String(threshold)} %`, classname: name, file: name, failures: short.map((sentence) => ({ type: 'coverage', message: sentence, text: sentence })), notes: [] }]),
    ],
  })));
}
