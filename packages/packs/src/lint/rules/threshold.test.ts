// D0603: numbers that cannot be reached, and those that can.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0603', example)).toEqual(expected);
}

it.each([
  ['more things than there are', 'if the number of resources is at least 3: gain 1 wheat\n', ['1: this never holds: there are 2 resources']],
  ['as many as there always are', 'if the number of resources is 2: gain 1 wheat\n', ['1: this always holds: there are 2 resources']],
  ['more players than can play', 'if the number of players is more than 3: gain 1 wheat\n', ['1: this never holds: there are 1 to 3 players']],
  ['a number below none', 'if the number of cards in discard-pile is less than 0: gain 1 wheat\n', ['1: this never holds: there are 7 cards']],
  ['more than a die shows', 'procedures:\n  - id: rest\n    does: |\n      count 0 as die\n      roll die with 8 sides\n      if die is at least 9: gain 1 wheat\n', ['6: this never holds: the die shows 1 to 8']],
  ['a line of a table that a die does not show', 'procedures:\n  - id: rest\n    does: |\n      count 0 as die\n      roll die with 8 sides\n      depending on die:\n        1-8: gain 1 wheat\n        9 or more: gain 2 wheat\n', ['8: the die has 8 sides, and this line stands for 9 or more']],
  ['a partial success above the full one', 'kinds:\n  - id: trial\n    fields: { difficulty: number, partial-at: number }\nthings:\n  - { id: long-trial, kind: trial, difficulty: 8, partial-at: 12 }\n', ["5: the partial success of 'long-trial' needs 12, and 8 is a full one"]],
  ['not a partial success below it', 'kinds:\n  - id: trial\n    fields: { difficulty: number, partial-at: number }\nthings:\n  - { id: long-trial, kind: trial, difficulty: 8, partial-at: 5 }\n', []],
  ['not a number that may be', 'if the number of cards in discard-pile is at least 5: gain 1 wheat\n', []],
  ['not what a die may show', 'procedures:\n  - id: rest\n    does: |\n      count 0 as die\n      roll die with 8 sides\n      if die is at least 8: gain 1 wheat\n', []],
  ['not a number that is no die', 'procedures:\n  - id: rest\n    does: |\n      count 0 as die\n      if die is at least 9: gain 1 wheat\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
