// D0615: statements under which nothing happens.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0615', example)).toEqual(expected);
}

it.each([
  ['a branch', 'if barley is empty: nothing\ngain 1 wheat\n', ['1: nothing happens here, whether the condition holds or not']],
  ['with its `otherwise`', 'if barley is empty: nothing\notherwise: nothing\ngain 1 wheat\n', ['1: nothing happens here, whether the condition holds or not']],
  ['a decision', 'current player may: nothing\n', ['1: nothing happens here, whatever the player answers']],
  ['a choice', 'current player chooses:\n  either "wait": nothing\n  or "sit": nothing\n', ['1: nothing happens here, whatever is chosen']],
  ['a table', 'depending on level of wheat:\n  1-4: nothing\n  5-8: nothing\n', ['1: nothing happens here, whatever the number']],
  ['rounds', 'repeat 2 times: nothing\nfor each resource as crop: nothing\n', ['1: nothing happens in these rounds', '2: nothing happens in these rounds']],
  ['not with something in one arm', 'if barley is empty: nothing\notherwise: gain 1 wheat\n', []],
  ['not an effect that is nothing', 'nothing\n', []],
  ['not a loop that repeats a statement', 'move every card in discard-pile to draw-pile\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
