// Tests of `dradis simulate` on a tiny pack.
import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const folder = tinyGame();
const endless = tinyGame(['if round is 8', 'if round is 88'], ['either "leak": set level of hull to level of hull - 1', 'either "leak": nothing']);
afterAll(() => {
  for (const each of [folder, endless]) rmSync(each, { recursive: true });
});

async function simulate(cwd: string, ...args: string[]) {
  const host = rememberingHost(cwd);
  const code = await main(['simulate', ...args], host);
  return { code, ...host.written() };
}

interface Report {
  games: number;
  finished: number;
  errors: { game: number; seed: string; message: string }[];
  wins: Record<string, number>;
  endings: Record<string, number>;
  turns: { mean: number; min: number; max: number; median: number };
  hash: string;
}

it('gives the report as JSON with the documented keys', async () => {
  const { code, out, err } = await simulate(folder, '--games', '40', '--players', '3', '--seed', 'a', '--format', 'json');
  expect([code, err]).toEqual([0, '']);
  const report = JSON.parse(out) as Report;
  expect(Object.keys(report)).toEqual(['games', 'finished', 'errors', 'wins', 'endings', 'turns', 'decisions', 'steps', 'cpuSeconds', 'gamesPerSecond', 'hash']);
  expect(report).toMatchObject({ games: 40, finished: 40, errors: [] });
  expect(Object.keys(report.wins)).toEqual(['sea', 'crew']);
  expect(report.endings['sunk']! + report.endings['saved']!).toBe(40);
  expect(report.wins['sea']).toBe(report.endings['sunk']);
  expect(report.wins['sea']).toBeGreaterThan(0);
  expect(report.wins['crew']).toBeGreaterThan(0);
  expect(report.turns.max).toBe(8);
});

it('repeats itself for a seed, and not for another', async () => {
  const hash = async (seed: string): Promise<string> => (JSON.parse((await simulate(folder, '--games', '12', '--players', '2', '--seed', seed, '--format', 'json')).out) as Report).hash;
  expect(await hash('a')).toBe(await hash('a'));
  expect(await hash('a')).not.toBe(await hash('b'));
});

it('writes a report for people', async () => {
  const { out } = await simulate(folder, '--games', '5', '--players', '2');
  expect(out).toMatch(/^5 games, 5 finished, 0 failed\nwins\n/);
  expect(out).toMatch(/\nhash {7}[0-9a-f]{16}\n$/);
});

it('lists games that come to no end, and fails', async () => {
  const { code, out } = await simulate(endless, '--games', '2', '--players', '2', '--seed', 'e', '--format', 'json');
  const report = JSON.parse(out) as Report;
  expect(code).toBe(1);
  expect(report).toMatchObject({ games: 2, finished: 0, turns: { mean: 0 } });
  expect(report.errors).toMatchObject([{ game: 0, seed: 'e/0' }, { game: 1, seed: 'e/1' }]);
});

it.each([
  [['--games', '0'], /whole number from 1/],
  [['--players', '4'], /Tiny is for 2 to 3 players, not 4/],
  [['--bots', 'clever'], /clever/],
  [['--pack', 'nowhere'], /no file or folder 'nowhere'/],
])('refuses %j as wrong usage', async (args, message) => {
  const { code, err } = await simulate(folder, ...args);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});
