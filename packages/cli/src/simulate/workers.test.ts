// Threads change how long a simulation takes, not what comes of it. Runs the built command line: threads need compiled code.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The report of `dradis simulate`, without what depends on the clock. */
function simulate(...args: string[]): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/cli/bin/dradis.js', 'simulate', '--format', 'json', ...args], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const { cpuSeconds, gamesPerSecond, ...report } = JSON.parse(stdout) as Record<string, unknown>;
  expect([typeof cpuSeconds, typeof gamesPerSecond]).toEqual(['number', 'number']);
  return report;
}

it('gives the same report for any number of threads', { timeout: 60_000 }, () => {
  const games = ['--games', '30', '--players', '5', '--seed', 'threads'];
  const alone = simulate(...games);
  expect(alone).toMatchObject({ games: 30, finished: 30 });
  expect(simulate(...games, '--workers', '2')).toEqual(alone);
  expect(simulate(...games, '--workers', '3')).toEqual(alone);
});
