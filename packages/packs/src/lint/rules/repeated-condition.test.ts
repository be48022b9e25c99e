// D0631: conditions that repeat themselves.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0631', example)).toEqual(expected);
}

it.each([
  ['in other numbers', 'if level of wheat is at least 3 and level of wheat is at least 2: gain 1 wheat\n', ['1: one part of this condition follows from another']],
  ['word for word', 'if barley is empty or barley is empty: gain 1 wheat\n', ['1: one part of this condition follows from another']],
  ['in a definition', 'definitions:\n  - id: is-rich\n    phrase: "{what:resource} is rich"\n    means: level of what is more than 3 and level of what is not 0\n', ['4: one part of this condition follows from another']],
  ['in an ability', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, if: amount is 1 or amount is 1, does: gain 1 wheat }\n', ['8: one part of this condition follows from another']],
  ['not of different things', 'if wheat is empty and barley is empty: gain 1 wheat\n', []],
  ['not two ends of a range', 'if level of wheat is at least 2 and level of wheat is at most 4: gain 1 wheat\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
