// How far new lines stand in.
import { expect, it } from 'vitest';
import { indentAfter } from './block-indent.js';

it.each([
  ['', 0],
  ['fail: |', 2],
  ['  fail: |   # why', 4],
  ['    lose 1 morale', 4],
  ['    if you may:', 6],
  ['  - id: renew', 4],
  ['  - id:', 6],
  ['skills: [a, b]', 0],
])('after %j: %i', (above, indent) => {
  expect(indentAfter(above)).toBe(indent);
});
