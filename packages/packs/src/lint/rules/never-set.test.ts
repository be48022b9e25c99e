// D0629: what is set, and what is not.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0629', example)).toEqual(expected);
}

it.each([
  ['a variable', 'variables:\n  - { id: rainy-days, type: number }\nprocedures:\n  - id: rain\n    does: "if rainy-days is 3: gain 1 wheat"\n', ["2: nothing sets 'rainy-days', so it stays what it starts with"]],
  ['an attribute', 'attributes:\n  - { id: price, of: resource, type: number }\nprocedures:\n  - id: rain\n    does: "if price of wheat is 3: gain 1 wheat"\n', ["2: nothing sets `price` of 'resource', so it stays what it starts with"]],
  ['not one that is set', 'variables:\n  - { id: rainy-days, type: number }\nprocedures:\n  - id: rain\n    does: |\n      set rainy-days to rainy-days + 1\n      if rainy-days is 3: gain 1 wheat\n', []],
  ['not a field', 'kinds:\n  - id: trial\n    fields: { weight: number }\nthings:\n  - { id: long-trial, kind: trial, weight: 2 }\nprocedures:\n  - id: rain\n    does: "if weight of long-trial is 3: gain 1 wheat"\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
