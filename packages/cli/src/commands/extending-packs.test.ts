// Tests of commands inside packs that extend others: where the others are found, and how their files are shown.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGame, hashState, loadPack, type CompiledPack } from '@dradis/engine';
import { compilePack } from '@dradis/packs';
import { createRandomPlayer, SeatView } from '@dradis/players';
import { afterEach, expect, it } from 'vitest';
import { readPackFolder } from '../files/pack-folder.js';
import { main } from '../main.js';
import { rememberingHost, writeTinyGame } from '../testing/tiny-game.js';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const MANIFEST = 'id: leaky\ntitle: Leaky\nversion: 1.0.0\nlanguage: 1\nextends: [tiny]\n';

/** A pack in a folder beside others. */
function write(parent: string, name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(parent, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A folder with the small game in `game` and a pack beside it that extends it. */
function pair(files: Readonly<Record<string, string>>): string {
  const parent = mkdtempSync(join(tmpdir(), 'dradis-packs-'));
  folders.push(parent);
  writeTinyGame(join(parent, 'game'));
  return write(parent, 'leaky', files);
}

async function run(cwd: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost(cwd);
  return { code: await main(args, host), ...host.written() };
}

const HULL = 'things:\n  - { id: hull, kind: dial, title: Leaky hull, replaces: true }\n';

it('finds the extended pack by its id in a folder beside this one', async () => {
  const folder = pair({ 'pack.yaml': MANIFEST, 'board/hull.yaml': HULL });
  expect(await run(folder, 'check')).toEqual({ code: 0, out: '.: 2 files, no mistakes\n', err: '' });
  const { out } = await run(folder, 'simulate', '--games', '5', '--players', '2', '--format', 'json');
  expect(JSON.parse(out)).toMatchObject({ games: 5, finished: 5, errors: [] });
});

it('runs the scenarios of the extended pack on its own rules, when asked to', async () => {
  const opens = 'procedures:\n  - { id: begin, phrase: begin, replaces: true, does: set round to 2 }\n';
  const position = 'default position:\n  cast: [crew, sea]\n  players: 2\n  seat: "set captain to {player}"\n  do: set round to 0\n';
  const scenarios = '- { scenario: Begins, given: { position: none, players: 2 }, when: begin, then: [round is 2] }\n- { scenario: Waits, when: set round to 1, then: [round is 1] }\n- { scenario: Sails, when: set round to 2, then: [round is 1] }\n';
  const folder = pair({ 'pack.yaml': MANIFEST, 'rules/more.yaml': opens, 'scenarios/own.yaml': '- { scenario: Rests, when: nothing, then: [round is 0] }\n' });
  write(join(folder, '..'), 'game', { 'scenarios/position.yaml': position, 'scenarios/some.yaml': scenarios });
  expect((await run(folder, 'test')).out).toBe('1 passed, 0 failed\n');
  const { code, out } = await run(folder, 'test', '--inherited');
  expect([code, out.match(/FAILED .*/g), out.trimEnd().split('\n').at(-1)]).toEqual([1, ['FAILED Sails'], '3 passed, 1 failed']);
  expect((await run(folder, 'test', '--inherited', '--filter', 'begins')).out).toBe('1 passed, 0 failed\n');
});

it('plays the same games as the extended pack when nothing is changed', async () => {
  const folder = pair({ 'pack.yaml': MANIFEST });
  const games = async (cwd: string): Promise<unknown> => {
    const { endings, decisions, steps } = JSON.parse((await run(cwd, 'simulate', '--games', '20', '--players', '3', '--format', 'json')).out) as Record<string, unknown>;
    return { endings, decisions, steps };
  };
  expect(await games(folder)).toEqual(await games(join(folder, '..', 'game')));
});

it('shows mistakes of both packs by their folders', async () => {
  const folder = pair({ 'pack.yaml': MANIFEST, 'board/hull.yaml': HULL.replace(', replaces: true', '') });
  const { code, err } = await run(folder, 'check');
  expect(code).toBe(1);
  expect(err).toContain('board/hull.yaml:2:11 error D0510');
  expect(err).toContain('../game/board/things.yaml:3:11');
});

it('says which pack may be meant when one is not found', async () => {
  const folder = pair({ 'pack.yaml': MANIFEST.replace('[tiny]', '[tinny]') });
  const { code, err } = await run(folder, 'check');
  expect(code).toBe(1);
  expect(err).toContain("no pack with the id 'tinny' was found");
  expect(err).toContain("did you mean 'tiny'?");
});

const POSITION = 'default position:\n  cast: [crew, sea]\n  players: 2\n  seat: nothing\n  do: set captain to player-1\n';
const SCENARIO = 'scenario: The hull leaks\nwhen: set level of hull to level of hull - 1\nchanges: { hull: -1 }\n';

it('runs its own scenarios, from the position of the extended pack', async () => {
  const folder = pair({ 'pack.yaml': MANIFEST, 'rules/leak.yaml': 'procedures:\n  - { id: leak, phrase: the hull leaks, does: set level of hull to level of hull - 1 }\n', 'scenarios/leak.yaml': SCENARIO.replace('when: set level of hull to level of hull - 1', 'when: the hull leaks') });
  write(join(folder, '..'), 'game', { 'scenarios/position.yaml': POSITION, 'scenarios/other.yaml': SCENARIO.replace('The hull', 'Another hull') });
  const { code, out } = await run(folder, 'test', '--coverage');
  expect(out).toContain('1 passed, 0 failed');
  expect(out).toContain('Coverage: 100.0 % of 1 statements');
  expect(code).toBe(0);
});

it('keeps no result when a file of the extended pack has changed', async () => {
  const folder = pair({ 'pack.yaml': MANIFEST });
  const check = async (): Promise<number> => await main(['check'], { ...rememberingHost(folder), cache: join(folder, '.kept') });
  expect(await check()).toBe(0);
  write(join(folder, '..'), 'game', { 'board/more.yaml': 'things:\n  - { id: hull, kind: dial }\n' });
  expect(await check()).toBe(1);
});

/** The state before every answer of a random game, whatever the pack is called. */
function states(compiled: CompiledPack | null, players: number, seed: string): string[] {
  if (compiled === null) throw new Error('the pack has mistakes');
  const game = createGame(loadPack(compiled), { players, seed, windows: 'able' });
  const player = createRandomPlayer(seed);
  const seen = new SeatView(game);
  const hashes: string[] = [];
  game.run();
  while (game.state.decision !== null) {
    hashes.push(hashState({ ...game.state, pack: '' }));
    game.answerIndexes(player.choose(seen));
  }
  return hashes;
}

it('goes through the same states as the base game when a pack extends it and changes nothing', () => {
  const base = readPackFolder(fileURLToPath(new URL('../../../../content/base', import.meta.url)));
  const same = compilePack([{ path: 'pack.yaml', text: 'id: same\ntitle: Same\nversion: 1.0.0\nlanguage: 1\nextends: [base]\n' }], { packs: [base] }).pack;
  const { pack } = compilePack(base);
  expect(same?.hash).not.toBe(pack?.hash);
  for (const [players, seed] of [[3, 'a'], [4, 'b'], [5, 'c'], [6, 'd']] as const) {
    const expected = states(pack, players, seed);
    expect(expected.length).toBeGreaterThan(50);
    expect(states(same, players, seed)).toEqual(expected);
  }
});
