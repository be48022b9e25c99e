// How long the command line takes to start and to check the base game, each in a process of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const DRADIS = join(ROOT, 'packages', 'cli', 'bin', 'dradis.js');
const CONTENT = join('content', 'base');

/** @param {string[]} args @param {Record<string, string>} [env] */
function runNode(args, env = {}) {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with code ${status ?? 'none'}: ${stderr}`);
}

/** A run that finds nothing kept from earlier ones. */
function checkWithoutCache() {
  const cache = mkdtempSync(join(tmpdir(), 'dradis-bench-'));
  try {
    runNode([DRADIS, 'check', CONTENT], { XDG_CACHE_HOME: cache });
  } finally {
    rmSync(cache, { recursive: true });
  }
}

/** @type {import('./run.mjs').Bench} */
export const bench = {
  cases: [
    { name: 'node itself', run: () => { runNode(['-e', '0']); } },
    { name: 'dradis --version', run: () => { runNode([DRADIS, '--version']); } },
    { name: 'dradis check content/base', run: () => { runNode([DRADIS, 'check', CONTENT]); } },
    { name: 'dradis check content/base, nothing cached', run: checkWithoutCache },
  ],
  rows: (ms) => [
    { what: 'dradis --version against node itself', value: ms('dradis --version') / ms('node itself'), unit: 'x', better: 'lower', floor: 2, goal: 1.5 },
    { what: 'dradis check content/base', value: ms('dradis check content/base') / 1000, unit: ' s', better: 'lower', floor: 0.5, goal: 0.3 },
    { what: 'dradis check content/base, nothing cached', value: ms('dradis check content/base, nothing cached') / 1000, unit: ' s', better: 'lower', floor: 1.5, goal: 0.9 },
  ],
};
