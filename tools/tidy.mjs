// Runs the repository checks from the command line: all of them, or those whose name contains an argument.
import { join } from 'node:path';
import { allChecks } from './checks/all-checks.mjs';
import { openRepository } from './checks/repository.mjs';
import { runChecks } from './checks/run-checks.mjs';

const wanted = process.argv.slice(2);
const chosen = allChecks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
if (chosen.length === 0) {
  process.stderr.write(`tidy: no check is called ${wanted.join(' ')}; there are: ${allChecks.map(({ name }) => name).join(', ')}\n`);
  process.exitCode = 1;
} else {
  const { failed } = await runChecks(chosen, openRepository(join(import.meta.dirname, '..')));
  process.exitCode = failed === 0 ? 0 : 1;
}
