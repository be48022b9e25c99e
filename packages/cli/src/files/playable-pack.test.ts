// Tests of the pack that games are played with: the shipped one as it is, every other compiled.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { basePack } from '@dradis/base-game';
import { afterAll, expect, it } from 'vitest';
import { tinyGame } from '../testing/tiny-game.js';
import { playablePack } from './playable-pack.js';

const BASE = fileURLToPath(new URL('../../../../content/base/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dradis-playable-'));
const tiny = tinyGame();
afterAll(() => {
  for (const each of [folder, tiny]) rmSync(each, { recursive: true });
});

const packOf = async (path: string | undefined): Promise<unknown> => {
  const playable = await playablePack(path, folder);
  return 'pack' in playable ? playable.pack : playable.problems;
};

it('is the shipped pack itself where its files are those it was made from', async () => {
  cpSync(BASE, join(folder, 'base'), { recursive: true });
  expect(await packOf(undefined)).toBe(basePack);
  expect(await packOf(join(folder, 'base'))).toBe(basePack);
});

it('is compiled where they are not', async () => {
  cpSync(BASE, join(folder, 'changed'), { recursive: true });
  writeFileSync(join(folder, 'changed/rules/more.yaml'), 'variables:\n  - { id: spare, type: number, starts: 0 }\n');
  expect(await packOf(join(folder, 'changed'))).toMatchObject({ id: 'base', variables: expect.arrayContaining([expect.objectContaining({ id: 'spare' })]) as unknown });
  expect(await packOf(tiny)).toMatchObject({ id: 'tiny' });
});
