// D0608: names that are read, and names that are not.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0608', example)).toEqual(expected);
}

it.each([
  ['a value', 'let spare be 3\ngain 1 wheat\n', ["1: the name 'spare' is never used"]],
  ['a choice', 'current player chooses a resource as crop\n', ["1: the name 'crop' is never used"]],
  ['a number that is only added to', 'count 0 as sum\nadd 2 to sum\n', ["1: the name 'sum' is never used"]],
  ['told once, where it is first given', 'let spare be 3\nset spare to 4\n', ["1: the name 'spare' is never used"]],
  ['not a name that is read', 'let spare be 3\ngain spare wheat\n', []],
  ['not a number that is read', 'count 0 as sum\nadd 2 to sum\nif sum is 2: gain 1 wheat\n', []],
  ['not the name of a round', 'for each resource as crop: gain 1 wheat\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
