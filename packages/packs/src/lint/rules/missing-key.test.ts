// D0622: keys that are the custom of a kind.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0622', example)).toEqual(expected);
}

it.each([
  ['all eight others have it', 'kinds:\n  - id: crop\n    fields: { weight: number }\nthings:\n  - { id: oats, kind: crop, weight: 1 }\n  - { id: rye, kind: crop, weight: 2 }\n  - { id: maize, kind: crop, weight: 3 }\n  - { id: rice, kind: crop, weight: 4 }\n  - { id: millet, kind: crop, weight: 5 }\n  - { id: spelt, kind: crop, weight: 6 }\n  - { id: hemp, kind: crop, weight: 7 }\n  - { id: flax, kind: crop, weight: 8 }\n  - { id: hay, kind: crop }\n', ["13: 'hay' has no `weight`; the 8 others of its kind have"]],
  ['not with few others', 'kinds:\n  - id: crop\n    fields: { weight: number }\nthings:\n  - { id: oats, kind: crop, weight: 1 }\n  - { id: rye, kind: crop, weight: 2 }\n  - { id: maize, kind: crop, weight: 3 }\n  - { id: rice, kind: crop, weight: 4 }\n  - { id: millet, kind: crop, weight: 5 }\n  - { id: spelt, kind: crop, weight: 6 }\n  - { id: hemp, kind: crop, weight: 7 }\n  - { id: hay, kind: crop }\n', []],
  ['not when two lack it', 'kinds:\n  - id: crop\n    fields: { weight: number }\nthings:\n  - { id: oats, kind: crop, weight: 1 }\n  - { id: rye, kind: crop, weight: 2 }\n  - { id: maize, kind: crop, weight: 3 }\n  - { id: rice, kind: crop, weight: 4 }\n  - { id: millet, kind: crop, weight: 5 }\n  - { id: spelt, kind: crop, weight: 6 }\n  - { id: hemp, kind: crop, weight: 7 }\n  - { id: flax, kind: crop, weight: 8 }\n  - { id: hay, kind: crop }\n  - { id: straw, kind: crop }\n', []],
  ['not when it is there', 'kinds:\n  - id: crop\n    fields: { weight: number }\nthings:\n  - { id: oats, kind: crop, weight: 1 }\n  - { id: rye, kind: crop, weight: 2 }\n  - { id: maize, kind: crop, weight: 3 }\n  - { id: rice, kind: crop, weight: 4 }\n  - { id: millet, kind: crop, weight: 5 }\n  - { id: spelt, kind: crop, weight: 6 }\n  - { id: hemp, kind: crop, weight: 7 }\n  - { id: flax, kind: crop, weight: 8 }\n  - { id: hay, kind: crop, weight: 9 }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
