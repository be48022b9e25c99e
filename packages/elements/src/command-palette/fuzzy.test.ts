// Fitting typed letters to names.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzzyFit } from './fuzzy.js';

const order = (text: string, names: readonly string[]): string[] =>
  names.flatMap((name) => { const fit = fuzzyFit(text, name); return fit === undefined ? [] : [{ name, score: fit.score }]; }).sort((a, b) => b.score - a.score).map(({ name }) => name);

it('prefers beginnings of words, and letters next to each other', () => {
  expect(order('bt', ['Debut', 'Back a turn', 'Robot'])[0]).toBe('Back a turn');
  expect(order('turn', ['Saturn', 'Back a turn', 'Turn'])).toEqual(['Turn', 'Back a turn', 'Saturn']);
  expect(order('force', ['Force dice', 'For reference'])[0]).toBe('Force dice');
});

it('does not fit what lacks a letter or has them in another order', () => {
  expect(fuzzyFit('tb', 'Back a turn')).toBeUndefined();
  expect(fuzzyFit('turnx', 'Turn')).toBeUndefined();
  expect(fuzzyFit('', 'Turn')).toEqual({ score: 0, at: [] });
});

it('fits exactly the texts whose letters occur in order, and names their places', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'C', ' ', '-'), maxLength: 14 }), fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 }), (name, text) => {
    const fit = fuzzyFit(text, name);
    const inOrder = new RegExp(text.split('').join('.*'), 'i').test(name);
    expect(fit !== undefined).toBe(inOrder);
    if (fit === undefined) return;
    expect(fit.at.map((at) => name.charAt(at).toLowerCase()).join('')).toBe(text);
    expect([...fit.at].sort((a, b) => a - b)).toEqual(fit.at);
  }));
});
