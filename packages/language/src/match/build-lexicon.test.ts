// Faulty declarations are diagnostics, and leave the rest of the language working.
import { describe, expect, it } from 'vitest';
import { createLanguage } from '../language.js';
import { cardScope, slice } from '../testing/compile.js';
import { testVocabulary } from '../testing/vocabulary.js';
import type { Phrase } from '../vocabulary.js';

function faults(procedures: readonly Phrase[], definitions: readonly Phrase[] = []): string[] {
  const language = createLanguage({
    ...testVocabulary,
    procedures: [...testVocabulary.procedures, ...procedures],
    definitions: [...testVocabulary.definitions, ...definitions],
  });
  expect(language.compileEffect({ text: slice('lose 1 fuel'), scope: cardScope }).program).not.toBeNull();
  return language.diagnostics.map(({ code, title }) => `${code} ${title}`);
}

const phrase = (id: string, phrases: string[], returns: string | null = null): Phrase => ({ id, phrases, returns });

describe('declarations', () => {
  it('of the test game are sound', () => {
    expect(faults([])).toEqual([]);
  });

  it.each<[string, Phrase, string]>([
    ['no pattern', phrase('x', []), "D0253 the phrase of 'x' cannot be used: it has no pattern"],
    ['a slot alone', phrase('x', ['{p:player}']), "D0251 the phrase of 'x' cannot be used: it has no word of its own"],
    ['an unknown type', phrase('x', ['go {p:wombat}']), "D0251 the phrase of 'x' cannot be used: no kind or type is called 'wombat'"],
    ['unequal slots', phrase('x', ['go {p:player}', 'go']), "D0251 the phrase of 'x' cannot be used: every phrase of it must have the slots p"],
    ['a pattern said twice', phrase('x', ['lose {a:number} {b:resource}']), "D0254 the phrase of 'x' cannot be used: 'lose' is said in the same words"],
    ['a built-in statement', phrase('x', ['stop repeating']), "D0254 the phrase of 'x' cannot be used: 'stop-repeating' is said in the same words"],
    ['words of another by an alternative', phrase('x', ['{p:player} draw {n:number} {s:skill} card']), "D0254 the phrase of 'x' cannot be used: 'draw' is said in the same words"],
  ])('with %s are told', (_, declared, expected) => {
    expect(faults([declared])).toEqual([expected]);
  });

  it('of values say what they give', () => {
    expect(faults([], [phrase('x', ['the answer'])])).toEqual(["D0252 the phrase of 'x' cannot be used: it does not say what it gives"]);
  });

  it('may begin with a slot of the type they give', () => {
    expect(faults([], [phrase('either', ['{a:condition} unless {b:condition}'], 'condition')])).toEqual([]);
  });

  it('work for ids like those of objects', () => {
    const language = createLanguage({
      ...testVocabulary,
      entities: [...testVocabulary.entities, { id: 'constructor', words: ['toString', '__proto__'], kind: 'resource', perPlayer: false }],
    });
    const { program } = language.compileEffect({ text: slice('lose 1 constructor'), scope: cardScope });
    expect(program?.code).toEqual([['call', 'lose', [1, ['entity', 'constructor']], -1]]);
  });
});
