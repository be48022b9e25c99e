// How long the command line takes to start and to check the base game, each in a process of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const DRADIS = join(ROOT, 'packages', 'cli', 'bin', 'dradis.js');
const CONTENT = join('content', 'base');

const cache = mkdtempSync(join(tmpdir(), 'dradis-bench-'));

/** @param {string[]} args */
function runNode(args) {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, XDG_CACHE_HOME: cache } });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with code ${status ?? 'none'}: ${stderr}`);
}

/** @type {import('./run.mjs').Bench} */
export const bench = {
  cases: [
    { name: 'node itself', run: () => { runNode(['-e', '0']); } },
    { name: 'dradis --version', run: () => { runNode([DRADIS, '--version']); } },
    { name: 'dradis check content/base', run: () => { runNode([DRADIS, 'check', CONTENT]); } },
    { name: 'dradis check content/base, nothing cached', run: () => { runNode([DRADIS, 'check', '--no-cache', CONTENT]); } },
  ],
  rows: (ms) => {
    rmSync(cache, { recursive: true });
    return [
    { what: 'dradis --version against node itself', value: ms('dradis --version') / ms('node itself'), unit: 'x', better: 'lower', floor: 2, goal: 1.5 },
    { what: 'dradis check content/base', value: ms('dradis check content/base') / 1000, unit: ' s', better: 'lower', floor: 0.5, goal: 0.3 },
    { what: 'dradis check content/base, nothing cached', value: ms('dradis check content/base, nothing cached') / 1000, unit: ' s', better: 'lower', floor: 1.5, goal: 0.9 },
    ];
  },
};
