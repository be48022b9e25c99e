// `npm run packages`: what npm users would be given, packed and looked at from outside: publint and attw on the tarballs, the
// sizes against their budgets. Must not change a package.
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { packAll } from './tarballs/pack-all.mjs';
import { overBudget } from './tarballs/size-budget.mjs';
import { ROOT, runCommand } from './run-command.mjs';

/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);

const tarballs = await packAll(join(ROOT, 'node_modules', '.cache', 'tarballs'));
/** @type {Record<string, number>} */
const budgets = JSON.parse(readFileSync(new URL('./tarballs/size-budgets.json', import.meta.url), 'utf8'));
let failed = 0;
for (const { name, file, packed, unpacked } of tarballs) {
  const lint = await runCommand('publint', ['run', file, '--strict', '--level', 'warning']);
  // A package of pages or of a command has no types to resolve.
  const typed = name !== '@dradis/debugger';
  const types = typed ? await runCommand('attw', [file, '--profile', 'esm-only', '--format', 'ascii', '--quiet']) : 0;
  const large = overBudget(name, packed, budgets);
  const good = lint === 0 && types === 0 && large === undefined;
  if (!good) failed += 1;
  print(`${good ? 'ok    ' : 'FAILED'} ${name}: ${(packed / 1024).toFixed(0)} kB packed, ${(unpacked / 1024).toFixed(0)} kB unpacked${large === undefined ? '' : `; ${large}`}`);
}
print(`${tarballs.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
