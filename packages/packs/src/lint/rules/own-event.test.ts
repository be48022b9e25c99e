// D0607: abilities that come back to themselves, and what holds them back.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0607', example)).toEqual(expected);
}

it.each([
  ['by itself', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, does: lose 1 wheat }\n', ['8: this ability can set itself off again and again']],
  ['through another ability', 'events:\n  - { id: feast, words: a feast begins, gives: {} }\nkinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, does: announce a feast begins }\n      - { when: a feast begins, does: lose 1 wheat }\n', ['10: this ability can set itself off again and again', '11: this ability can set itself off again and again']],
  ['as often as a player likes', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, may: lose 1 wheat }\n', ['8: this ability can be used again on what it does itself, without limit']],
  ['not with a limit', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, does: lose 1 wheat, limit: once per turn }\n', []],
  ['not with a condition', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, if: amount is more than 1, does: lose 1 wheat }\n', []],
  ['not when its card is put away', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - when: a resource is lost\n        may: |\n          move this to discard-pile\n          lose 1 wheat\n', []],
  ['not when it does something else', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { when: a resource is lost, does: gain 1 wheat }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
