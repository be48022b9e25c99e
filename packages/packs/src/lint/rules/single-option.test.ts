// D0604: questions that leave nothing to choose.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0604', example)).toEqual(expected);
}

it.each([
  ['one option', 'current player chooses:\n  either: gain 1 wheat\n', ['1: this choice has one option']],
  ['a number from a single one', 'current player chooses a number from 2 to 2 as n\ngain n wheat\n', ['1: only 2 can be chosen here']],
  ['nothing at most', 'current player chooses up to 0 cards in hand of current player as gone\nmove gone to discard-pile\n', ['1: nothing can be chosen here: the most is 0']],
  ['not two options', 'current player chooses:\n  either: gain 1 wheat\n  or: gain 1 barley\n', []],
  ['not numbers that differ', 'current player chooses a number from 1 to 2 as n\ngain n wheat\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
