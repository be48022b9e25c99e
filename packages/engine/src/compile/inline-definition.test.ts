// Definitions written out in the place of their use: the same result, and only where that is no more work.
import { describe, expect, it } from 'vitest';
import type { CompiledPack, Expr } from '../pack/compiled-pack.js';
import { pack } from '../testing/pack-builder.js';
import type { Layout } from '../pack/layout.js';
import { inlineDefinition } from './inline-definition.js';

function layoutWith(definitions: [string, number, Expr][]): Layout {
  const made: CompiledPack = pack({
    definitions: definitions.map(([id, params, expr]) => ({ id, words: id, params, locals: params + 2, expr, file: 0, at: [1, 1, 1, 2] })),
  });
  return { pack: made, definitionIndex: new Map(definitions.map(([id], index) => [id, index])) } as unknown as Layout;
}

const layout = layoutWith([
  ['double', 1, ['+', ['local', 0], ['local', 0]]],
  ['next', 1, ['+', ['local', 0], 1]],
  ['other', 2, ['if', ['=', ['local', 1], ['entity', 'x']], ['text', 'local'], ['local', 0]]],
  ['many', 1, ['count', ['select', 'thing', 1, ['local', 0], ['=', ['local', 1], 3]]]],
  ['all', 1, ['count', ['select', 'thing', 1, ['local', 0], null]]],
]);

describe('inlineDefinition', () => {
  it.each<[string, Expr, unknown]>([
    ['puts arguments in the place of parameters', ['define', 'next', ['+', ['local', 4], 2]], ['+', ['+', ['local', 4], 2], 1]],
    ['repeats what costs nothing', ['define', 'double', ['local', 7]], ['+', ['local', 7], ['local', 7]]],
    ['repeats an attribute of a local', ['define', 'double', ['attr', 'a', ['local', 1]]], ['+', ['attr', 'a', ['local', 1]], ['attr', 'a', ['local', 1]]]],
    ['leaves texts and names alone', ['define', 'other', 5, ['local', 0]], ['if', ['=', ['local', 0], ['entity', 'x']], ['text', 'local'], 5]],
    ['takes a selection without a test', ['define', 'all', ['local', 2]], ['count', ['select', 'thing', 1, ['local', 2], null]]],
  ])('%s', (_, use, expected) => {
    expect(inlineDefinition(layout, use as unknown[])).toEqual({ expr: expected });
  });

  it.each<[string, Expr]>([
    ['a costly argument used twice', ['define', 'double', ['query', 'place-of', ['local', 0]]]],
    ['a definition with a slot of its own', ['define', 'many', ['local', 0]]],
    ['the wrong number of arguments', ['define', 'next']],
    ['a definition that is not there', ['define', 'nowhere', 1]],
  ])('leaves %s to be called', (_, use) => {
    expect(inlineDefinition(layout, use as unknown[])).toBeUndefined();
  });
});
