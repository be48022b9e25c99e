// D0614: arms that do the same, and arms that differ.
import { expect, it } from 'vitest';
import { saidOf } from '../testing/lint-example.js';

function check(example: string, expected: readonly string[]): void {
  expect(saidOf('D0614', example)).toEqual(expected);
}

it.each([
  ['a branch', 'if barley is empty: gain 1 wheat\notherwise: gain 1 wheat\n', ['1: this does the same as its `otherwise`']],
  ['a decision', 'current player may: gain 1 wheat\notherwise: gain 1 wheat\n', ['1: this does the same as its `otherwise`']],
  ['two of three options', 'current player chooses:\n  either: gain 1 wheat\n  or: gain 1 barley\n  or: gain 1 wheat\n', ['1: option 3 of this choice does the same as option 1']],
  ['a table', 'depending on level of wheat:\n  1-4: lose 1 barley\n  5-8: lose 1 barley\n', ['1: every line of this table does the same']],
  ['other names for the same', 'if barley is empty:\n  current player chooses a resource as one\n  gain 1 one\notherwise:\n  current player chooses a resource as two\n  gain 1 two\n', ['1: this does the same as its `otherwise`']],
  ['loops and branches inside', 'if barley is empty:\n  for each resource as crop:\n    if crop is empty: gain 1 crop\notherwise:\n  for each resource as crop:\n    if crop is empty: gain 1 crop\n', ['1: this does the same as its `otherwise`']],
  ['not another number', 'if barley is empty: gain 1 wheat\notherwise: gain 2 wheat\n', []],
  ['not names from before', 'let one be wheat\nlet two be barley\nif barley is empty: gain 1 one\notherwise: gain 1 two\n', []],
  ['not a table with one other line', 'depending on level of wheat:\n  1-4: lose 1 barley\n  5-6: lose 1 barley\n  7-8: lose 2 barley\n', []],
  ['not a branch without `otherwise`', 'if barley is empty: gain 1 wheat\ngain 1 wheat\n', []],
] as const)('%s', (_, example, expected) => {
  check(example, expected);
});
