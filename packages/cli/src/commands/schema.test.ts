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

it('prints one, and writes all', { timeout: 60_000 }, async () => {
  const { code, out } = await run(folder, 'schema', 'crisis');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', properties: { check: { type: 'object' } } });
  expect(await run(folder, 'schema', '--out', 'all')).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(join(folder, 'all'))).toEqual(expect.arrayContaining(['pack.schema.json', 'rules.schema.json', 'crisis.schema.json', 'character.schema.json']));
});

it('knows shapes that are nearly right', { timeout: 60_000 }, async () => {
  expect(await run(folder, 'schema', 'crisys')).toMatchObject({ code: 2, err: expect.stringContaining("did you mean 'crisis'") as unknown });
  expect(await run(folder, 'schema')).toMatchObject({ code: 2, err: expect.stringContaining('--out') as unknown });
});

it('are what new cards point to when a pack has them', { timeout: 60_000 }, async () => {
  await run(folder, 'new', 'pack', 'mine');
  const pack = join(folder, 'mine');
  await run(pack, 'new', 'card', '--kind', 'destination', '--id', 'plain', '--dir', 'cards');
  await run(pack, 'schema', '--out', 'schema');
  await run(pack, 'new', 'card', '--kind', 'destination', '--id', 'pointed', '--dir', 'cards');
  expect(readFileSync(join(pack, 'cards/plain.yaml'), 'utf8')).toMatch(/^id: plain\n/);
  expect(readFileSync(join(pack, 'cards/pointed.yaml'), 'utf8')).toMatch(/^# yaml-language-server: \$schema=\.\.\/schema\/destination\.schema\.json\nid: pointed\n/);
  expect(await run(pack, 'check')).toMatchObject({ code: 0, err: '' });
});
