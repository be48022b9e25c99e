// `npm test` after set-up: every check of the repository but the journeys through the built app (`npm run e2e`), in order, with the sum as the very last line.
// With arguments it runs only the steps named, as in `node tools/test.mjs lint tidy`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allChecks } from './checks/all-checks.mjs';
import { openRepository } from './checks/repository.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { ROOT, runCommand } from './run-command.mjs';
import { countReport } from './vitest/count-report.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);

/** A step that is one check: it passes when the command succeeds. @param {string} command @param {string[]} args */
const command = (command, args) => async () => {
  const code = await runCommand(command, args);
  print(code === 0 ? 'ok' : `FAILED: ${command} ended with code ${code}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
};

/** The tests of all projects but the app's journeys, in one vitest process: starting it costs more than most suites. */
async function tests() {
  const file = join(ROOT, 'node_modules', '.cache', 'vitest-report.json');
  rmSync(file, { force: true });
  mkdirSync(join(file, '..'), { recursive: true });
  const code = await runCommand('vitest', ['run', '--project', '!@dradis/debugger:e2e', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const { reasons, ...tally } = countReport(readReport(file), code);
  for (const reason of reasons) print(`FAILED: ${reason}`);
  return tally;
}

/** @param {string} file */
function readReport(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @type {Record<string, () => Promise<Tally>>} */
const steps = {
  build: command('turbo', ['run', 'build', '--output-logs=errors-only']),
  // Without eslint's cache: a type that changed in one file makes an unchanged file wrong.
  lint: command('eslint', ['.']),
  typecheck: command('tsc', ['-p', 'tsconfig.json']),
  tidy: () => runChecks(allChecks, openRepository(ROOT), print),
  tests,
};

// In each round lanes side by side; the steps of a lane one after another. Lint has one thread, so that what is left of two cores
// does the tests meanwhile.
const ROUNDS = [[['build']], [['lint'], ['typecheck', 'tidy', 'tests']]];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  process.stderr.write(`test: there is no step ${unknown.join(', ')}; the steps are ${Object.keys(steps).join(', ')}\n`);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };

/** @param {string} name */
async function runStep(name) {
  const start = performance.now();
  print(`\n== ${name}`);
  const { passed, failed } = (await steps[name]?.()) ?? { passed: 0, failed: 1 };
  print(`-- ${name}: ${passed} passed, ${failed} failed, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  total.passed += passed;
  total.failed += failed;
}

for (const round of ROUNDS) {
  await Promise.all(round.map(async (lane) => {
    for (const name of lane) if (wanted.length === 0 || wanted.includes(name)) await runStep(name);
  }));
}
print('');
print(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
