// Taking narrowing off a thing never changes the attribute that is read of it.
import { expect, it } from 'vitest';
import { evaluate } from '../evaluate.js';
import type { Expr } from '../pack/compiled-pack.js';
import type { AttributeInfo } from '../pack/layout.js';
import { pack } from '../testing/pack-builder.js';
import { started } from '../testing/run-main.js';
import { table } from '../testing/table-pack.js';
import { bareThing } from './bare-thing.js';
import { openBook } from './code-book.js';
import { makeCompiler } from './make-compiler.js';

const game = started(
  pack({
    ...table(),
    definitions: [{ id: 'as-card', words: 'as a card', params: 1, locals: 1, expr: ['as-kind', ['local', 0], 'card'], file: 0, at: [1, 1, 1, 2] }],
  }),
);
const { layout } = game.machine;
const slots = ['thing:thing', 'list:thing'];
const c = makeCompiler(layout, slots, openBook());
const value = layout.attributes.find((one) => one.id === 'value') as AttributeInfo;

it('takes narrowing to the kind of the attribute off, through definitions and several times', () => {
  expect(bareThing(c, value, ['as-kind', ['local', 0], 'card'])).toEqual(['local', 0]);
  expect(bareThing(c, value, ['define', 'as-card', ['local', 0]])).toEqual(['local', 0]);
  expect(bareThing(c, value, ['as-kind', ['as-kind', ['local', 0], 'thing'], 'card'])).toEqual(['local', 0]);
});

it('leaves narrowing to another kind, that of a list, and everything else', () => {
  for (const expr of [['as-kind', ['local', 0], 'token'], ['as-kind', ['local', 1], 'card'], ['as-kind', ['local', 0], 'nothing'], ['local', 0], null]) {
    expect(bareThing(c, value, expr)).toBe(expr);
  }
});

it('reads the same of every entity, with and without', () => {
  for (let entity = -1; entity < layout.ids.length; entity++) {
    const inKind = entity >= value.lo && entity < value.hi;
    const expected = inKind ? (game.state.attrs[value.index] ?? [])[entity - value.lo] : value.missing;
    const ways: Expr[] = [['local', 0], ['as-kind', ['local', 0], 'card'], ['define', 'as-card', ['local', 0]]];
    for (const of of ways) {
      expect(evaluate(game, ['attr', 'value', of], { types: slots, values: [entity, []] }).value).toBe(value.fixed === null ? expected : (value.fixed[entity - value.lo] ?? value.missing));
    }
  }
});
