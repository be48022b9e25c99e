// D0634: abilities of one thing.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0634', example)).toEqual(expected);
}

it.each([
  ['twice the same', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, does: gain 1 wheat }\n      - { when: a resource is lost, does: gain 1 wheat }\n', ["9: this ability of 'amulet' stands here twice"]],
  ['not with another effect', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, does: gain 1 wheat }\n      - { when: a resource is lost, does: gain 1 barley }\n', []],
  ['not under another condition', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, if: crop is wheat, does: gain 1 wheat }\n      - { when: a resource is lost, if: crop is barley, does: gain 1 wheat }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
