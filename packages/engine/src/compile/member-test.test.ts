// Asking whether one entity is in a list agrees with making the list and looking.
import { expect, it } from 'vitest';
import type { Expr } from '../pack/compiled-pack.js';
import { entityId } from '../game-edit.js';
import { evaluate } from '../evaluate.js';
import type { Machine } from '../machine/machine.js';
import { holds } from '../machine/operand.js';
import { pack } from '../testing/pack-builder.js';
import { started } from '../testing/run-main.js';
import { table } from '../testing/table-pack.js';
import { closeBook, openBook } from './code-book.js';
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
  const book = openBook(game.machine.code);
  const test = memberTest(makeCompiler(game.machine.layout, types, book), expr, 'test');
  const code = closeBook(book);
  const machine: Machine = { ...game.machine, code, words: code.words };
  const { value } = evaluate(game, expr, { types, values: [-1, source, -1, -1] });
  const list = [value].flat();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'player-1']) {
    const entity = entityId(game, id);
    expect([id, holds(machine, [entity, source, -1, -1], test)]).toEqual([id, list.includes(id)]);
  }
});
