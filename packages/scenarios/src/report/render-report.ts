// The report of a scenario run as text for people. Must not print, nor know the width of a terminal.
import { renderText } from '@dradis/diagnostics';
import type { ScenarioReport, ScenarioResult } from '../run/result.js';
import { renderCoverage } from './render-coverage.js';

/** What the text says beside the report. */
export interface ReportOptions {
  /** How to open a scenario that failed, such as a command; left out when undefined. */
  readonly open?: (result: ScenarioResult) => string | undefined;
}

/**
 * The report as text: diagnostics, failures with the way there, coverage if it was measured, and a last line
 * `N passed, N failed`. No line end at the end.
 */
export function renderReport(report: ScenarioReport, { open = () => undefined }: ReportOptions = {}): string {
  const parts = [
    ...report.diagnostics.map((diagnostic) => renderText(diagnostic)),
    ...report.results.filter(({ passed }) => !passed).map((result) => renderFailure(result, result.reached === undefined ? undefined : open(result))),
  ];
  if (report.coverage !== undefined) parts.push(renderCoverage(report.coverage));
  parts.push(`${report.passed} passed, ${report.failed} failed`);
  return parts.join('\n\n');
}

function renderFailure(result: ScenarioResult, open: string | undefined): string {
  const { path, line, column } = result.place;
  const lines = [`FAILED ${result.title}`, `  at ${path}:${line}:${column}`];
  for (const { kind, expected, found, place } of result.failures) {
    lines.push(`  ${kind} (line ${place.line})`, `    expected: ${indent(expected)}`, `    found:    ${indent(found)}`);
  }
  if (result.trail.length > 0) {
    lines.push('  decisions:');
    result.trail.forEach(({ player, question, answer, scripted }, index) => {
      lines.push(`    ${index + 1}. ${player}: ${question} -> ${answer}${scripted ? '' : ' (not scripted)'}`);
    });
  }
  lines.push(`  seed: ${result.seed}`);
  if (open !== undefined) lines.push(`  open: ${open}`);
  return lines.join('\n');
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n              ');
}
