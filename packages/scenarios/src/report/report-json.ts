// The report of a scenario run as plain data for programs. The shape is documented and stable.
import { renderJson, type JsonDiagnostic } from '@dradis/diagnostics';
import type { Coverage, ScenarioReport, ScenarioResult } from '../run/result.js';

/** The report, ready for `JSON.stringify`; `coverage` is null when it was not measured. */
export interface JsonReport {
  /** How many passed. */
  readonly passed: number;
  /** How many did not. */
  readonly failed: number;
  /** Those that were run, in the order of the files. */
  readonly scenarios: readonly ScenarioResult[];
  /** What is wrong with the scenario files themselves. */
  readonly diagnostics: readonly JsonDiagnostic[];
  /** How much of the pack was carried out; null when it was not measured. */
  readonly coverage: Coverage | null;
}

/** Turns a report into plain data. */
export function reportJson(report: ScenarioReport): JsonReport {
  return {
    passed: report.passed,
    failed: report.failed,
    scenarios: report.results,
    diagnostics: report.diagnostics.map(renderJson),
    coverage: report.coverage ?? null,
  };
}
