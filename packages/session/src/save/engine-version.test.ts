// Saves state the version of the engine, and games that go otherwise say so.
import { ENGINE_VERSION } from '@dradis/engine';
import { expect, it } from 'vitest';
import { playedSmall } from '../testing/small-pack.js';

it('stands in every save, and is named when the game is no longer the same', () => {
  const game = playedSmall('engine', 200);
  const { run: _, ...document } = game.save();
  expect(document.engine).toBe(ENGINE_VERSION);
  const hashes = document.hashes.map((one, i) => (i === 2 ? { ...one, hash: '0' } : one));
  const problem = game.restore({ ...document, engine: '9.9.9', hashes });
  expect(problem).toMatchObject({ reason: 'diverged', step: hashes[2]?.step });
  expect(problem?.message).toContain(`saved with the engine 9.9.9, and this is ${ENGINE_VERSION}`);
  expect(game.restore({ ...document, hashes })?.message).not.toContain('saved with the engine');
});
