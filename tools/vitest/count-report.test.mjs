// The numbers of the last line: nothing that did not run may count as passed.
import { expect, it } from 'vitest';
import { countReport } from './count-report.mjs';

/** @param {string[]} statuses @param {string} [file] */
const report = (statuses, file = statuses.includes('failed') ? 'failed' : 'passed') =>
  JSON.stringify({ testResults: [{ name: 'a.test.ts', status: file, message: 'cannot import', assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status })) }] });

it.each([
  ['all passed', report(['passed', 'passed']), 0, 2, 0, 0],
  ['one failed', report(['passed', 'failed']), 1, 1, 1, 0],
  ['one skipped', report(['passed', 'skipped']), 0, 1, 1, 1],
  ['one to do', report(['passed', 'todo']), 0, 1, 1, 1],
  ['a file that did not load', report([], 'failed'), 1, 0, 1, 1],
  ['no tests', JSON.stringify({ testResults: [] }), 0, 0, 1, 1],
  ['an error outside the tests', report(['passed']), 1, 1, 1, 1],
  ['no report', undefined, 137, 0, 1, 1],
])('%s', (_, text, exitCode, passed, failed, reasons) => {
  const count = countReport(text, exitCode);
  expect([count.passed, count.failed, count.reasons.length]).toEqual([passed, failed, reasons]);
});
