// Asking whether one entity is in a list agrees with making the list and looking.
import { expect, it } from 'vitest';
import { type Expr } from '../pack/compiled-pack.js';
import { entityId } from '../game-edit.js';
import { evaluate } from '../evaluate.js';
import { pack } from '../testing/pack-builder.js';
import { started } from '../testing/run-main.js';
import { table } from '../testing/table-pack.js';
import { makeCompiler } from './make-compiler.js';
import { memberTest } from './member-test.js';

const game = started(pack(table()));
const SOURCE: Expr = ['local', 1];

it.each<[string, Expr]>([
  ['one thing', ['entity', 'a']],
  ['nobody', null],
  ['an attribute of the source', ['attr', 'mate', SOURCE]],
  ['a list', ['list', ['entity', 'a'], ['attr', 'mate', SOURCE], null]],
  ['a list of lists', ['list', ['select', 'card', 2, ['entity', 'pile'], null], ['entity', 'b']]],
  ['a selection', ['select', 'card', 2, null, ['<', 1, ['attr', 'value', ['local', 2]]]]],
  ['a selection that looks at the source', ['select', 'card', 2, null, ['not', ['=', ['local', 2], SOURCE]]]],
  ['a selection of a sub-kind', ['select', 'ace', 2, null, ['in', ['local', 2], ['entity', 'pile']]]],
  ['what speaks of you, who is nobody', ['select', 'card', 2, null, ['=', ['local', 0], null]]],
])('%s', (_, expr) => {
  const source = entityId(game, 'e');
  const types = ['thing:player', 'thing:thing', '', ''];
  const test = memberTest(makeCompiler(game.machine.layout, types), expr, 'test');
  const { value } = evaluate(game, expr, { types, values: [-1, source, -1, -1] });
  const list = [value].flat();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'player-1']) {
    const entity = entityId(game, id);
    expect([id, test(game.machine, [entity, source, -1, -1])]).toEqual([id, list.includes(id)]);
  }
});
