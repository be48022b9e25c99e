// D0619: effects of one card.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0619', example)).toEqual(expected);
}

it.each([
  ['two that do the same', 'kinds:\n  - id: trial\n    fields: { won: effect, lost: effect, judge: expression player }\nthings:\n  - id: long-trial\n    kind: trial\n    won: gain 1 wheat\n    lost: gain 1 wheat\n', ["8: `lost` of 'long-trial' does the same as `won`"]],
  ['not two that do nothing yet', 'kinds:\n  - id: trial\n    fields: { won: effect, lost: effect, judge: expression player }\nthings:\n  - id: long-trial\n    kind: trial\n    won: nothing\n    lost: nothing\n', []],
  ['not two that differ', 'kinds:\n  - id: trial\n    fields: { won: effect, lost: effect, judge: expression player }\nthings:\n  - id: long-trial\n    kind: trial\n    won: gain 1 wheat\n    lost: gain 2 wheat\n', []],
  ['not when one does nothing', 'kinds:\n  - id: trial\n    fields: { won: effect, lost: effect, judge: expression player }\nthings:\n  - id: long-trial\n    kind: trial\n    won: nothing\n    lost: lose 1 wheat\n', []],
  ['not one alone', 'kinds:\n  - id: trial\n    fields: { won: effect, lost: effect, judge: expression player }\nthings:\n  - id: long-trial\n    kind: trial\n    won: nothing\n    judge: current player\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
