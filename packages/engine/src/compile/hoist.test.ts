// Selections whose tests share work between candidates give what the tests give for each candidate alone.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate } from '../evaluate.js';
import type { Expr } from '../pack/compiled-pack.js';
import { entityId, entityName } from '../game-edit.js';
import { pack } from '../testing/pack-builder.js';
import { started } from '../testing/run-main.js';
import { table } from '../testing/table-pack.js';

const CANDIDATE: Expr = ['local', 0];
const FIXED: Expr = ['local', 3];

const game = started(
  pack({
    ...table(),
    definitions: [
      { id: 'dear', words: 'dear', params: 1, locals: 1, expr: ['<', 2, ['attr', 'value', ['local', 0]]], file: 0, at: [1, 1, 1, 2] },
      { id: 'rich', words: 'rich', params: 0, locals: 1, expr: ['exists', ['select', 'card', 0, ['entity', 'pile'], ['define', 'dear', ['local', 0]]]], file: 0, at: [1, 1, 1, 2] },
    ],
  }),
);

const leaves: Expr[] = [
  ['=', CANDIDATE, FIXED],
  ['=', CANDIDATE, ['attr', 'mate', ['entity', 'e']]],
  ['=', FIXED, ['entity', 'b']],
  ['=', 0, ['global', 'n']],
  ['<', 1, ['attr', 'value', CANDIDATE]],
  ['<', ['attr', 'value', FIXED], ['attr', 'value', CANDIDATE]],
  ['one-of', CANDIDATE, ['select', 'card', 1, ['entity', 'pile'], null]],
  ['one-of', FIXED, ['select', 'card', 1, ['entity', 'deck'], ['=', ['local', 1], FIXED]]],
  ['in', CANDIDATE, ['entity', 'deck']],
  ['exists', ['select', 'card', 1, ['entity', 'deck'], ['<', ['attr', 'value', ['local', 1]], ['attr', 'value', CANDIDATE]]]],
  ['define', 'dear', CANDIDATE],
  ['define', 'dear', FIXED],
  ['define', 'rich'],
  true,
];

const { condition } = fc.letrec<{ condition: Expr; parts: Expr[] }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(...leaves),
    tie('parts').map((parts): Expr => ['and', ...parts]),
    tie('parts').map((parts): Expr => ['or', ...parts]),
    tie('condition').map((inner): Expr => ['not', inner]),
  ),
  parts: fc.array(tie('condition'), { minLength: 1, maxLength: 4 }),
}));

const CARDS = ['a', 'b', 'c', 'd', 'e'];
const types = ['thing:card', 'thing:card', '', 'thing:card'];

it('selects what passes the test alone', () => {
  fc.assert(
    fc.property(condition, fc.constantFrom(...CARDS), (where, fixed) => {
      const fixedId = entityId(game, fixed);
      const alone = CARDS.filter((card) => evaluate(game, where, { types, values: [entityId(game, card), -1, -1, fixedId] }).value);
      const values = [-1, -1, -1, fixedId];
      const selected: Expr = ['select', 'card', 0, null, where];
      expect(evaluate(game, selected, { types, values }).value).toEqual(alone);
      expect(evaluate(game, ['count', selected], { types, values }).value).toBe(alone.length);
      expect(evaluate(game, ['exists', selected], { types, values }).value).toBe(alone.length > 0);
    }),
    { numRuns: 300 },
  );
});

it('works it out anew for each run of the selection', () => {
  // For every card, whether another one is dearer: the inner selection runs once for each candidate of the outer.
  const dearer: Expr = ['select', 'card', 1, null, ['and', ['<', ['attr', 'value', CANDIDATE], ['attr', 'value', ['local', 1]]], ['<', ['attr', 'value', CANDIDATE], 3]]];
  const value = evaluate(game, ['select', 'card', 0, null, ['exists', dearer]], { types, values: [] }).value;
  expect(value).toEqual(['b', 'c', 'd']);
  expect(CARDS.map((card) => entityName(game, entityId(game, card)))).toEqual(CARDS);
});
