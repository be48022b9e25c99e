// Every query on a small table, one row each.
import { describe, expect, it } from 'vitest';
import type { Expr } from '../pack/compiled-pack.js';
import { started, valueOf } from '../testing/run-main.js';
import { pack } from '../testing/pack-builder.js';
import { table } from '../testing/table-pack.js';
import { queries } from './queries.js';

const e = (id: string): Expr => ['entity', id];
const list = (...ids: string[]): Expr => ['list', ...ids.map(e)];

const cases: [string, Expr[], unknown][] = [
  ['place-of', [e('a')], 'deck'],
  ['place-of', [e('player-1')], null],
  ['owner-of', [e('a')], null],
  ['owner-of', [['zone', 'hand', e('player-2')]], 'player-2'],
  ['next-player-after', [e('player-1')], 'player-2'],
  ['next-player-after', [e('player-3')], 'player-1'],
  ['next-player-after', [null], null],
  ['players-from', [e('player-2')], ['player-2', 'player-3', 'player-1']],
  ['players-after', [e('player-2')], ['player-3', 'player-1', 'player-2']],
  ['players-after', [null], []],
  ['first-of', [list('b', 'a')], 'b'],
  ['first-of', [['list']], null],
  ['together-with', [list('a', 'b'), list('b', 'c')], ['a', 'b', 'c']],
  ['without', [list('a', 'b', 'c'), e('b')], ['a', 'c']],
  ['zones-next-to', [e('n1')], ['x1', 'e1']],
  ['zones-next-to', [e('deck')], []],
  ['next-step', [e('n1'), e('s1')], 'e1'],
  ['next-step', [e('n1'), e('w1')], 'x1'],
  ['next-step', [e('n1'), list('w1', 's1')], 'e1'],
  ['next-step', [e('n1'), list('s1', 'n1')], 'n1'],
  ['next-step', [e('n1'), ['list']], null],
  ['smaller-of', [3, 2], 2],
  ['larger-of', [3, 2], 3],
  ['actions-of', [e('player-1')], []],
  ['actions-of-from', [e('player-1'), e('deck')], []],
  ['source-of', [null], null],
];

describe('queries', () => {
  const game = started(pack(table()), 3);
  it.each(cases)('%s %j', (id, args, expected) => {
    expect(valueOf(game, ['query', id, ...args])).toEqual(expected);
  });

  it('are all tried here', () => {
    expect([...new Set(cases.map(([id]) => id))].sort()).toEqual(queries.map((query) => query.id).sort());
  });
});
