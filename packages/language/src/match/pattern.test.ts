// Phrase patterns, taken apart.
import { describe, expect, it } from 'vitest';
import { parsePhrase, variantsOf } from './pattern.js';

function shown(pattern: string): string {
  return parsePhrase(pattern)
    .elements.map((element) => {
      if (element.element === 'slot') return `<${element.name}${element.optional ? '?' : ''}:${element.type}>`;
      if (element.element === 'optional') return `(${element.words.map(({ words }) => words.join('/')).join(' ')})`;
      return element.words.join('/');
    })
    .join(' ');
}

describe('a pattern', () => {
  it.each([
    ['lose {n:number} {r:resource}', 'lose <n:number> <r:resource>'],
    ['{who:player} draws/draw {n:number} card(s)', '<who:player> draws/draw <n:number> card/cards'],
    ['(the) next player after {p:player}', '(the) next player after <p:player>'],
    ["{p:player}'s Hand", "<p:player> 's hand"],
    ['show {things:civilian ship*} to {p?:player}', 'show <things:civilian ship*> to <p?:player>'],
    ['{a:number}, {b:number}', '<a:number> , <b:number>'],
    ['take (one more) turn', 'take (one more) turn'],
  ])('%s is %s', (pattern, expected) => {
    expect(parsePhrase(pattern).problems).toEqual([]);
    expect(shown(pattern)).toBe(expected);
  });

  it.each([
    ['{a:number}', 'it has no word of its own'],
    ['(the) {a:number}', 'it has no word of its own'],
    ['', 'it has no word of its own'],
    ['lose {number}', "'{number}' is not a slot; write {name:type}"],
    ['lose {a:number} {a:number}', "it has two slots called 'a'"],
    ['lose $ now', "'$' is not a word"],
  ])('%j has the problem: %s', (pattern, problem) => {
    expect(parsePhrase(pattern).problems).toContain(problem);
  });

  it('has a variant for every way to leave words out', () => {
    const variants = variantsOf(parsePhrase('(the) first (new) card').elements);
    expect(variants.map((variant) => variant.map((element) => (element.element === 'word' ? element.words[0] : '')).join(' '))).toEqual([
      'the first new card',
      'the first card',
      'first new card',
      'first card',
    ]);
  });
});
