// How much processor time the command line takes to start and to check the base game, each in a process of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './cpu-time.mjs';
import { figures } from './row.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const DRADIS = join(ROOT, 'packages', 'cli', 'bin', 'dradis.js');
const CONTENT = join('content', 'base');

const cache = mkdtempSync(join(tmpdir(), 'dradis-bench-'));

/** @param {string} name @param {string[]} args @returns {import('./interleave.mjs').BenchCase} */
const child = (name, args) => ({ name, tellsMs: true, run: () => runNode(args, { cwd: ROOT, env: { ...process.env, XDG_CACHE_HOME: cache } }).cpuMs });

/** @type {import('./measure.mjs').Bench} */
export const bench = {
  cases: [
    child('node itself', ['-e', '0']),
    child('dradis --version', [DRADIS, '--version']),
    child('dradis check content/base', [DRADIS, 'check', CONTENT]),
    child('dradis check content/base, nothing cached', [DRADIS, 'check', '--no-cache', CONTENT]),
  ],
  rows: ({ ms, ratio }) => {
    rmSync(cache, { recursive: true });
    /** @param {string} name */
    const seconds = (name) => figures(ms(name), (value) => value / 1000);
    return [
      { what: 'dradis --version', ...figures(ratio('dradis --version', 'node itself')), unit: 'x', better: 'lower', floor: 2, goal: 1.5, peer: 'node -e 0' },
      { what: 'dradis check content/base', ...seconds('dradis check content/base'), unit: ' s', better: 'lower', floor: 0.5, goal: 0.3, note: 'from the cache' },
      { what: 'dradis check content/base, nothing cached', ...seconds('dradis check content/base, nothing cached'), unit: ' s', better: 'lower', floor: 1.5, goal: 0.9, note: 'the processor time of all threads' },
    ];
  },
};
