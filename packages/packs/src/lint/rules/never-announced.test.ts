// D0626: moments that come, and those that never do.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0626', example)).toEqual(expected);
}

it.each([
  ['an event', 'events:\n  - { id: feast, words: a feast begins, gives: {} }\n', ["2: nothing announces 'a feast begins'"]],
  ['an act', 'acts:\n  - { id: sowing, words: sowing, gives: {} }\n', ["2: nothing asks whether 'sowing' is allowed"]],
  ['a quantity', 'quantities:\n  - { id: hunger, words: hunger, gives: {} }\n', ["2: 'hunger' is applied to no number"]],
  ['not when they come', 'events:\n  - { id: feast, words: a feast begins, gives: {} }\nacts:\n  - { id: sowing, words: sowing, gives: {} }\nquantities:\n  - { id: hunger, words: hunger, gives: {} }\nprocedures:\n  - id: rest\n    does: |\n      if sowing is allowed: announce a feast begins\n      count 0 as sum\n      apply hunger to sum\n      gain sum wheat\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
