// Tests of `dradis bench` on a tiny pack: counts that repeat, comparison with an earlier report, and what is refused.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { BenchReport } from '../bench/bench-report.js';
import { main } from '../main.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const folder = tinyGame();
/** Every round does one thing more. */
const dearer = tinyGame(['set round to round + 1', 'set round to round + 1\n        if level of hull is 9: nothing']);
const endless = tinyGame(['if round is 8', 'if round is 88'], ['either "leak": set level of hull to level of hull - 1', 'either "leak": nothing']);
afterAll(() => {
  for (const each of [folder, dearer, endless]) rmSync(each, { recursive: true });
});

const GAMES = ['--games', '10', '--players', '2', '--seed', 'b'];

async function bench(cwd: string, ...args: string[]) {
  const host = rememberingHost(cwd);
  const code = await main(['bench', ...args], host);
  return { code, ...host.written() };
}

async function report(cwd: string, ...args: string[]): Promise<BenchReport> {
  return JSON.parse((await bench(cwd, ...GAMES, '--format', 'json', ...args)).out) as BenchReport;
}

const kept = join(folder, 'before.json');
writeFileSync(kept, JSON.stringify(await report(folder)));

it('gives a report as JSON in which only the times change', async () => {
  const { code, err } = await bench(folder, ...GAMES, '--format', 'json');
  expect([code, err]).toEqual([0, '']);
  const { times, ...counts } = await report(folder);
  const { times: _, ...again } = await report(folder);
  expect(counts).toEqual(again);
  expect(Object.keys(counts)).toEqual(['format', 'version', 'pack', 'engine', 'settings', 'costs']);
  expect(times.gamesPerSecond).toBeGreaterThan(0);
  expect(times.p95Ms).toBeGreaterThanOrEqual(times.medianMs);
  const { costs } = counts;
  expect(costs.programs).toMatchObject([{ id: 'begin', kind: 'procedure', card: null, runs: 10, steps: costs.steps }]);
  expect(costs.statements.reduce((all, { steps }) => all + steps, 0)).toBe(costs.steps);
  expect(costs.stepBudget).toMatchObject({ limit: 1_000_000, program: 'begin' });
  expect(costs.depthBudget).toMatchObject({ used: 1, limit: 200 });
});

it('says it for people, counts first and time last', async () => {
  const { out } = await bench(folder, ...GAMES, '--top', '2');
  const titles = out.split('\n\n').map((part) => part.split('\n')[0]?.replace(/ \(.*/, ''));
  expect(titles).toEqual(['Tiny 1.0.0: 10 random games of 2 players, seed b', 'Effects, abilities and procedures', 'Statements', 'Events', 'Most between two answers', 'Time on this machine']);
  expect(out).toMatch(/\n {2}begin +10 +\d+ {2}100\.0 % +[\d.]+ {2}rules\/rules\.yaml\n/);
  expect(out).toMatch(/\nStatements \(the first 2 of \d+\)\n/);
  expect(out).toMatch(/\n {2}\d+ of 1000000 steps \(0\.0 %\), after answer \d+ of the game with the seed b\/\d, most of it in begin\n/);
});

it('finds every count the same against itself', async () => {
  const { code, out, err } = await bench(folder, ...GAMES, '--against', kept, '--threshold', '0');
  expect([code, err]).toEqual([0, '']);
  expect(out.endsWith(`\nAgainst ${kept}: every count is the same\n`)).toBe(true);
});

it('names what became dearer, and fails above the threshold only', async () => {
  const lax = await bench(dearer, ...GAMES, '--against', kept);
  expect([lax.code, lax.err]).toEqual([0, '']);
  expect(lax.out).toMatch(/Against .*\n +before +now +by +rise\n {2}steps +\d+ +\d+ +\+\d+ +\+\d+\.\d %\n/);
  expect(lax.out).toMatch(/\n {2}begin +\d+ +\d+ +\+\d+ +\+\d+\.\d %\n/);
  expect((await bench(dearer, ...GAMES, '--against', kept, '--threshold', '90')).code).toBe(0);
  const strict = await bench(dearer, ...GAMES, '--against', kept, '--threshold', '1.5');
  expect(strict.code).toBe(1);
  expect(strict.err).toMatch(/^steps: \d+ before, \d+ now, a rise of \d+\.\d %; at most 1\.5 % may be\n/);
  const { comparison } = (await report(dearer, '--against', kept)) as BenchReport & { comparison: { steps: { before: number; now: number }; programs: { name: string }[] } };
  expect(comparison.steps.now).toBeGreaterThan(comparison.steps.before);
  expect(comparison.programs.map(({ name }) => name)).toEqual(['begin']);
});

it('lists games that fail, and fails', async () => {
  const { code, out } = await bench(endless, '--games', '2', '--players', '2');
  expect(code).toBe(1);
  expect(out).toMatch(/\n2 failed\n {2}seed 1\/0: /);
});

it.each([
  [['--games', '0'], /whole number from 1/],
  [['--players', '4'], /Tiny is for 2 to 3 players, not 4/],
  [['--threshold', '5'], /--threshold needs --against/],
  [['--threshold', '-5'], /number of percent/],
  [['--against', 'nothing.json'], /nothing\.json/],
  [['--against', 'pack.yaml'], /'pack\.yaml' is no report of a benchmark: write one with/],
  [['--games', '11', '--against', kept], /is of other games: it was made with --games 10 --players 2 --seed b, this one with --games 11/],
  [['nowhere'], /no file or folder 'nowhere'/],
])('refuses %j as wrong usage', async (args, message) => {
  const { code, err } = await bench(folder, ...args);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});
