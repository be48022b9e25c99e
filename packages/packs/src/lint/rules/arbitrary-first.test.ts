// D0625: the first of things with an order and without.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0625', example)).toEqual(expected);
}

it.each([
  ['of all things of a kind', 'let crop be first of all resources\ngain 1 crop\n', ['1: which one is first depends on the order of the files alone']],
  ['not in a zone', 'let card be first of all cards in draw-pile\nmove card to discard-pile\n', []],
  ['not with a condition', 'let crop be first of all resources where level of it is 0\ngain 1 crop\n', []],
  ['not of players', 'set current player to first of all players\n', []],
  ['not of one thing', 'kinds:\n  - { id: charm }\nthings:\n  - { id: amulet, kind: charm, copies: 2 }\nprocedures:\n  - id: rest\n    does: move first of all charms to store\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
