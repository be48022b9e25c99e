// Reads vitest's JSON report into numbers. Must not run anything, and must not take silence for success.

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed tests that failed, files that did not load, and tests that were skipped
 * @property {string[]} reasons one line for each failure that vitest's own output does not show as a failed test
 */

/**
 * @param {string | undefined} text the report; undefined when vitest wrote none
 * @param {number} exitCode of vitest
 * @returns {Count}
 */
export function countReport(text, exitCode) {
  if (text === undefined) return { passed: 0, failed: 1, reasons: [`vitest ended with code ${exitCode} and wrote no report`] };
  /** @type {{ testResults: { name: string, status: string, message?: string, assertionResults: { fullName: string, status: string }[] }[] }} */
  const { testResults } = JSON.parse(text);
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const reasons = [];
  for (const { name, status, message = '', assertionResults } of testResults) {
    for (const { fullName, status: result } of assertionResults) {
      if (result === 'passed') passed += 1;
      else failed += 1;
      if (result !== 'passed' && result !== 'failed') reasons.push(`${name}: "${fullName}" is ${result}; a test that does not run proves nothing`);
    }
    if (status === 'failed' && !assertionResults.some(({ status: result }) => result === 'failed')) {
      failed += 1;
      reasons.push(`${name}: did not load. ${message.split('\n')[0] ?? ''}`);
    }
  }
  if (passed + failed === 0) {
    failed = 1;
    reasons.push('vitest found no test');
  } else if (exitCode !== 0 && failed === 0) {
    // An error outside any test: an unhandled rejection, a browser that died.
    failed = 1;
    reasons.push(`vitest ended with code ${exitCode} although no test failed; its output above says why`);
  }
  return { passed, failed, reasons };
}
