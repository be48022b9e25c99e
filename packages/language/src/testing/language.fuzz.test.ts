// Whatever is written, the language answers: a program or errors, never an exception.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLanguage } from '../language.js';
import { compile, expression, render, scopeOf, slice, testLanguage, cardScope } from './compile.js';
import { corpus } from './corpus.js';
import { brokenTexts } from './mutations.js';
import { testVocabulary } from './vocabulary.js';

describe('the corpus', () => {
  it.each(corpus)('%j compiles', (text) => {
    const { program, diagnostics } = compile(text);
    expect(render(diagnostics)).toBe('');
    expect(program?.code).toHaveLength(program?.at.length ?? -1);
  });
});

describe('broken texts', () => {
  it('give a program or an error, with places inside the text', () => {
    fc.assert(
      fc.property(brokenTexts, (text) => {
        const { program, diagnostics } = compile(text);
        expect(program === null).toBe(diagnostics.some(({ severity }) => severity === 'error'));
        for (const { primary } of diagnostics) {
          expect(primary.span.start).toBeGreaterThanOrEqual(0);
          expect(primary.span.end).toBeLessThanOrEqual(text.length);
          expect(primary.span.end).toBeGreaterThanOrEqual(primary.span.start);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('give targets and slots inside the program', () => {
    fc.assert(
      fc.property(brokenTexts, (text) => {
        const { program } = compile(text);
        for (const instr of program?.code ?? []) {
          if (instr[0] === 'goto') expect(instr[1]).toBeLessThanOrEqual(program?.code.length ?? 0);
          if (instr[0] === 'set') expect(instr[1]).toBeLessThan(program?.locals.length ?? 0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('mean the same to a language that keeps what it read, whatever it read before', () => {
    const keeping = createLanguage(testVocabulary, { keepReadings: true });
    const scopes = [cardScope, scopeOf({ you: 'thing:player', v: 'thing:viper', 'n!': 'number' }), scopeOf({ v: 'thing:raider', n: 'number' }, { returns: 'number' })];
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...corpus), brokenTexts), fc.constantFrom(...scopes), (text, scope) => {
        const once = slice(text);
        expect(keeping.compileEffect({ text: once, scope })).toEqual(compile(text, scope));
        expect(keeping.compileEffect({ text: once, scope })).toEqual(compile(text, scope));
      }),
      { numRuns: 300 },
    );
  });

  it('are not thrown at as expressions, placements or by the formatter', () => {
    fc.assert(
      fc.property(brokenTexts, fc.constantFrom('number', 'condition', 'thing:ship', 'list:card', 'nonsense'), (text, type) => {
        expression(text, type);
        testLanguage().format(text);
        const entries = [{ key: slice(text), value: slice(text) }];
        testLanguage().compilePlacements({ entries, template: 'place {item} in {key}', scope: cardScope });
      }),
      { numRuns: 200 },
    );
  });

  it('of any characters are read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        compile(text);
        testLanguage().format(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the formatter', () => {
  const runs = { numRuns: 300 };
  const spaced = (text: string, widths: readonly number[]): string =>
    text.replace(/(?<=\S) (?=\S)/g, (_, at: number) => ' '.repeat(1 + ((widths[at % Math.max(1, widths.length)] ?? 0) % 3)));

  it('is idempotent and keeps the program', () => {
    fc.assert(
      fc.property(fc.constantFrom(...corpus), fc.array(fc.nat(9), { minLength: 1 }), fc.boolean(), (text, widths, upper) => {
        const loose = spaced(text, widths);
        const written = upper && !loose.includes('"') ? loose.toUpperCase() : loose;
        const once = testLanguage().format(written, cardScope).text;
        expect(testLanguage().format(once, cardScope).text).toBe(once);
        expect(testLanguage().format(once).text).toBe(once);
        expect(compile(once).program?.code).toEqual(compile(written).program?.code);
        expect(compile(once).program?.code).toEqual(compile(text).program?.code);
      }),
      runs,
    );
  });

  it('is idempotent on broken texts', () => {
    fc.assert(
      fc.property(brokenTexts, (text) => {
        const once = testLanguage().format(text);
        expect(testLanguage().format(once.text).text).toBe(once.text);
      }),
      runs,
    );
  });
});
