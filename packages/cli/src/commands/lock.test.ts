// Tests of `dradis lock`: what is locked, what counts as another pack, and that nothing is read over one.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost, writeTinyGame } from '../testing/tiny-game.js';

let place = '';
let mine = '';

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'dradis-lock-'));
  writeTinyGame(join(place, 'tiny'));
  mine = join(place, 'mine');
  mkdirSync(mine);
  writeFileSync(join(mine, 'pack.yaml'), 'id: mine\ntitle: Mine\nversion: 1.0.0\nlanguage: 1\nextends: [tiny]\nlint: { D0627: off, D0628: off }\n');
});

afterEach(() => {
  rmSync(place, { recursive: true });
});

async function run(...args: string[]) {
  const host = rememberingHost(mine);
  return { code: await main(args, host), ...host.written() };
}

function change(path: string, from: string, to: string): void {
  const file = join(place, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

it('locks the packs that it extends, once', async () => {
  expect(await run('lock')).toEqual({ code: 0, out: 'pack.lock: wrote tiny\n', err: '' });
  expect(JSON.parse(readFileSync(join(mine, 'pack.lock'), 'utf8'))).toEqual({ format: 'dradis-lock', version: 1, packs: [{ id: 'tiny', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }] });
  expect((await run('lock')).out).toBe('pack.lock: says so already: tiny\n');
  expect(await run('lock', '--check')).toEqual({ code: 0, out: '.: as locked\n', err: '' });
  expect((await run('check')).code).toBe(0);
});

it('reads it over no other pack, before anything is compiled, until it is locked anew', async () => {
  await run('lock');
  change('tiny/board/things.yaml', 'The boat sank', 'The boat went down');
  for (const args of [['check'], ['simulate', '--games', '1', '--players', '2'], ['graph', 'begin'], ['debug']]) {
    const { code, out, err } = await run(...args);
    expect([args[0], code, out]).toEqual([args[0], 2, '']);
    expect(err).toMatch(/^dradis: tiny is another one than pack\.lock names: [0-9a-f]{12} there, [0-9a-f]{12} here\n {2}take the pack that was locked, or `dradis lock` locks what there is\n$/);
  }
  expect(await run('lock', '--check')).toMatchObject({ code: 1, err: expect.stringContaining('.: tiny is another one') as unknown });
  expect((await run('lock')).out).toBe('pack.lock: wrote tiny\n');
  expect((await run('check')).code).toBe(0);
});

it('does not mind scenarios of an extended pack, nor changes of its own files', async () => {
  await run('lock');
  mkdirSync(join(place, 'tiny/scenarios'));
  writeFileSync(join(place, 'tiny/scenarios/a.yaml'), '- { scenario: A, when: nothing, changes: {} }\n');
  change('mine/pack.yaml', 'Mine', 'Ours');
  expect((await run('check')).code).toBe(0);
});

it('notices another pack under `extends`', async () => {
  await run('lock');
  mkdirSync(join(place, 'other'));
  writeFileSync(join(place, 'other/pack.yaml'), 'id: other\ntitle: Other\nversion: 1.0.0\nlanguage: 1\nextends: [tiny]\n');
  change('mine/pack.yaml', '[tiny]', '[other]');
  expect((await run('check')).err).toContain('it extends other, which pack.lock does not name');
  rmSync(join(mine, 'pack.lock'));
  await run('lock');
  change('mine/pack.yaml', '[other]', '[tiny]');
  expect((await run('check')).err).toContain('pack.lock names other, which it does not extend');
});

it('refuses a lock that is none, and writes none for a pack that extends none', async () => {
  writeFileSync(join(mine, 'pack.lock'), '{}');
  expect(await run('check')).toMatchObject({ code: 2, err: expect.stringContaining("'pack.lock' is no lock of a pack") as unknown });
  expect(await run('lock', '../tiny')).toEqual({ code: 0, out: '../tiny: extends no pack; nothing to lock\n', err: '' });
  expect(existsSync(join(place, 'tiny/pack.lock'))).toBe(false);
});
