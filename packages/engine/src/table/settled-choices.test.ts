// What players settle before the game: given when it is asked, kept with a saved table, refused when it is nothing.
import { describe, expect, it } from 'vitest';
import type { Instr } from '../pack/compiled-pack.js';
import { loadPack } from '../pack/load-pack.js';
import { pack, program, question, thing, kind, zone } from '../testing/pack-builder.js';
import { createTable, openTable, type Table, type TableSeat } from './table.js';

/** Two players, two questions of the first, then three of the second. */
const plain = loadPack(
  pack({
    kinds: [kind('card', 'thing'), kind('spot', 'thing')],
    variables: [{ id: 'spot', type: 'thing:spot', initial: null, secret: false }],
    zones: [zone('board'), zone('deck', { sees: 'nobody' })],
    things: [thing('left', 'spot', { startsIn: 'board' }), thing('right', 'spot', { startsIn: 'board' }), thing('ace', 'card', { startsIn: 'deck' })],
    programs: [
      program('main', 'procedure', ['spot: thing:spot'], [
        ...['player-1', 'player-1', 'player-2', 'player-2', 'player-2'].flatMap((player): Instr[] => [
          question({ form: 'one', player: ['entity', player], from: ['select', 'spot', 1, ['entity', 'board'], null], slot: 0 }),
          ['set-global', 'spot', ['local', 0]],
        ]),
        ['end', ['entity', 'victory']],
      ]),
    ],
  }),
);

const say = (table: Table, player: TableSeat, choice: string): unknown => table.answer(player, { revision: table.revision, choose: [choice] });

it('gives the answers that players have settled beforehand, each once', () => {
  const table = createTable(plain, { players: 2, seed: 1, choices: { 'player-1': ['right'], 'player-2': ['left', 'left', 'left'] } });
  expect(table.pending()).toMatchObject({ player: 'player-1', revision: 1 });
  expect(table.view('spectator').variables['spot']).toBe('right');
  say(table, 'player-1', 'left');
  expect(table.pending()).toEqual({ kind: 'ended', outcome: 'victory', revision: 5 });
});

describe('a table whose players have settled something', () => {
  const settled = { 'player-1': ['ace', 'left'], 'player-2': ['left', 'right', 'left'] };
  const begun = (): Table => createTable(plain, { players: 2, seed: 1, choices: settled });

  it('goes on by what nobody has asked yet when it is opened again', () => {
    const table = begun();
    say(table, 'player-1', 'left');
    const opened = openTable(plain, JSON.parse(JSON.stringify(table.save())));
    for (const each of [table, opened]) say(each, 'player-1', 'left');
    expect(opened.pending()).toEqual({ kind: 'ended', outcome: 'victory', revision: 5 });
    expect(opened.save()).toEqual(table.save());
  });

  it('opens the same from its beginning and the moves that were kept since, as a store has them', () => {
    const table = begun();
    const { moves: _, ...beginning } = table.save();
    for (const answers of [1, 2]) {
      say(table, 'player-1', 'left');
      const { moves } = table.save();
      expect(moves).toHaveLength(answers === 1 ? 1 : 5);
      const opened = openTable(plain, { ...beginning, moves });
      expect([opened.hash, opened.save()]).toEqual([table.hash, table.save()]);
    }
  });

  it('answers nothing twice when it is opened again', () => {
    const table = createTable(plain, { players: 2, seed: 1, choices: { 'player-1': ['left'] } });
    const opened = openTable(plain, table.save());
    expect([opened.pending(), opened.hash]).toEqual([table.pending(), table.hash]);
    for (const each of [table, opened]) say(each, 'player-1', 'right');
    expect([opened.pending(), opened.hash]).toEqual([table.pending(), table.hash]);
  });

  it('does not answer anew, once it is opened, what was taken back', () => {
    const table = createTable(plain, { players: 2, seed: 1, choices: { 'player-1': ['left', 'right'] } });
    table.undo('player-1');
    const opened = openTable(plain, table.save());
    expect([opened.hash, opened.pending()]).toEqual([table.hash, { kind: 'asked', player: 'player-1', revision: 3 }]);
    for (const each of [table, opened]) say(each, 'player-1', 'left');
    expect(opened.save()).toEqual(table.save());
  });
});

describe('a table is not set up', () => {
  it.each<[what: string, options: object, why: string]>([
    ['without a seed', { seed: undefined }, 'seed: expected a text or a number, found nothing'],
    ['with a seed that is no number', { seed: Number.NaN }, 'seed: expected a text or a number'],
    ['with windows of another kind', { windows: 'some' }, 'windows: expected "all" or "able", found "some"'],
    ['for too many', { players: 9 }, 'players: the pack is for 2 to 4 players, not 9'],
    ['for a text of players', { players: '2' }, 'players: the pack is for 2 to 4 players, not "2"'],
    ['with the choices of somebody who is not there', { choices: { 'player-3': ['left'] } }, 'choices: there is no seat "player-3": expected player-1 to player-2'],
    ['with the choices of those who watch', { choices: { spectator: ['left'] } }, 'choices: there is no seat "spectator"'],
    ['with a choice that is nothing', { choices: { 'player-1': ['nobody'] } }, 'choices.player-1: test has nothing called "nobody"'],
    ['with one choice instead of a list', { choices: { 'player-1': 'left' } }, 'choices.player-1: expected a list of ids, found "left"'],
  ])('%s', (_what, options, why) => {
    expect(() => createTable(plain, { players: 2, seed: 1, ...options })).toThrow(why);
  });
});
