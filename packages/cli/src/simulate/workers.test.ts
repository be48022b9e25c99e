// Threads change how long a simulation takes, not what comes of it. Runs the built command line: threads need compiled code.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

it('gives the same report for any number of threads', { timeout: 240_000 }, () => {
  const games = ['--games', '12', '--players', '5', '--seed', 'threads'];
  const alone = simulate(...games);
  expect(alone).toMatchObject({ games: 12, finished: 12 });
  expect(simulate(...games, '--workers', '2')).toEqual(alone);
  expect(simulate(...games, '--workers', '3')).toEqual(alone);
});

it('keeps what it has when it is interrupted, and gives the same hash when it goes on with other threads', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dradis-interrupted-'));
  const kept = join(folder, 'kept.jsonl');
  const games = ['--games', '60', '--players', '5', '--seed', 'interrupted', '--keep', kept];
  try {
    const child = spawn(process.execPath, ['packages/cli/bin/dradis.js', 'simulate', ...games, '--workers', '2'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
    let told = '';
    child.stderr.on('data', (part: Buffer) => { told += part.toString(); });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const chunks = (): number => (existsSync(kept) ? readFileSync(kept, 'utf8').split('\n').length - 2 : 0);
    while (chunks() < 1) await setTimeout(20);
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(told).toMatch(/stopped after \d+0 of 60 games; they are kept in .*\ngo on with: dradis simulate --games 60 .* --resume\n$/);
    expect(chunks()).toBeGreaterThan(0);
    expect(chunks()).toBeLessThan(6);
    expect(simulate(...games, '--resume')).toEqual(simulate('--games', '60', '--players', '5', '--seed', 'interrupted', '--workers', '3'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
