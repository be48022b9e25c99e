// Marks in a text that has changed since.
import { expect, it } from 'vitest';
import { placeMarks } from './place-marks.js';

const marks = {
  span: { line: 3, column: 3, endLine: 3, endColumn: 9 },
  outer: [{ line: 2, column: 1, endLine: 2, endColumn: 4 }],
  breakpoints: [{ line: 3, enabled: true, verified: true, message: '' }],
  hits: [{ line: 1, column: 1, hits: 4 }, { line: 2, column: 1, hits: 1 }],
};

it('moves with the lines, and leaves out what was changed', () => {
  const moved = placeMarks(marks, 'a\nb\nc', 'new\na\nB\nc');
  expect(moved.current).toEqual({ start: { line: 3, character: 2 }, end: { line: 3, character: 8 } });
  expect(moved.outer).toEqual([]);
  expect(moved.breakpoints.map(({ line }) => line)).toEqual([4]);
  expect(moved.hits.map(({ line }) => line)).toEqual([2]);
});

it('leaves marks alone that are of this text', () => {
  expect(placeMarks(marks, undefined, 'anything').hits).toEqual(marks.hits);
});
