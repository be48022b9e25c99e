// Tests of `dradis play` and `dradis replay` on a tiny pack, with typed lines.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePack } from '@dradis/packs';
import type { ReplayDocument } from '@dradis/players';
import { createSession } from '@dradis/session';
import { afterAll, describe, expect, it } from 'vitest';
import { readPackFolder } from '../files/pack-folder.js';
import { main } from '../main.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const folder = tinyGame();
const other = tinyGame(['or "wait": nothing', 'or "hope": nothing']);
const drier = tinyGame(['if level of hull is 0: end', 'if level of hull is less than 3: end']);
afterAll(() => {
  for (const each of [folder, other, drier]) rmSync(each, { recursive: true });
});

async function dradis(cwd: string, args: string[], lines: string[] = []) {
  const host = rememberingHost(cwd, lines);
  const code = await main(args, host);
  return { code, ...host.written() };
}

describe('play', () => {
  it('plays hot seat to the end', async () => {
    const { code, out, err } = await dradis(folder, ['play', '--players', '2', '--bots', '0'], ['1', 'leak', '1']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Tiny, seed 1: 2 players, the last 0 of them bots\n');
    expect(out).toMatch(/\nPlayer 1 {3}Hull 3\n.*\n {2}1 {2}leak\n {2}2 {2}pump\n {2}3 {2}wait\nchoose \(\? for help\)> /);
    expect(out).toContain('Player 2   Hull 2\n');
    expect(out).toContain('  · Hull is now 1\n');
    expect(out).toMatch(/the game is over: The boat sank\n\nRun [0-9a-f]{16}, seed 1\nThe game is over: The boat sank\n$/);
  });

  it('asks again after a slip, and answers commands', async () => {
    const { out } = await dradis(folder, ['play', '--players', '2', '--bots', '0'], ['9', 'table', 'help', 'wait', 'quit']);
    expect(out).toContain("'9' is not one of the options: type numbers from 1 to 3");
    expect(out).toContain('Hull 3\ncaptain Player 1 · round 1\n');
    expect(out).toContain('takes that option');
    expect(out).toContain('Player 2   Hull 3\n');
    expect(out).toMatch(/The game is not over\.\n$/);
  });

  it('says what cannot be chosen, and why', async () => {
    const { out } = await dradis(folder, ['play', '--players', '2', '--bots', '0'], ['pump', 'why']);
    expect(out).toContain('  pump: its condition does not hold\n');
  });

  it('lets bots have the last seats', async () => {
    const { out } = await dradis(folder, ['play', '--players', '3'], ['wait', 'wait', 'wait']);
    expect(out).toContain('the last 2 of them bots');
    expect(out).not.toMatch(/^Player [23] /m);
    expect(out).toContain('The game is');
  });

  it('ends quietly when the input ends', async () => {
    const { code, out } = await dradis(folder, ['play', '--players', '2', '--bots', '0']);
    expect(code).toBe(0);
    expect(out).toMatch(/The game is not over\.\n$/);
  });

  it('refuses more bots than seats', async () => {
    expect(await dradis(folder, ['play', '--players', '2', '--bots', '3'])).toMatchObject({ code: 2, err: expect.stringContaining('3 bots') as string });
  });
});

describe('replay', () => {
  const file = join(folder, 'game.json');

  it('replays what play recorded', async () => {
    await dradis(folder, ['play', '--players', '2', '--bots', '0', '--record', 'game.json'], ['wait', 'leak', 'pump', 'leak', 'leak', 'quit']);
    expect(existsSync(file)).toBe(true);
    const { code, out, err } = await dradis(folder, ['replay', 'game.json']);
    expect([code, err]).toEqual([0, '']);
    const { run } = JSON.parse(readFileSync(file, 'utf8')) as { run: string };
    expect(out).toBe(`game.json: run ${run}, seed 1\ngame.json: 5 of 5 answers replayed, every state as recorded\n`);
  });

  it('names the run as the debugger does, and refuses a record that was changed', async () => {
    const document = JSON.parse(readFileSync(file, 'utf8')) as ReplayDocument;
    const { pack } = compilePack(readPackFolder(folder));
    if (pack === null) throw new Error('the pack has mistakes');
    const session = createSession({ pack, sources: {}, players: 2, seed: '1', windows: 'able' });
    for (const { choose } of document.answers) {
      session.run({ until: 'decision', direction: 1 });
      session.answer(choose);
    }
    expect(session.thisRun().run).toBe(document.run);
    writeFileSync(join(folder, 'changed.json'), JSON.stringify({ ...document, seed: '2' }));
    expect(await dradis(folder, ['replay', 'changed.json'])).toMatchObject({ code: 1, out: '', err: expect.stringContaining(`run: it is said to be the run ${String(document.run)}`) as string });
  });

  it('stops where it is told and shows the table', async () => {
    const { out } = await dradis(folder, ['replay', 'game.json', '--to', '2']);
    expect(out).toMatch(/^game.json: run [0-9a-f]{16}, seed 1\nHull 2\n/);
    expect(out).toContain('2 of 5 answers replayed');
  });

  it('names the first answer that other content does not offer', async () => {
    const { code, err } = await dradis(other, ['replay', file]);
    expect(code).toBe(0);
    expect(err).toContain('other content than this');
    const stricter = await dradis(drier, ['replay', file]);
    expect(stricter.code).toBe(1);
    expect(stricter.err).toMatch(/differs at answer 2 of 5: the state after it is another one \(expected [0-9a-f]{16}, found [0-9a-f]{16}\)\n$/);
  });

  it('refuses files that are no replays', async () => {
    writeFileSync(join(folder, 'broken.json'), '{');
    writeFileSync(join(folder, 'strange.json'), JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), players: 'two' }));
    expect(await dradis(folder, ['replay', 'broken.json'])).toMatchObject({ code: 1, err: expect.stringContaining('is not JSON') as string });
    expect(await dradis(folder, ['replay', 'strange.json'])).toMatchObject({ code: 1, err: expect.stringContaining('players: expected a whole number') as string });
    expect(await dradis(folder, ['replay', 'nowhere.json'])).toMatchObject({ code: 2 });
  });
});
