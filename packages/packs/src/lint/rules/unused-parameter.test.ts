// D0618: slots that are used, and slots that are not.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0618', example)).toEqual(expected);
}

it.each([
  ['of a procedure', 'procedures:\n  - id: feast\n    phrase: "{who:player} feasts on {what:resource}"\n    does: lose 1 what\n', ["2: 'feast' never uses 'who'"]],
  ['of a definition', 'definitions:\n  - id: is-good\n    phrase: "{what:resource} is good"\n    means: wheat is empty\n', ["2: 'is-good' never uses 'what'"]],
  ['not when all are used', 'procedures:\n  - id: feast\n    phrase: "{who:player} feasts on {what:resource}"\n    does: |\n      lose 1 what\n      set current player to who\n', []],
  ['not when it is handed on', 'procedures:\n  - id: feast\n    phrase: "feast on {what:resource}"\n    does: "for each player as p: lose 1 what"\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
