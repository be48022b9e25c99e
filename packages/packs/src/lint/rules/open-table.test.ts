// D0602: tables with an end missing, and tables that mean it.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0602', example)).toEqual(expected);
}

it.each([
  ['a gap below', 'depending on level of wheat:\n  2-4: gain 1 wheat\n  5-8: gain 2 wheat\n', ['1: 1 stands in no band of this table, so nothing happens there']],
  ['not with an `otherwise`', 'depending on level of wheat:\n  2-4: gain 1 wheat\n  5-8: gain 2 wheat\n  otherwise: nothing\n', []],
  ['not with an open band', 'depending on level of wheat:\n  5 or more: gain 2 wheat\n', []],
  ['not one number alone', 'depending on level of wheat:\n  2: gain 1 wheat\n', []],
  ['an end of a die', 'procedures:\n  - id: rest\n    does: |\n      count 0 as die\n      roll die with 6 sides\n      depending on die:\n        1-4: gain 1 wheat\n', ['6: the die has 6 sides and 5-6 stand in no band, so nothing happens there']],
  ['both ends of a die', 'procedures:\n  - id: rest\n    does: |\n      count 0 as die\n      roll die with 6 sides\n      depending on die:\n        3-5: gain 1 wheat\n', ['6: 1-2 stand in no band of this table, so nothing happens there', '6: the die has 6 sides and 6 stands in no band, so nothing happens there']],
  ['a die that another procedure rolls', 'procedures:\n  - id: throw\n    phrase: "throw {die:tally}"\n    does: roll die with 4 sides\n  - id: rest\n    does: |\n      count 0 as die\n      throw die\n      depending on die:\n        1-3: gain 1 wheat\n', ['9: the die has 4 sides and 4 stands in no band, so nothing happens there']],
  ['not a die that may not have been rolled', 'procedures:\n  - id: rest\n    does: |\n      count 0 as die\n      if wheat is empty: roll die with 6 sides\n      depending on die:\n        1-4: gain 1 wheat\n', []],
  ['not all faces', 'procedures:\n  - id: rest\n    does: |\n      count 0 as die\n      roll die with 6 sides\n      depending on die:\n        1-4: gain 1 wheat\n        5-6: nothing\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
