// D0617: procedures that come back, and those that never do.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0617', example)).toEqual(expected);
}

it.each([
  ['to itself', 'procedures:\n  - id: rest\n    phrase: rest a while\n    does: |\n      gain 1 wheat\n      rest a while\n', ["2: 'rest' calls itself on every way through it"]],
  ['by way of another', 'procedures:\n  - id: rest\n    phrase: rest a while\n    does: sleep a while\n  - id: sleep\n    phrase: sleep a while\n    does: rest a while\n', ["2: 'rest' calls itself on every way through it", "5: 'sleep' calls itself on every way through it"]],
  ['below what ends the game', 'procedures:\n  - id: finish\n    phrase: finish the game\n    does: end the game with full-barn\n  - id: rest\n    does: |\n      finish the game\n      gain 1 wheat\n', ['8: this is never reached: the statement above does not come back']],
  ['not under a condition', 'procedures:\n  - id: rest\n    phrase: rest a while\n    does: |\n      if wheat is empty: rest a while\n', []],
  ['not what ends the game at times', 'procedures:\n  - id: finish\n    phrase: finish the game\n    does: "if wheat is empty: end the game with full-barn"\n  - id: rest\n    does: |\n      finish the game\n      gain 1 wheat\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
