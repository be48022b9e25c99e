// Runs checks one after another and reports each. Must not know what any of them looks for.

/**
 * @param {readonly import('./repository.mjs').Check[]} checks
 * @param {import('./repository.mjs').Repository} repository
 * @param {(line: string) => void} [print]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(checks, repository, print = (line) => process.stdout.write(`${line}\n`)) {
  let failed = 0;
  for (const check of checks) {
    const { problems, summary } = await outcomeOf(check, repository);
    print(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${check.name}: ${summary}`);
    for (const problem of problems) print(`         ${problem}`);
    if (problems.length > 0) failed += 1;
  }
  return { passed: checks.length - failed, failed };
}

/** @param {import('./repository.mjs').Check} check @param {import('./repository.mjs').Repository} repository */
async function outcomeOf(check, repository) {
  try {
    return await check.run(repository);
  } catch (error) {
    return { problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)], summary: 'the check itself broke' };
  }
}
