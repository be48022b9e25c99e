// Words are written behind what is there already, and nobody who runs by the code before notices.
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluate.js';
import { constantIn, isNode, slotOf } from '../machine/operand.js';
import { pack } from '../testing/pack-builder.js';
import { started } from '../testing/run-main.js';
import { table } from '../testing/table-pack.js';
import { closeBook, nextAddress, openBook, poolIndex, valueWord, writeBlock, writeNode } from './code-book.js';
import { makeCompiler } from './make-compiler.js';

describe('a code book', () => {
  it('goes on where the code before it ends, and leaves that alone', () => {
    const first = openBook();
    expect(writeBlock(first, [7, 8])).toBe(0);
    expect(poolIndex(first, [1])).toBe(0);
    const before = closeBook(first);
    const second = openBook(before);
    expect(nextAddress(second)).toBe(2);
    expect(poolIndex(second, 'text')).toBe(1);
    writeNode(second, 9, 10);
    const after = closeBook(second);
    expect([...before.words]).toEqual([7, 8]);
    expect([...after.words]).toEqual([7, 8, 9, 10]);
    expect(after.pool).toEqual([[1], 'text']);
  });

  it.each([0, -1, 12, 2 ** 28 - 1, -(2 ** 28) + 1])('holds %i in one word', (value) => {
    expect(constantIn(valueWord(openBook(), value))).toBe(value);
  });

  it.each([2 ** 28, -(2 ** 28), 2 ** 31, Number.MAX_SAFE_INTEGER, 0.5])('puts %d into the pool, and gives it back', (value) => {
    expect(isNode(valueWord(openBook(), value))).toBe(true);
    expect(evaluate(started(pack(table())), ['+', value, 0]).value).toBe(value);
  });

  it('tells slots from all else', () => {
    const game = started(pack(table()));
    const c = makeCompiler(game.machine.layout, ['number', 'number'], openBook());
    expect(slotOf(c.word(['local', 1], ''))).toBe(1);
    for (const expr of [1, ['global', 'n'], ['+', 1, ['local', 1]]]) expect(slotOf(c.word(expr, ''))).toBe(-1);
  });
});
