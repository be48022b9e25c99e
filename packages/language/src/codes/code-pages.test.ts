// Every page shows its mistake and nothing else: its wrong example raises its code alone, its right one raises none.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLanguage } from '../language.js';
import type { Scope } from '../scope.js';
import { compile, scopeOf } from '../testing/compile.js';
import { testVocabulary } from '../testing/vocabulary.js';
import type { Phrase } from '../vocabulary.js';
import { languageCodePages } from './code-pages.js';

const SOURCES = new URL('../', import.meta.url);
const golden = readFileSync(new URL('testing/golden/diagnostics.txt', SOURCES), 'utf8');
const scope = scopeOf({ you: 'thing:player', this: 'thing:crisis', die: 'tally' });
/** No player is `you` where this is raised. */
const NOBODY: readonly string[] = ['D0235'];
/** Raised by texts too long for a page; these have a test each. */
const NO_EXAMPLE: readonly string[] = ['D0110', 'D0111'];

function codesOf(text: string, { wide = scope }: { wide?: Scope } = {}): string[] {
  return compile(text, wide).diagnostics.map(({ code }) => code);
}

/** The language with one more phrase, declared by keys as a pack writes them. */
function declaring(keys: string): string[] {
  const [, listed] = /^phrases: \[(.*)\]$/m.exec(keys) ?? [];
  const [, single] = /^phrase: (.*)$/m.exec(keys) ?? [];
  const [, returns = null] = /^returns: (.*)$/m.exec(keys) ?? [];
  const phrases = single !== undefined ? [single] : listed === '' || listed === undefined ? [] : [listed];
  const phrase: Phrase = { id: 'example', phrases, returns };
  const { procedures, definitions } = testVocabulary;
  const value = returns !== null || keys.includes('weather');
  const vocabulary = value ? { definitions: [...definitions, phrase] } : { procedures: [...procedures, phrase] };
  return createLanguage({ ...testVocabulary, ...vocabulary }).diagnostics.map(({ code }) => code);
}

function raisedBy(code: string, text: string): string[] {
  if (code.startsWith('D025')) return declaring(text);
  if (code === 'D0222') {
    const language = createLanguage({ ...testVocabulary, dieProcedure: null });
    const file = compile(text).diagnostics;
    expect(file).toEqual([]);
    return language.compileEffect({ text: sliceOf(text), scope }).diagnostics.map((each) => each.code);
  }
  return codesOf(text, { wide: NOBODY.includes(code) ? { ...scope, params: scope.params.filter(({ name }) => name !== 'you') } : scope });
}

function sliceOf(text: string): Parameters<ReturnType<typeof createLanguage>['compileEffect']>[0]['text'] {
  return { file: { path: 'page', text, lineStarts: [0] }, text, toFile: (at: number) => at };
}

const examples = languageCodePages.filter(({ code }) => !NO_EXAMPLE.includes(code));

it.each(examples)('the page of $code shows it', ({ code, wrong, right }) => {
  expect(raisedBy(code, wrong)).toEqual([code]);
  if (right !== '') expect(raisedBy(code, right)).toEqual([]);
});

it('raises the codes of texts that are too long', () => {
  expect(codesOf(`lose 1 fuel ${'#'.repeat(100_001)}`)).toEqual(['D0110']);
  expect(codesOf(`lose ${'1 + '.repeat(200)}1 fuel`)).toEqual(['D0111']);
});

it('has a page for each code the sources raise, and a place where each is raised', () => {
  const raised = new Set<string>();
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path.startsWith('codes')) continue;
    for (const [code] of readFileSync(new URL(path, SOURCES), 'utf8').matchAll(/D[0-9]{4}/g)) raised.add(code);
  }
  expect([...raised].sort()).toEqual(languageCodePages.map(({ code }) => code).sort());
});

it('shows each code in the golden file, but for those of declarations and of texts that are too long', () => {
  const shown = new Set([...golden.matchAll(/ (D[0-9]{4}) /g)].map(([, code]) => code));
  const elsewhere = (code: string): boolean => code.startsWith('D025') || code === 'D0222' || NOBODY.includes(code) || NO_EXAMPLE.includes(code);
  expect(languageCodePages.map(({ code }) => code).filter((code) => !elsewhere(code) && !shown.has(code))).toEqual([]);
});
