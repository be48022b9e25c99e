// D0630: what becomes of what answers change.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0630', example)).toEqual(expected);
}

it.each([
  ['given as a number', 'announce a resource is lost (crop = wheat, amount = 2)\n', ["1: answers may change 'amount', and nothing here reads it afterwards"]],
  ['given as a name that nothing reads afterwards', 'let n be 2\ngain n barley\nannounce a resource is lost (crop = wheat, amount = n)\n', ["3: answers may change 'amount', and nothing here reads it afterwards"]],
  ['not when it is read afterwards', 'let n be 2\nannounce a resource is lost (crop = wheat, amount = n)\nset level of wheat to level of wheat - n\n', []],
  ['not when it is read on one way', 'let n be 2\nannounce a resource is lost (crop = wheat, amount = n)\nif n is 0: gain 1 wheat\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
