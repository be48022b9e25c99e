// D0606: modifiers that something ends, and those that nothing does.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0606', example)).toEqual(expected);
}

it.each([
  ['in play without an end', 'kinds:\n  - { id: charm, is: card, live: { in-play: {} } }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    in-play: { modify: yield of a card, by: 1 }\n', ["7: what 'amulet' changes here never ends"]],
  ['in another section, in a zone that nothing takes cards from', 'kinds:\n  - { id: charm, is: card, live: { abilities: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    abilities: [{ modify: yield of a card, by: 1 }]\n', ["9: what 'amulet' changes here never ends"]],
  ['not with `until`', 'kinds:\n  - { id: charm, is: card, live: { in-play: {} } }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n', []],
  ['not in a zone that cards are taken from', 'kinds:\n  - { id: charm, is: card, live: { abilities: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    abilities: [{ modify: yield of a card, by: 1 }]\nprocedures:\n  - id: rest\n    does: move every card in shelf to draw-pile\n', []],
  ['not what acts wherever it is', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { modify: yield of a card, by: 1 }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
