// Tests of `dradis schema`, and of the lines that lead editors to what it wrote.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost } from '../testing/tiny-game.js';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dradis-schema-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function run(cwd: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost(cwd);
  return { code: await main(args, host), ...host.written() };
}

it('prints one, and writes all', async () => {
  const { code, out } = await run(folder, 'schema', 'crisis');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', properties: { check: { type: 'object' } } });
  expect(await run(folder, 'schema', '--out', 'all')).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(join(folder, 'all'))).toEqual(expect.arrayContaining(['pack.schema.json', 'rules.schema.json', 'crisis.schema.json', 'character.schema.json']));
});

it('knows shapes that are nearly right', async () => {
  expect(await run(folder, 'schema', 'crisys')).toMatchObject({ code: 2, err: expect.stringContaining("did you mean 'crisis'") as unknown });
  expect(await run(folder, 'schema')).toMatchObject({ code: 2, err: expect.stringContaining('--out') as unknown });
});

it('are what everything new leads to, wherever the manifest says they are', async () => {
  await run(folder, 'new', 'pack', 'mine');
  const pack = join(folder, 'mine');
  const text = (path: string): string => readFileSync(join(pack, path), 'utf8');
  expect(text('pack.yaml')).toMatch(/^# yaml-language-server: \$schema=schema\/pack\.schema\.json\n/);
  expect(readdirSync(join(pack, 'schema'))).toEqual(expect.arrayContaining(['pack.schema.json', 'crisis.schema.json', 'scenario.schema.json']));
  await run(pack, 'new', 'card', '--kind', 'destination', '--id', 'near', '--dir', 'cards');
  expect(text('cards/near.yaml')).toMatch(/^# yaml-language-server: \$schema=\.\.\/schema\/destination\.schema\.json\nid: near\n/);
  await run(pack, 'new', 'card', '--kind', 'location', '--id', 'attic', '--dir', 'board');
  expect(text('board/attic.yaml')).toMatch(/^# yaml-language-server: \$schema=\.\.\/schema\/rules\.schema\.json\nzones:\n/);
  expect(await run(pack, 'schema', '--out', '../shared', '--link')).toMatchObject({ code: 0, out: expect.stringContaining('3 of 3 files now lead to their schemas') as unknown });
  expect(text('cards/near.yaml')).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/shared\/destination\.schema\.json\nid: near\n/);
  await run(pack, 'new', 'card', '--kind', 'destination', '--id', 'far', '--dir', 'cards');
  expect(text('cards/far.yaml')).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/shared\/destination\.schema\.json\nid: far\n/);
  expect(await run(pack, 'check')).toMatchObject({ code: 0, err: '' });
});
