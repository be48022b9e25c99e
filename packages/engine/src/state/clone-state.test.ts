// Copies are equal and share nothing that changes.
import { describe, expect, it } from 'vitest';
import { createGame } from '../game.js';
import { loadPack } from '../pack/load-pack.js';
import { numbers, playOn } from '../testing/random-answers.js';
import { skirmish } from '../testing/skirmish.js';
import { cloneState } from './clone-state.js';

/** Every array and object of a tree that can be changed. */
function mutable(tree: unknown, out = new Set<object>()): Set<object> {
  if (typeof tree !== 'object' || tree === null) return out;
  out.add(tree);
  Object.values(tree).forEach((one) => mutable(one, out));
  return out;
}

describe('a copied state', () => {
  it('is equal, has its keys in the same order, and shares only lists that are values', () => {
    const game = createGame(loadPack(skirmish()), { players: 4, seed: 9 });
    for (let i = 0; i < 10; i++) {
      playOn(game, numbers(i), 9);
      const copy = cloneState(game.state);
      expect(copy).toEqual(game.state);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(game.state));
      const values = new Set<unknown>([...game.state.vars, ...game.state.attrs.flat(), ...game.state.frames.flatMap((frame) => frame.locals), game.state.decision?.options]);
      const mine = mutable(copy);
      const shared = [...mutable(game.state)].filter((one) => mine.has(one) && !values.has(one));
      expect(shared).toEqual([]);
    }
  });
});
