// Tests of switches: fixed when a game is created, read by expressions, saved, hashed, copied and shown to everybody.
import { describe, expect, it } from 'vitest';
import { BrokenDocument } from '../errors/broken-document.js';
import { cloneGame, createGame, loadGame, type Game } from '../game.js';
import type { CompiledPack } from '../pack/compiled-pack.js';
import { loadPack } from '../pack/load-pack.js';
import { pack, program } from '../testing/pack-builder.js';
import { valueOf, variable } from '../testing/run-main.js';
import { hashState } from './hash-state.js';

const compiled: CompiledPack = pack({
  switches: [
    { id: 'dice-add-up', words: 'dice add up', title: 'Dice add up', doc: '', rulings: ['R-001'], default: false },
    { id: 'doors-are-open', words: 'doors are open', title: 'Doors are open', doc: '', rulings: [], default: true },
  ],
  variables: [{ id: 'n', type: 'number', initial: 0, secret: false }],
  programs: [program('main', 'procedure', [], [['unless', ['switch', 'dice-add-up'], 2], ['set-global', 'n', 7], ['end', ['entity', 'victory']]])],
});
const loaded = loadPack(compiled);

function game(switches?: Record<string, boolean>): Game {
  const made = createGame(loaded, { players: 2, seed: 1, ...(switches === undefined ? {} : { switches }) });
  made.run();
  return made;
}

describe('switches', () => {
  it('stand as the pack says unless the game says otherwise', () => {
    expect(game().switches).toEqual({ 'dice-add-up': false, 'doors-are-open': true });
    expect(game({ 'doors-are-open': false }).switches).toEqual({ 'dice-add-up': false, 'doors-are-open': false });
  });

  it('are read by programs, conditions and definitions', () => {
    expect(variable(game(), 'n')).toBe(0);
    expect(variable(game({ 'dice-add-up': true }), 'n')).toBe(7);
    expect(valueOf(game({ 'dice-add-up': true }), ['and', ['switch', 'dice-add-up'], ['not', ['switch', 'doors-are-open']]])).toBe(false);
  });

  it('are shown to every seat', () => {
    const made = game({ 'dice-add-up': true });
    for (const seat of ['spectator', 'everything', 'player-2'] as const) expect(made.view(seat).switches).toEqual({ 'dice-add-up': true, 'doors-are-open': true });
  });

  it('are saved, hashed and copied', () => {
    const made = game({ 'dice-add-up': true });
    expect(loadGame(loaded, JSON.parse(JSON.stringify(made.save()))).switches).toEqual(made.switches);
    expect(cloneGame(made).switches).toEqual(made.switches);
    const [one, other] = [createGame(loaded, { players: 2, seed: 1 }), createGame(loaded, { players: 2, seed: 1, switches: { 'dice-add-up': true } })];
    expect(hashState(one.state)).not.toBe(hashState(other.state));
  });

  it.each([
    ['an unknown switch', { 'dice-addup': true }, /no switch called "dice-addup": it has dice-add-up, doors-are-open/],
    ['a name every object has', { toString: true }, /no switch called "toString"/],
    ['a number', { 'dice-add-up': 1 as unknown as boolean }, /switches.dice-add-up.*true or false/],
  ])('refuse %s', (_, switches, message) => {
    expect(() => createGame(loaded, { players: 2, seed: 1, switches })).toThrow(BrokenDocument);
    expect(() => createGame(loaded, { players: 2, seed: 1, switches })).toThrow(message);
  });

  it.each([[[]], [[0]], [[0, 2]], ['on'], [null]])('are refused in a save as %j', (switches) => {
    const saved = JSON.parse(JSON.stringify(game().save())) as { state: { switches: unknown } };
    saved.state.switches = switches;
    expect(() => loadGame(loaded, saved)).toThrow(/state\.switches/);
  });

  it('are checked when a pack is loaded', () => {
    expect(() => loadPack({ ...compiled, switches: [{ ...compiled.switches[0], default: 1 }] })).toThrow(/switches\[0\]\.default/);
    expect(() => loadPack({ ...compiled, switches: [] })).toThrow(/no switch called "dice-add-up"/);
  });
});
