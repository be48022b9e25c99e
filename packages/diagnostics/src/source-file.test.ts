// Tests of line tables and places.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSourceFile, lineText, positionAt } from './source-file.js';

describe('source files', () => {
  it.each([
    ['', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\rb', 2, 2, 1],
    ['a\n', 99, 2, 1],
    ['abc', -5, 1, 1],
  ])('%j at %i is line %i column %i', (text, offset, line, column) => {
    expect(positionAt(createSourceFile('f', text), offset)).toEqual({ line, column });
  });

  it('gives lines without their ends', () => {
    const file = createSourceFile('f', 'one\r\ntwo\n\nfour');
    expect([0, 1, 2, 3, 4, 5].map((line) => lineText(file, line))).toEqual(['', 'one', 'two', '', 'four', '']);
  });

  it('agrees with counting line ends', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', '\n', '\r\n')), fc.nat(40), (parts, at) => {
        const text = parts.join('');
        const before = text.slice(0, at);
        if (before.endsWith('\r')) return;
        const lines = before.split('\n');
        expect(positionAt(createSourceFile('f', text), at)).toEqual({
          line: lines.length,
          column: (lines.at(-1) ?? '').length + 1,
        });
      }),
    );
  });
});
