// Tests of random answers: legal in number, without repeats, the same for the same text, and different for others.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom, chooseByChance } from './chance.js';

describe('chooseByChance', () => {
  it('keeps to the bounds, to the options and to their order', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(12), fc.nat(12), fc.nat(12), (text, count, a, b) => {
        const options = Array.from({ length: count }, (_, i) => `o${i}`);
        const min = Math.min(a, b);
        const max = Math.max(a, b);
        const chosen = chooseByChance(options, min, max, chanceFrom(text));
        expect(chosen.length).toBeGreaterThanOrEqual(Math.min(min, count));
        expect(chosen.length).toBeLessThanOrEqual(Math.min(max, count));
        expect(options.filter((one) => chosen.includes(one))).toEqual(chosen);
        expect(chooseByChance(options, min, max, chanceFrom(text))).toEqual(chosen);
      }),
    );
  });

  it('reaches every option in time', () => {
    const options = ['a', 'b', 'c', 'd'];
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) seen.add(chooseByChance(options, 1, 1, chanceFrom(`seed:${i}`))[0] ?? '');
    expect([...seen].sort()).toEqual(options);
  });
});
