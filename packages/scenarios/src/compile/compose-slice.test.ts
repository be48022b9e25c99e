// Tests of composed texts: every character of the file keeps its place.
import { createSourceFile } from '@dradis/diagnostics';
import { expect, test } from 'vitest';
import { composeSlice, placedPart } from './compose-slice.js';

test('characters of the file keep their places, words in between point at a neighbour', () => {
  const text = '  fuel: 5';
  const file = createSourceFile('a.yaml', text);
  const slice = composeSlice(file, [
    'set level of ',
    placedPart({ text: 'fuel', span: { start: 2, end: 6 } }),
    ' to ',
    placedPart({ text: '5', span: { start: 8, end: 9 } }),
  ]);
  expect(slice.text).toBe('set level of fuel to 5');
  expect(text.charAt(slice.toFile(slice.text.indexOf('fuel')))).toBe('f');
  expect(slice.toFile(slice.text.indexOf('5'))).toBe(8);
  expect(slice.toFile(slice.text.length)).toBe(9);
  expect(slice.toFile(0)).toBe(2);
  expect(slice.toFile(slice.text.indexOf(' to ') + 2)).toBe(6);
});
