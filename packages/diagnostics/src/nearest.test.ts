// Tests of distances and suggestions.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.js';

describe('edit distance', () => {
  it.each([
    ['', '', 0],
    ['lose', 'loose', 1],
    ['lsoe', 'lose', 1],
    ['sickbat', 'sickbay', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is symmetric, and a limit only cuts it off', () => {
    const word = fc.array(fc.constantFrom('a', 'b', 'c')).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, limit) => {
        const distance = editDistance(a, b);
        expect(editDistance(b, a)).toBe(distance);
        const limited = editDistance(a, b, limit);
        expect(distance <= limit ? limited === distance : limited > limit).toBe(true);
      }),
    );
  });
});

describe('nearest', () => {
  it.each([
    ['loose', ['lose', 'gain', 'send'], ['lose']],
    ['Sickbat', ['sickbay', 'brig'], ['sickbay']],
    ['xyzzy', ['sickbay', 'brig'], []],
    ['a', ['b', 'bcd'], ['b']],
    ['fod', ['food', 'fuel', 'for'], ['food', 'for']],
  ])('%j among %j gives %j', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toEqual(expected);
  });
});
