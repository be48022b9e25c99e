// The version that saves state is the one the engine's package has, and games that go otherwise say so.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { playedSmall } from '../testing/small-pack.js';
import { ENGINE_VERSION } from './engine-version.js';

it('is that of the package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../../engine/package.json', import.meta.url), 'utf8')) as { version: string };
  expect(ENGINE_VERSION).toBe(manifest.version);
});

it('stands in every save, and is named when the game is no longer the same', () => {
  const game = playedSmall('engine', 200);
  const document = game.save();
  expect(document.engine).toBe(ENGINE_VERSION);
  const hashes = document.hashes.map((one, i) => (i === 2 ? { ...one, hash: '0' } : one));
  const problem = game.restore({ ...document, engine: '9.9.9', hashes });
  expect(problem).toMatchObject({ reason: 'diverged', step: hashes[2]?.step });
  expect(problem?.message).toContain(`saved with the engine 9.9.9, and this is ${ENGINE_VERSION}`);
  expect(game.restore({ ...document, hashes })?.message).not.toContain('saved with the engine');
});
