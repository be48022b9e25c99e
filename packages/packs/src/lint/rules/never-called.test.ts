// D0610: procedures that some effect leads to, and those that none does.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0610', example)).toEqual(expected);
}

it.each([
  ['not called', 'procedures:\n  - id: rest\n    does: nothing\n', ["2: nothing calls 'rest'"]],
  ['called by itself alone', 'procedures:\n  - id: rest\n    phrase: rest a while\n    does: "if wheat is empty: rest a while"\n', ["2: nothing calls 'rest'"]],
  ['called by one that nothing calls', 'procedures:\n  - id: rest\n    phrase: rest a while\n    does: nothing\n  - id: sleep\n    does: rest a while\n', ["2: nothing calls 'rest'", "5: nothing calls 'sleep'"]],
  ['not one that an ability calls', 'procedures:\n  - id: rest\n    phrase: rest a while\n    does: gain 1 wheat\nkinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, does: rest a while }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
