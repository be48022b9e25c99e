// D0601: what settles a condition, and what does not.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0601', example)).toEqual(expected);
}

it.each([
  ['numbers alone', 'if 1 is at least 2: gain 1 wheat\n', ['1: this condition never holds']],
  ['the same on both sides', 'if level of wheat is level of wheat: gain 1 wheat\n', ['1: this condition always holds']],
  ['parts that contradict each other', 'if level of wheat is at least 3 and level of wheat is at most 1: gain 1 wheat\n', ['1: this condition never holds']],
  ['two names for one thing', 'let crop be wheat\nif crop is barley: gain 1 crop\n', ['2: this condition never holds here, after what is said above']],
  ['the branch around it', 'if level of wheat is at least 2:\n  if level of wheat is at least 1: gain 1 wheat\n', ['2: this condition always holds here, after what is said above']],
  ['the branch before it', 'if wheat is empty: gain 1 wheat\notherwise if wheat is empty: gain 1 barley\n', ['2: this condition never holds here, after what is said above']],
  ['a branch that is left when it holds', 'if wheat is empty: stop\nif wheat is empty: gain 1 barley\n', ['2: this condition never holds here, after what is said above']],
  ['a line of a table', 'if level of wheat is at most 2:\n  depending on level of wheat:\n    1-2: gain 1 wheat\n    3-8: gain 2 wheat\n', ['4: this line of the table is never taken: the condition above leaves no such number']],
  ['an `otherwise` of a table', 'depending on level of wheat:\n  2 or less: gain 1 wheat\n  3 or more: gain 2 wheat\n  otherwise: gain 1 barley\n', ['1: the `otherwise` of this table is never taken: its bands hold every number']],
  ['an option', 'if wheat is empty:\n  current player chooses:\n    either: gain 1 barley\n    or if not wheat is empty: gain 1 wheat\n', ["2: the option 'gain 1 wheat' is never offered"]],
  ['a definition', 'definitions:\n  - id: is-odd\n    phrase: "{what:resource} is odd"\n    means: level of what is 1 and level of what is 2\n', ['4: this condition never holds, wherever the definition is used']],
  ['an ability', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, if: amount is 1 and amount is 2, does: gain 1 wheat }\n', ['8: this condition never holds, so the ability never acts']],
  ['not when something happened in between', 'if level of wheat is at least 2:\n  lose 1 wheat\n  if level of wheat is at least 2: gain 1 barley\n', []],
  ['not after a loop that may change it', 'let left be 3\nrepeat 2 times:\n  if left is 3: gain 1 wheat\n  set left to left - 1\n', []],
  ['not where two ways meet', 'let crop be wheat\nif barley is empty: set crop to barley\nif crop is wheat: gain 1 crop\n', []],
  ['not a condition that excludes nothing', 'if level of wheat is at least 2: gain 1 wheat\notherwise if level of wheat is at least 1: gain 1 barley\n', []],
  ['not the same of another thing', 'if wheat is empty:\n  if barley is empty: gain 1 barley\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
