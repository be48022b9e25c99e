// D0621: things that are the same, and things that only look alike.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0621', example)).toEqual(expected);
}

it.each([
  ['in all but the id', 'things:\n  - { id: fog, kind: card, title: Fog, grows: wheat }\n  - { id: mist, kind: card, title: Fog, grows: wheat }\n', ["3: 'mist' is the same as 'fog'"]],
  ['with effects and abilities', 'things:\n  - { id: fog, kind: card, title: Fog, grows: wheat, harvest: { effect: gain 1 wheat }, reaction: { when: a resource is lost, may: gain 1 wheat } }\n  - { id: mist, kind: card, title: Fog, grows: wheat, harvest: { effect: gain 1 wheat }, reaction: { when: a resource is lost, may: gain 1 wheat } }\n', ["3: 'mist' is the same as 'fog'"]],
  ['not with another effect', 'things:\n  - { id: fog, kind: card, title: Fog, grows: wheat, harvest: { effect: gain 1 wheat } }\n  - { id: mist, kind: card, title: Fog, grows: wheat, harvest: { effect: gain 2 wheat } }\n', []],
  ['not with another value', 'things:\n  - { id: fog, kind: card, title: Fog, grows: wheat }\n  - { id: mist, kind: card, title: Fog, grows: barley }\n', []],
  ['not with another title', 'things:\n  - { id: fog, kind: card, grows: wheat }\n  - { id: mist, kind: card, grows: wheat }\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
