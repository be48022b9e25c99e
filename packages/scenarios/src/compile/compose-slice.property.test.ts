// A property of composed texts: whatever the parts, each of their characters keeps its place in the file.
import { createSourceFile } from '@dradis/diagnostics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeSlice, placedPart, type SlicePart } from './compose-slice.js';

test('every character that stands in the file is found there again', () => {
  const between = fc.string({ maxLength: 6 });
  const stretch = fc.string({ minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(fc.record({ gap: between, words: stretch, join: between }), { minLength: 1, maxLength: 6 }), (pieces) => {
      let text = '';
      const parts: SlicePart[] = [];
      for (const { gap, words, join } of pieces) {
        text += gap;
        parts.push(placedPart({ text: words, span: { start: text.length, end: text.length + words.length } }), join);
        text += words;
      }
      const slice = composeSlice(createSourceFile('a.yaml', text), parts);
      let at = 0;
      let last = 0;
      for (const { words, join } of pieces) {
        for (let index = 0; index < words.length; index += 1) {
          expect(text.charAt(slice.toFile(at + index))).toBe(words.charAt(index));
          expect(slice.toFile(at + index)).toBeGreaterThanOrEqual(last);
          last = slice.toFile(at + index);
        }
        at += words.length + join.length;
      }
      expect(at).toBe(slice.text.length);
    }),
  );
});
