// D0628: what is read, and what is not.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0628', example)).toEqual(expected);
}

it.each([
  ['a variable that is counted up', 'variables:\n  - { id: rainy-days, type: number }\nprocedures:\n  - id: rain\n    does: set rainy-days to rainy-days + 1\n', ["2: nothing reads 'rainy-days'"]],
  ['an attribute', 'attributes:\n  - { id: price, of: resource, type: number }\nprocedures:\n  - id: rain\n    does: set price of wheat to 3\n', ["2: nothing reads `price` of 'resource'"]],
  ['a field', 'kinds:\n  - id: trial\n    fields: { weight: number }\n', ["3: nothing reads `weight` of 'trial'"]],
  ['not a variable that is asked for', 'variables:\n  - { id: rainy-days, type: number }\nprocedures:\n  - id: rain\n    does: |\n      set rainy-days to rainy-days + 1\n      if rainy-days is 3: gain 1 wheat\n', []],
  ['not a variable that limits count by', 'variables:\n  - { id: rainy-days, type: number }\nscopes:\n  - { id: day, counts: rainy-days }\nprocedures:\n  - id: rain\n    does: set rainy-days to rainy-days + 1\n', []],
  ['not an attribute by which the highest is found', 'attributes:\n  - { id: price, of: resource, type: number }\nprocedures:\n  - id: rain\n    does: gain 1 (resource with the highest price)\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
