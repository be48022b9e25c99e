// Every form of expression on a small table, one row each.
import { describe, expect, it } from 'vitest';
import { expressionForms } from '../../compile/expression-forms.js';
import type { Expr } from '../../pack/compiled-pack.js';
import { pack, thing } from '../../testing/pack-builder.js';
import { started, valueOf } from '../../testing/run-main.js';
import { table } from '../../testing/table-pack.js';

const e = (id: string): Expr => ['entity', id];
const list = (...ids: string[]): Expr => ['list', ...ids.map(e)];
const it0: Expr = ['local', 0];

const cases: [Expr, unknown][] = [
  [true, true],
  [7, 7],
  [null, null],
  [['text', 'hello'], 'hello'],
  [['local', 1], -1],
  [['global', 'current'], 'player-1'],
  [['kind', 'card'], 'card'],
  [['zone', 'hand', e('player-2')], 'hand@2'],
  [['zone', 'hand', null], null],
  [['attr', 'value', e('a')], 3],
  [['attr', 'value', e('e')], 5],
  [['attr', 'value', e('player-1')], 0],
  [['attr', 'mate', e('e')], 'd'],
  [['attr', 'mate', null], null],
  [['query', 'smaller-of', 4, 5], 4],
  [['define', 'double', 4], 8],
  [['define', 'aces-in', e('pile')], ['e']],
  [['select', 'card', 0, null, null], ['a', 'b', 'c', 'd', 'e']],
  [['select', 'card', 0, e('pile'), null], ['d', 'e']],
  [['select', 'ace', 0, e('pile'), null], ['e']],
  [['select', 'card', 0, e('deck'), ['<', 1, ['attr', 'value', it0]]], ['a', 'b']],
  [['select', 'card', 0, list('deck', 'pile'), ['<', 2, ['attr', 'value', it0]]], ['a', 'e']],
  [['select', 'zone', 0, list('deck', 'pile'), null], ['deck', 'pile']],
  [['select', 'card', 0, e('a'), null], ['a']],
  [['select', 'card', 0, ['entity', 'bag'], null], []],
  [['select', 'card', 0, null, ['exists', ['select', 'card', 1, e('pile'), ['=', ['attr', 'mate', ['local', 1]], it0]]]], ['d']],
  [['list', e('a'), list('b', 'c'), null], ['a', 'b', 'c']],
  [['count', list('a', 'b')], 2],
  [['count', ['select', 'card', 0, e('deck'), ['<', 2, ['attr', 'value', it0]]]], 1],
  [['exists', ['list']], false],
  [['exists', ['select', 'token', 0, null, null]], true],
  [['top', 2, e('deck'), false], ['c', 'b']],
  [['top', 1, e('deck'), true], 'c'],
  [['top', 9, e('deck'), false], ['c', 'b', 'a']],
  [['top', 0, e('deck'), false], []],
  [['bottom', 2, e('deck'), false], ['a', 'b']],
  [['bottom', 1, e('deck'), true], 'a'],
  [['top', 1, ['zone', 'hand', e('player-1')], true], null],
  [['and', true, false], false],
  [['and', true, true, true], true],
  [['or', false, false, true], true],
  [['not', false], true],
  [['=', e('a'), e('a')], true],
  [['=', e('a'), null], false],
  [['=', list('a', 'b'), list('a', 'b')], true],
  [['=', list('a', 'b'), list('b', 'a')], false],
  [['=', ['text', 'x'], ['text', 'x']], true],
  [['<', 1, 1], false],
  [['<=', 1, 1], true],
  [['<', ['attr', 'value', e('b')], ['attr', 'value', e('a')]], true],
  [['+', 1, ['*', 2, ['-', 5, 2]]], 7],
  [['is-kind', e('e'), 'card'], true],
  [['is-kind', e('d'), 'ace'], false],
  [['is-kind', null, 'thing'], false],
  [['in', e('a'), e('deck')], true],
  [['in', e('a'), list('pile', 'deck')], true],
  [['in', null, e('deck')], false],
  [['one-of', e('a'), list('b', 'a')], true],
  [['owner', ['zone', 'hand', e('player-2')]], 'player-2'],
  [['owner', e('a')], null],
  [['allowed', 'swim', e('player-1')], true],
  [['has-effect', 'sting', e('a')], false],
  [['value', 4], 4],
  [['as-kind', e('e'), 'ace'], 'e'],
  [['as-kind', e('d'), 'ace'], null],
  [['as-kind', list('d', 'e'), 'ace'], ['e']],
  [['if', false, 1, 2], 2],
  [['lowest', list('a', 'c', 'd', 'e'), 'value'], 'c'],
  [['highest', list('a', 'e'), 'value'], 'e'],
  [['highest', ['list'], 'value'], null],
  [['query', 'first-of', ['select', 'card', 0, e('deck'), ['<', ['attr', 'value', it0], 3]]], 'b'],
  [['query', 'first-of', ['select', 'ace', 0, e('deck'), null]], null],
  [['switch', 'quick'], true],
];

describe('expressions', () => {
  const content = table();
  const game = started(
    pack({
      ...content,
      things: [...(content.things ?? []), thing('z', 'thing')],
      switches: [{ id: 'quick', words: 'quick', title: 'Quick', doc: '', rulings: [], default: true }],
      acts: [{ id: 'swim', words: 'swimming', gives: [{ id: 'who', type: 'thing:player', changes: false }] }],
      effectFields: [{ id: 'sting', of: 'card' }],
      definitions: [
        { id: 'double', words: 'double', params: 1, locals: 1, expr: ['*', 2, ['local', 0]], file: 0, at: [1, 1, 1, 1] },
        { id: 'aces-in', words: 'aces', params: 1, locals: 2, expr: ['select', 'ace', 1, ['local', 0], null], file: 0, at: [1, 1, 1, 1] },
      ],
    }),
  );

  it.each(cases)('%j is %j', (expr, expected) => {
    expect(valueOf(game, expr)).toEqual(expected);
  });

  it('are all tried here', () => {
    const used = new Set<unknown>();
    const visit = (expr: unknown): void => {
      if (!Array.isArray(expr)) return;
      used.add(expr[0]);
      expr.forEach(visit);
    };
    for (const [expr] of cases) visit(expr);
    expect([...expressionForms.keys()].filter((form) => !used.has(form))).toEqual([]);
  });
});
