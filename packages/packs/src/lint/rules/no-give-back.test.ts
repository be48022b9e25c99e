// D0609: ways through a procedure that end with its result, and those without.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0609', example)).toEqual(expected);
}

it.each([
  ['one branch without', 'procedures:\n  - id: richest\n    returns: resource\n    does: |\n      if level of wheat is at least 3: give back wheat\n', ["2: 'richest' may end without giving anything back"]],
  ['a table without', 'procedures:\n  - id: richest\n    returns: resource\n    does: |\n      depending on level of wheat:\n        1-2: give back barley\n        3-4: give back wheat\n', ["2: 'richest' may end without giving anything back"]],
  ['not with a result on every way', 'procedures:\n  - id: richest\n    returns: resource\n    does: |\n      if level of wheat is at least 3: give back wheat\n      otherwise: give back barley\n', []],
  ['not what promises none', 'procedures:\n  - id: rest\n    does: gain 1 wheat\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
