// The report of a scenario run as plain data for programs. The shape is documented and stable.
import { renderJson, type JsonDiagnostic } from '@dradis/diagnostics';
import type { Coverage, ScenarioReport, ScenarioResult } from '../run/result.js';

/** The report, ready for `JSON.stringify`; `coverage` is null when it was not measured. */
export interface JsonReport {
  readonly passed: number;
  readonly failed: number;
  readonly scenarios: readonly ScenarioResult[];
  readonly diagnostics: readonly JsonDiagnostic[];
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
