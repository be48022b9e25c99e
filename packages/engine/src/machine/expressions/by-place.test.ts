// Components that may lie face down are selected in an order that tells nothing of which is which.
import { expect, it } from 'vitest';
import type { Expr, Instr } from '../../pack/compiled-pack.js';
import { runCode, valueOf } from '../../testing/run-main.js';
import { table } from '../../testing/table-pack.js';

const inAnArea: Expr = ['is-kind', ['query', 'place-of', ['local', 0]], 'area'];
const tokens: Expr = ['select', 'token', 0, null, inAnArea];
const move = (thing: string, zone: string): Instr => ['verb', 'move-to', ['entity', thing], ['entity', zone]];

it.each([
  ['by zone', [move('token#1', 'e1'), move('token#2', 'n1')], ['token#2', 'token#1']],
  ['in a zone from the bottom up', [move('token#2', 's1'), move('token#1', 's1')], ['token#2', 'token#1']],
  ['whichever is which', [move('token#1', 's1'), move('token#2', 's1')], ['token#1', 'token#2']],
  ['none where none is', [], []],
])('%s', (_order, code, expected) => {
  const game = runCode(code, [], table());
  expect(valueOf(game, tokens)).toEqual(expected);
  expect(valueOf(game, ['query', 'first-of', tokens])).toBe(expected[0] ?? null);
});
