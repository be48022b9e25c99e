// D0627: declarations that something uses.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0627', example)).toEqual(expected);
}

it.each([
  ['a definition', 'definitions:\n  - id: is-rich\n    phrase: "{what:resource} is rich"\n    means: level of what is at least 9\n', ["2: nothing uses 'is-rich'"]],
  ['a scope', 'variables:\n  - { id: year, type: number }\nscopes:\n  - { id: year, counts: year }\n', ["4: no limit counts by 'year'"]],
  ['an effect of a kind', 'kinds:\n  - id: trial\n    fields: { won: effect }\n', ["2: nothing resolves the effect `won` of 'trial'"]],
  ['not when they are used', 'definitions:\n  - id: is-rich\n    phrase: "{what:resource} is rich"\n    means: level of what is at least 9\nvariables:\n  - { id: year, type: number }\nscopes:\n  - { id: year, counts: year }\nkinds:\n  - id: trial\n    fields: { won: effect }\n    live: { abilities: {} }\nthings:\n  - id: long-trial\n    kind: trial\n    won: gain 1 wheat\n    abilities: [{ when: a resource is lost, if: wheat is rich, does: resolve won of this, limit: once per year }]\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
