// D0632: cards that come to where their abilities act, and cards that do not.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0632', example)).toEqual(expected);
}

it.each([
  ['nothing puts it there', 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: gain 1 wheat }\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n', ["10: 'amulet' never comes to 'shelf', where this would act"]],
  ['another card puts itself there', 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n  - { id: ring, kind: charm, grows: wheat, harvest: { effect: move this to shelf } }\n', ["9: 'amulet' never comes to 'shelf', where this would act"]],
  ['not when its effect puts it there', 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: move this to shelf }\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n', []],
  ['not when a procedure puts it there for it', 'procedures:\n  - id: keep\n    phrase: "keep {c:card}"\n    does: move c to shelf\nkinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    harvest: { effect: keep this }\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n', []],
  ['not when rules put any card there', 'procedures:\n  - id: deal\n    does: move top card of draw-pile to shelf\nkinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n', []],
  ['not when it starts there', 'kinds:\n  - { id: charm, is: card, live: { in-play: { in: shelf } } }\nzones:\n  - { id: shelf, kind: deck }\nthings:\n  - id: amulet\n    kind: charm\n    grows: wheat\n    starts-in: shelf\n    in-play: { until: a resource is lost, modify: yield of a card, by: 1 }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
