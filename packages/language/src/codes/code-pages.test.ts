// Every page shows its mistake and nothing else: its wrong example raises its code alone, its right one raises none.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLanguage } from '../language.js';
import type { Scope } from '../scope.js';
import { compile, render, scopeOf, slice } from '../testing/compile.js';
import { testVocabulary } from '../testing/vocabulary.js';
import type { Diagnostic } from '@dradis/diagnostics';
import type { Phrase } from '../vocabulary.js';
import { languageCodePages } from './code-pages.js';

const SOURCES = new URL('../', import.meta.url);
const golden = readFileSync(new URL('testing/golden/diagnostics.txt', SOURCES), 'utf8');
const scope = scopeOf({ you: 'thing:player', this: 'thing:crisis', die: 'tally' });
/** No player is `you` where this is raised. */
const NOBODY: readonly string[] = ['D0235'];
/** Raised by texts too long for a page; these have a test each. */
const NO_EXAMPLE: readonly string[] = ['D0110', 'D0111'];

function codesOf(text: string): string[] {
  return compile(text, scope).diagnostics.map(({ code }) => code);
}

/** The language with one more phrase, declared by keys as a pack writes them. */
function declaring(keys: string): readonly Diagnostic[] {
  const [, listed] = /^phrases: \[(.*)\]$/m.exec(keys) ?? [];
  const [, single] = /^phrase: (.*)$/m.exec(keys) ?? [];
  const [, returns = null] = /^returns: (.*)$/m.exec(keys) ?? [];
  const phrases = single !== undefined ? [single] : listed === '' || listed === undefined ? [] : [listed];
  const phrase: Phrase = { id: 'example', phrases, returns };
  const { procedures, definitions } = testVocabulary;
  const value = returns !== null || keys.includes('weather');
  const vocabulary = value ? { definitions: [...definitions, phrase] } : { procedures: [...procedures, phrase] };
  return createLanguage({ ...testVocabulary, ...vocabulary }).diagnostics;
}

function diagnosticsOf(code: string, text: string): readonly Diagnostic[] {
  if (code.startsWith('D025')) return declaring(text);
  if (code === 'D0222') {
    const language = createLanguage({ ...testVocabulary, dieProcedure: null });
    expect(compile(text).diagnostics).toEqual([]);
    return language.compileEffect({ text: slice(text), scope }).diagnostics;
  }
  const wide: Scope = NOBODY.includes(code) ? { ...scope, params: scope.params.filter(({ name }) => name !== 'you') } : scope;
  return compile(text, wide).diagnostics;
}

function raisedBy(code: string, text: string): string[] {
  return diagnosticsOf(code, text).map((each) => each.code);
}

const examples = languageCodePages.filter(({ code }) => !NO_EXAMPLE.includes(code));

it.each(examples)('the page of $code shows it', ({ code, wrong, right }) => {
  expect(raisedBy(code, wrong)).toEqual([code]);
  if (right !== '') expect(raisedBy(code, right)).toEqual([]);
});

/** Texts too long for a page. */
const LONG: Readonly<Record<string, string>> = { D0110: `lose 1 fuel ${'#'.repeat(100_001)}`, D0111: `lose ${'1 + '.repeat(200)}1 fuel` };

it('raises the codes of texts that are too long', () => {
  for (const code of NO_EXAMPLE) expect(codesOf(LONG[code] ?? '')).toEqual([code]);
});

/** Raised where texts of the other golden file do not come to: by declarations, without a die or a player, by long texts. */
const ELSEWHERE = languageCodePages.map(({ code }) => code).filter((code) => code.startsWith('D025') || code === 'D0222' || NOBODY.includes(code) || NO_EXAMPLE.includes(code));

it('tells what the golden file of the other codes says', async () => {
  const parts = ELSEWHERE.map((code) => {
    const text = LONG[code] ?? languageCodePages.find((page) => page.code === code)?.wrong ?? '';
    const shown = text.length > 200 ? `${text.slice(0, 40)}... (${text.length} characters)` : text.trimEnd();
    // Long lines are cut: what is shown of them is the same letters.
    const told = render(diagnosticsOf(code, text)).split('\n').map((line) => (line.length > 160 ? `${line.slice(0, 60)}...` : line)).join('\n');
    return `=== ${code}\n${shown.split('\n').map((line) => `| ${line}`).join('\n')}\n--- \n${told}\n`;
  });
  await expect(parts.join('')).toMatchFileSnapshot(new URL('testing/golden/elsewhere.txt', SOURCES).pathname);
});

it('has a page for each code the sources raise, and a place where each is raised', () => {
  const raised = new Set<string>();
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path.startsWith('codes')) continue;
    for (const [code] of readFileSync(new URL(path, SOURCES), 'utf8').matchAll(/D[0-9]{4}/g)) raised.add(code);
  }
  expect([...raised].sort()).toEqual(languageCodePages.map(({ code }) => code).sort());
});

it('shows each code in one of the golden files', () => {
  const other = readFileSync(new URL('testing/golden/elsewhere.txt', SOURCES), 'utf8');
  const shown = new Set([...`${golden}${other}`.matchAll(/ (D[0-9]{4}) /g)].map(([, code]) => code));
  expect(languageCodePages.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([]);
});
