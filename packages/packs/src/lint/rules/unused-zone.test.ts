// D0623: zones that something uses.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0623', example)).toEqual(expected);
}

it.each([
  ['nothing names it', 'zones:\n  - { id: cellar, kind: deck }\n', ["2: nothing uses the zone 'cellar'"]],
  ['nothing names that of each player', 'zones:\n  - { id: purse, kind: deck, per: player }\n', ["2: nothing uses the zone 'purse'"]],
  ['not where something starts', 'zones:\n  - { id: cellar, kind: deck }\nthings:\n  - { id: keg, kind: card, grows: barley, starts-in: cellar }\n', []],
  ['not where something is put', 'zones:\n  - { id: cellar, kind: deck }\nprocedures:\n  - id: rest\n    does: move top card of draw-pile to cellar\n', []],
  ['not one of a kind that is gone through', 'kinds:\n  - { id: shed, is: zone }\nzones:\n  - { id: cellar, kind: shed }\nprocedures:\n  - id: rest\n    does: "for each shed as s: move every card in s to draw-pile"\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
