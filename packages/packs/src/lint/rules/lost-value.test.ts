// D0616: values that are replaced before they are read.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0616', example)).toEqual(expected);
}

it.each([
  ['an attribute', 'set level of wheat to 3\nset level of wheat to 4\n', ['1: what is set here is replaced at once']],
  ['a variable', 'set turn to 3\nset level of wheat to 2\nset turn to 4\n', ['1: what is set here is replaced at once']],
  ['a name', 'let n be 3\nset n to 4\ngain n wheat\n', ["1: the value that 'n' gets here is never read"]],
  ['a name on both ways', 'let n be 3\nif wheat is empty: set n to 4\notherwise: set n to 5\ngain n wheat\n', ["1: the value that 'n' gets here is never read"]],
  ['the last value of a name', 'let n be 3\ngain n wheat\nset n to 4\n', ["3: the value that 'n' gets here is never read"]],
  ['to itself', 'set level of wheat to level of wheat\n', ['1: this sets something to itself']],
  ['not on one way only', 'let n be 3\nif wheat is empty: set n to 4\ngain n wheat\n', []],
  ['not of another thing', 'set level of wheat to 3\nset level of barley to 4\n', []],
  ['not when it is read between', 'set level of wheat to 3\nset level of wheat to level of wheat + 1\n', []],
  ['not when anybody may have read it', 'set level of wheat to 3\nlose 1 barley\nset level of wheat to 4\n', []],
  ['not in the next round', 'let n be 3\nrepeat 2 times:\n  gain n wheat\n  set n to n + 1\n', []],
  ['not a participant of an event', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, does: set amount to 0 }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
