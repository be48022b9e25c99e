// D0620: lists of things.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0620', example)).toEqual(expected);
}

it.each([
  ['empty', 'kinds:\n  - id: feast\n    fields: { dishes: list of resource }\nthings:\n  - { id: wedding, kind: feast, dishes: [] }\n', ["5: the list `dishes` of 'wedding' is empty"]],
  ['one name twice', 'kinds:\n  - id: feast\n    fields: { dishes: list of resource }\nthings:\n  - { id: wedding, kind: feast, dishes: [wheat, barley, wheat] }\n', ["5: `dishes` of 'wedding' names 'wheat' twice"]],
  ['not each once', 'kinds:\n  - id: feast\n    fields: { dishes: list of resource }\nthings:\n  - { id: wedding, kind: feast, dishes: [wheat, barley] }\n', []],
  ['not when the key is left out', 'kinds:\n  - id: feast\n    fields: { dishes: list of resource }\nthings:\n  - { id: wedding, kind: feast }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
