// D0633: cards that stay where they act, and cards that only stay.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0633', example)).toEqual(expected);
}

it.each([
  ['without an ability there', 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: move this to shelf }\n', ["9: 'amulet' stays in 'shelf' and does nothing there"]],
  ['through a procedure', 'procedures:\n  - id: keep\n    phrase: "keep {c:card}"\n    does: move c to shelf\nkinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: keep this }\n', ["13: 'amulet' stays in 'shelf' and does nothing there"]],
  ['not with an ability', 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: move this to shelf }\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n', []],
  ['not where something looks', 'procedures:\n  - id: tidy\n    does: move every card in shelf to draw-pile\nkinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: move this to shelf }\n', []],
  ['not in a zone where nothing acts', 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: move this to store }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
