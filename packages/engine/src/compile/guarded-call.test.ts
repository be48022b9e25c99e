// A call that ends at once needs no frame, and leaves what the same call leaves step by step.
import { describe, expect, it } from 'vitest';
import { createGame, type Game } from '../game.js';
import type { Expr } from '../pack/compiled-pack.js';
import { loadPack } from '../pack/load-pack.js';
import { hashState } from '../state/hash-state.js';
import { messageOf } from '../testing/message-of.js';
import { kind, pack, program, thing } from '../testing/pack-builder.js';
import { valueOf } from '../testing/run-main.js';
import { stepOn } from '../testing/step-on.js';

const FULL: Expr = ['<', 7, ['attr', 'level', ['local', 0]]];

/** A game in which what has no more than 7 is filled up to 9, twice: fuel has 8, food 3. */
function newGame(target: Expr, stepBudget?: number): Game {
  const built = pack({
    kinds: [kind('dial', 'thing')],
    attributes: [{ id: 'level', of: 'dial', type: 'number', fixed: false, initial: 8, secret: false }],
    things: [thing('fuel', 'dial'), thing('food', 'dial')],
    programs: [
      program('main', 'procedure', [], [['set-attr', 'level', ['entity', 'food'], 3], ['call', 'fill', [target], -1], ['call', 'fill', [target], -1]]),
      { ...program('fill', 'procedure', ['thing:dial'], [['unless', FULL, 2], ['return', null], ['set-attr', 'level', ['local', 0], 9]]), params: 1 },
    ],
  });
  const settings = stepBudget === undefined ? built.settings : { ...built.settings, stepBudget };
  return createGame(loadPack({ ...built, settings }), { players: 2, seed: 'guarded call' });
}

describe('guardedCall', () => {
  it.each<[string, Expr, string, number, number]>([
    ['is full', ['entity', 'fuel'], 'fuel', 8, 8],
    ['is filled, then is full', ['entity', 'food'], 'food', 9, 9],
    ['is none', null, 'fuel', 8, 4],
  ])('what %s counts as many steps as one by one', (_what, target, dial, level, steps) => {
    const [looped, stepped] = [newGame(target), newGame(target)];
    looped.run();
    stepOn(stepped);
    expect(valueOf(looped, ['attr', 'level', ['entity', dial]])).toBe(level);
    expect(looped.state.step).toBe(steps);
    expect(hashState(looped.state)).toBe(hashState(stepped.state));
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('runs out of a budget of %i steps where single steps do', (budget) => {
    const [looped, stepped] = [newGame(['entity', 'fuel'], budget), newGame(['entity', 'fuel'], budget)];
    expect(messageOf(() => { looped.run(); })).toBe(messageOf(() => { stepOn(stepped); }));
    expect(hashState(looped.state)).toBe(hashState(stepped.state));
  });
});
