// D0624: amounts of nothing, and numbers that may be 0.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0624', example)).toEqual(expected);
}

it.each([
  ['rounds', 'repeat 0 times: gain 1 wheat\n', ['1: this does nothing: its amount is 0']],
  ['cards', 'move top 0 cards of draw-pile to discard-pile\n', ['1: this does nothing: its amount is 0']],
  ['what is added', 'count 2 as sum\nadd 0 to sum\nif sum is 2: gain 1 wheat\n', ['2: this does nothing: its amount is 0']],
  ['what a procedure only counts by', 'procedures:\n  - id: draw-cards\n    phrase: "{who:player} draws {n:number} card(s)"\n    does: "repeat n times: move top card of draw-pile to hand of who"\n  - id: rest\n    does: current player draws 0 cards\n', ['6: this does nothing: its amount is 0']],
  ['what it hands on to be counted by', 'procedures:\n  - id: draw-cards\n    phrase: "{who:player} draws {n:number} card(s)"\n    does: "repeat n times: move top card of draw-pile to hand of who"\n  - id: refill\n    phrase: "refill by {n:number}"\n    does: current player draws n cards\n  - id: rest\n    does: refill by 0\n', ['9: this does nothing: its amount is 0']],
  ['a quantity', 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - { modify: yield of a card, by: 0 }\n', ['8: this changes the quantity by 0']],
  ['not a number that means more', 'procedures:\n  - id: fill\n    phrase: "fill up to {n:number}"\n    does: set level of wheat to n\n  - id: rest\n    does: fill up to 0\n', []],
  ['not other amounts', 'repeat 2 times: gain 1 wheat\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
