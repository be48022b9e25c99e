// A call carried out in place leaves what the same call leaves step by step, and needs its frame where somebody could tell.
import { describe, expect, it } from 'vitest';
import { createGame, type Game } from '../game.js';
import type { Expr } from '../pack/compiled-pack.js';
import { loadPack } from '../pack/load-pack.js';
import { hashState } from '../state/hash-state.js';
import { messageOf } from '../testing/message-of.js';
import { kind, pack, program, thing } from '../testing/pack-builder.js';
import { valueOf } from '../testing/run-main.js';
import { stepOn } from '../testing/step-on.js';

const LOWERED: Expr = ['query', 'larger-of', 0, ['-', ['attr', 'level', ['local', 1]], ['local', 0]]];
const RAISED: Expr = ['query', 'smaller-of', ['+', ['attr', 'level', ['local', 1]], ['local', 0]], 12];
const PRODUCT: Expr = ['*', ['attr', 'level', ['local', 1]], ['local', 0]];

/** A game in which fuel has 8 and a procedure that gives it a new level is called twice on a thing. */
function newGame(amount: number, target: string, stepBudget?: number, level: Expr = LOWERED): Game {
  const built = pack({
    kinds: [kind('dial', 'thing'), kind('stone', 'thing')],
    attributes: [{ id: 'level', of: 'dial', type: 'number', fixed: false, initial: 8, secret: false }],
    things: [thing('fuel', 'dial'), thing('pebble', 'stone')],
    programs: [
      program('main', 'procedure', [], [['call', 'lose', [amount, ['entity', target]], -1], ['call', 'lose', [amount, ['entity', target]], -1]]),
      { ...program('lose', 'procedure', ['number', 'thing:thing'], [['set-attr', 'level', ['local', 1], level]]), params: 2 },
    ],
  });
  const settings = stepBudget === undefined ? built.settings : { ...built.settings, stepBudget };
  return createGame(loadPack({ ...built, settings }), { players: 2, seed: 'one statement' });
}

describe('oneStatement', () => {
  it.each([
    ['losing', 3, LOWERED, 2],
    ['losing', 5, LOWERED, 0],
    ['losing', 0, LOWERED, 8],
    ['losing', -1, LOWERED, 10],
    ['gaining', 1, RAISED, 10],
    ['gaining', 3, RAISED, 12],
    ['multiplying by', 3, PRODUCT, 72],
  ])('%s %i twice leaves as much, and counts as many steps, as one by one', (_what, amount, level, left) => {
    const [looped, stepped] = [newGame(amount, 'fuel', undefined, level), newGame(amount, 'fuel', undefined, level)];
    looped.run();
    stepOn(stepped);
    expect(valueOf(looped, ['attr', 'level', ['entity', 'fuel']])).toBe(left);
    expect(looped.state.step).toBe(7);
    expect(hashState(looped.state)).toBe(hashState(stepped.state));
  });

  it('tells listeners of each change', () => {
    const game = newGame(3, 'fuel');
    const values: unknown[] = [];
    game.onEvent = (event) => {
      if (event.type === 'attribute-set') values.push([event.step, event.value]);
    };
    game.run();
    expect(values).toHaveLength(2);
  });

  it('names the place of a fault inside the procedure', () => {
    const message = messageOf(() => { newGame(1, 'pebble').run(); });
    expect(message).toMatch(/no attribute "level".*lose/);
    expect(message).toBe(messageOf(() => { stepOn(newGame(1, 'pebble')); }));
  });

  it.each([1, 2, 3, 4, 5, 6])('runs out of a budget of %i steps where single steps do', (budget) => {
    const [looped, stepped] = [newGame(1, 'fuel', budget), newGame(1, 'fuel', budget)];
    expect(messageOf(() => { looped.run(); })).toBe(messageOf(() => { stepOn(stepped); }));
    expect(hashState(looped.state)).toBe(hashState(stepped.state));
  });
});
