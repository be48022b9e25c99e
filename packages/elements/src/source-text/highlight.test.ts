// Colouring of source text.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlight } from './highlight.js';

const kinds = (text: string): string[] => highlight(text).flat().filter(({ text: piece }) => piece.trim() !== '').map(({ kind, text: piece }) => `${kind}:${piece.trim()}`);

it('loses no character of any text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('id: x', '  does: |', '    if a: lose 1 fuel # why', "'it''s'", '"open', '\t', '- { id: a, b: [1, 2] }', '', 'é→', ':')), (lines) => {
      const text = lines.join('\n');
      expect(highlight(text).map((runs) => runs.map((run) => run.text).join('')).join('\n')).toBe(text);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => highlight(text).map((runs) => runs.map((run) => run.text).join('')).join('\n') === text));
});

it('knows keys, numbers and the words of the language inside a block', () => {
  expect(kinds('fail: |\n  if you may: lose 1 fuel # dear')).toEqual([
    'key:fail', 'mark::', 'mark:|', 'word:if', 'word:you', 'word:may', 'mark::', 'plain:lose', 'number:1', 'plain:fuel', 'comment:# dear',
  ]);
});

it('leaves the block at the next key', () => {
  expect(kinds('a: |\n  if x\nb: title if')).toEqual(['key:a', 'mark::', 'mark:|', 'word:if', 'plain:x', 'key:b', 'mark::', 'plain:title', 'word:if']);
  expect(kinds('title: If you may')).toEqual(['key:title', 'mark::', 'plain:If you may']);
});
