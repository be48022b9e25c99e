// D0605: where things may start so that something finds them.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0605', example)).toEqual(expected);
}

it.each([
  ['a zone that nothing names', 'things:\n  - { id: fog, kind: card, grows: wheat, starts-in: cellar }\nzones:\n  - { id: cellar, kind: deck }\n', ["2: nothing looks into 'cellar', where 'fog' starts"]],
  ['a zone that things are only put into', 'things:\n  - { id: fog, kind: card, grows: wheat, starts-in: cellar }\nzones:\n  - { id: cellar, kind: deck }\nprocedures:\n  - id: rest\n    does: |\n      move top card of draw-pile to cellar\n      shuffle cellar\n', ["2: nothing looks into 'cellar', where 'fog' starts"]],
  ['a thing that starts nowhere, though others do', 'kinds:\n  - { id: charm }\nthings:\n  - { id: ring, kind: charm, starts-in: store }\n  - { id: amulet, kind: charm }\nprocedures:\n  - id: rest\n    does: move every charm in store to draw-pile\n', ["5: 'amulet' starts nowhere, and nothing names it"]],
  ['not one of a kind that lies nowhere', 'kinds:\n  - { id: charm }\nthings:\n  - { id: ring, kind: charm }\n  - { id: amulet, kind: charm }\n', []],
  ['not a zone that is drawn from', 'things:\n  - { id: fog, kind: card, grows: wheat, starts-in: cellar }\nzones:\n  - { id: cellar, kind: deck }\nprocedures:\n  - id: rest\n    does: move top card of cellar to draw-pile\n', []],
  ['not a zone that a procedure is given', 'things:\n  - { id: fog, kind: card, grows: wheat, starts-in: cellar }\nzones:\n  - { id: cellar, kind: deck }\nprocedures:\n  - id: draw\n    phrase: "draw from {pile:deck}"\n    does: move top card of pile to draw-pile\n  - id: rest\n    does: draw from cellar\n', []],
  ['not a thing that is named', 'kinds:\n  - { id: charm }\nthings:\n  - { id: amulet, kind: charm }\nprocedures:\n  - id: rest\n    does: move amulet to draw-pile\n', []],
  ['not things of which all are gone through', 'kinds:\n  - { id: charm }\nthings:\n  - { id: amulet, kind: charm }\nprocedures:\n  - id: rest\n    does: move every charm to store\n', []],
  ['not a thing that acts from there', 'kinds:\n  - { id: charm, live: { abilities: { in: cellar } } }\nthings:\n  - id: amulet\n    kind: charm\n    starts-in: cellar\n    abilities: [{ when: a resource is lost, does: gain 1 wheat }]\nzones:\n  - { id: cellar, kind: deck }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
