// Tests of conditions found in texts.
import { expect, it } from 'vitest';
import { conditionOfKey, conditionOfOption, conjunctsOf } from './written-condition.js';

const TEXT = `abilities:
  - title: One
    when: a thing happens
    if: fuel is 3 and (food is 1 or food is 2) and there is a ship
    does: |
      you choose:
        either "go" if you are here: nothing
        or "stay": nothing
  - title: Two
    when: another thing happens
    does: nothing
  - title: Three
    action:
      rulings: [R-1]
      if: you are there
action: { title: Go, rulings: [R-2], if: you are far, does: nothing }
`;

it.each([
  [3, 'fuel is 3 and (food is 1 or food is 2) and there is a ship', 4, 9],
  [4, 'fuel is 3 and (food is 1 or food is 2) and there is a ship', 4, 9],
  [13, 'you are there', 15, 11],
  [10, undefined, 0, 0],
  [16, 'you are far', 16, 42],
])('finds the condition beside line %i', (at, text, line, column) => {
  const found = conditionOfKey('a.yaml', TEXT, at);
  expect(found?.text).toBe(text);
  if (text !== undefined) expect(found?.place).toEqual({ file: 'a.yaml', span: { line, column, endLine: line, endColumn: column + text.length } });
});

it('finds the condition of an option, and none where there is none', () => {
  expect(conditionOfOption('a.yaml', TEXT, 6, 'go')).toEqual({ text: 'you are here', place: { file: 'a.yaml', span: { line: 7, column: 24, endLine: 7, endColumn: 36 } } });
  expect(conditionOfOption('a.yaml', TEXT, 6, 'stay')).toBeUndefined();
});

it('splits a condition where all parts must hold', () => {
  const parts = conjunctsOf(conditionOfKey('a.yaml', TEXT, 3)!);
  expect(parts.map(({ text, place }) => [text, place.span.column])).toEqual([['fuel is 3', 9], ['(food is 1 or food is 2)', 23], ['there is a ship', 52]]);
  const line = TEXT.split('\n')[3]!;
  for (const { text, place } of parts) expect(line.slice(place.span.column - 1, place.span.endColumn - 1)).toBe(text);
});
