// Every rule reports its example and not its correction; settings and comments do what they say.
import { readdirSync, readFileSync } from 'node:fs';
import { renderText, type Diagnostic } from '@dradis/diagnostics';
import { describe, expect, it } from 'vitest';
import { compilePack } from '../pack-compiler.js';
import { smallPack, smallPackFile } from '../testing/small-pack.js';
import { lintCodePages, lintPack, lintResult } from './lint-pack.js';
import { type LintSetting } from './lint-settings.js';

function lint(changes: Readonly<Record<string, string>>, settings: Readonly<Record<string, LintSetting>> = {}): Diagnostic[] {
  const { pack, sources, outline, diagnostics } = compilePack(smallPack({ 'pack.yaml': smallPackFile('pack.yaml').replace(/^counts.*\n/m, ''), ...changes }));
  if (pack === null) throw new Error(diagnostics.map((diagnostic) => renderText(diagnostic)).join('\n'));
  return lintPack({ pack, sources, outline }, settings);
}

/** An example is a file of rules, or an effect: that of a card. */
function changesOf(example: string): Record<string, string> {
  if (/^(?:#.*\n)?(?:kinds|things|zones|acts|procedures):/.test(example)) return { 'rules/more.yaml': example.startsWith('procedures:\n  - id: richest') ? `${example}\n` : example };
  return { 'cards/storm.yaml': `id: storm\nkind: card\ngrows: barley\nharvest:\n  effect: |\n${example.replace(/^(?=.)/gm, '    ')}` };
}

function codes(diagnostics: readonly Diagnostic[]): string[] {
  // A procedure shown by an example is called by nothing.
  return [...new Set(diagnostics.map(({ code }) => code))];
}

const SETTINGS: Readonly<Record<string, LintSetting>> = { D0610: 'off' };

describe('the rules', () => {
  it('find nothing in the small pack', () => {
    expect(lint({}, SETTINGS).map((diagnostic) => renderText(diagnostic))).toEqual([]);
  });

  it.each(lintCodePages.filter(({ code }) => code !== 'D0613'))('$code is shown by its page', ({ code, wrong, right }) => {
    const settings: Readonly<Record<string, LintSetting>> = code === 'D0610' || code === 'D0612' ? {} : SETTINGS;
    expect(codes(lint(changesOf(wrong), settings))).toContain(code);
    if (settings === SETTINGS) expect(codes(lint(changesOf(wrong), settings))).toEqual([code]);
    if (right !== '') expect(codes(lint(changesOf(right), settings))).not.toContain(code);
    if (right !== '' && settings === SETTINGS) expect(codes(lint(changesOf(right), settings))).toEqual([]);
  });

  it('are the files of their folder', () => {
    const rules = readdirSync(new URL('rules/', import.meta.url)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const inFiles = rules.map((name) => /code: '(D06\d\d)'/.exec(readFileSync(new URL(`rules/${name}`, import.meta.url), 'utf8'))?.[1]).sort();
    expect(inFiles).toEqual(lintCodePages.map(({ code }) => code).filter((code) => code < 'D0611'));
  });
});

describe('settings', () => {
  const unused = changesOf('let spare be 3\n');

  it('make a rule an error, or leave it out', () => {
    expect(lint(unused, { ...SETTINGS, D0608: 'error' })).toMatchObject([{ code: 'D0608', severity: 'error' }]);
    expect(lint(unused, { ...SETTINGS, D0608: 'off' })).toEqual([]);
  });

  it('may be given by names that objects have', () => {
    expect(lint(unused, Object.fromEntries([['D0610', 'off'], ['constructor', 'off']]) as Record<string, LintSetting>)).toMatchObject([{ severity: 'warning' }]);
  });
});

describe('the manifest', () => {
  const withLint = (lint: string): string[] => {
    const manifest = `${smallPackFile('pack.yaml').replace(/^counts.*\n/m, '')}${lint}`;
    const result = compilePack(smallPack({ ...changesOf('let spare be 3\n'), 'pack.yaml': manifest }));
    return [...result.diagnostics, ...lintResult(result)].map(({ code, severity }) => `${code} ${severity}`);
  };

  it('says how rules are taken', () => {
    expect(withLint('lint: { D0608: error, D0610: off }\n')).toEqual(['D0608 error']);
    expect(withLint('lint: { D0608: off, D0610: off }\n')).toEqual([]);
    expect(withLint('lint: { D0608: sometimes }\n')).toEqual(['D0404 error']);
  });

  it('cannot speak of a rule that there is not', () => {
    const [page] = lintCodePages.filter(({ code }) => code === 'D0613');
    expect(withLint(page?.wrong ?? '')).toContain('D0613 warning');
    expect(withLint(page?.right ?? '')).not.toContain('D0613 warning');
  });
});

describe('comments', () => {
  it('allow what stands on the next line, with further comments between', () => {
    expect(lint(changesOf('# dradis-allow D0608 shown to the players\n# (in the log)\nlet spare be 3\n'), SETTINGS)).toEqual([]);
  });

  it('allow only their code, and only there', () => {
    expect(codes(lint(changesOf('# dradis-allow D0604 no reason at all\nlet spare be 3\n'), SETTINGS)).sort()).toEqual(['D0608', 'D0611']);
    expect(codes(lint(changesOf('# dradis-allow D0608 shown\ngain 1 wheat\nlet spare be 3\n'), SETTINGS)).sort()).toEqual(['D0608', 'D0611']);
  });
});
