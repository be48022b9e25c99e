// Every rule reports the example of its page and not its correction; settings and comments do what they say.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compilePack } from '../pack-compiler.js';
import { smallPack } from '../testing/small-pack.js';
import { lintCodePages, lintResult } from './lint-pack.js';
import { changesOf, codesOf, lintWith, manifestWith } from './testing/lint-example.js';

const UNUSED = 'let spare be 3\ngain 1 wheat\n';

/** Codes of comments and settings, which no rule raises. */
const OF_COMMENTS: readonly string[] = ['D0611', 'D0612', 'D0613'];

describe('the rules', () => {
  it.each(lintCodePages)('$code is shown by its page', ({ code, wrong, right }) => {
    expect(codesOf(wrong)).toContain(code);
    if (right !== '') expect(codesOf(right)).not.toContain(code);
  });

  it('are the files of their folder, each with its test', () => {
    const names = readdirSync(new URL('rules/', import.meta.url));
    const rules = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const codes = rules.map((name) => /code: '(D06\d\d)'/.exec(readFileSync(new URL(`rules/${name}`, import.meta.url), 'utf8'))?.[1]).sort();
    expect(codes).toEqual(lintCodePages.map(({ code }) => code).filter((code) => !OF_COMMENTS.includes(code)));
    expect(rules.filter((name) => !names.includes(name.replace('.ts', '.test.ts')))).toEqual([]);
  });

  it('have their pages in order', () => {
    const codes = lintCodePages.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes.length).toBeGreaterThanOrEqual(30);
  });
});

describe('settings of the manifest', () => {
  function taken(lint: string): string[] {
    const changes = { ...changesOf(UNUSED), 'pack.yaml': manifestWith(lint) };
    const result = compilePack(smallPack(changes));
    return result.pack === null ? result.diagnostics.map(({ code, severity }) => `${code} ${severity}`) : lintWith(changes).map(({ code, severity }) => `${code} ${severity}`);
  }

  it.each([
    ['', ['D0608 warning']],
    ['lint: { D0608: warning }\n', ['D0608 warning']],
    ['lint: { D0608: error }\n', ['D0608 error']],
    ['lint: { D0608: off }\n', []],
    ['lint: { D0608: sometimes }\n', ['D0404 error']],
    ['lint: { D0680: off }\n', ['D0608 warning', 'D0613 warning']],
  ])('%s', (lint, expected) => {
    expect(taken(lint).sort()).toEqual(expected);
  });
});

describe('comments', () => {
  function check(example: string, expected: readonly string[]): void {
    expect(codesOf(example)).toEqual(expected);
  }

  it.each([
    ['above the line', '# dradis-allow D0608 shown to the players\nlet spare be 3\n', []],
    ['above, with further comments between', '# dradis-allow D0608 shown to the players\n# (in the log)\nlet spare be 3\n', []],
    ['behind the line', 'let spare be 3   # dradis-allow D0608 shown to the players\n', []],
    ['behind another line', 'gain 1 wheat   # dradis-allow D0608 shown to the players\nlet spare be 3\n', ['D0608', 'D0611']],
    ['of another code', '# dradis-allow D0604 no reason at all\nlet spare be 3\n', ['D0608', 'D0611']],
    ['too far above', '# dradis-allow D0608 shown\ngain 1 wheat\nlet spare be 3\n', ['D0608', 'D0611']],
    ['without a reason', 'let spare be 3   # dradis-allow D0608\n', ['D0612']],
    ['with what stands for a reason', 'let spare be 3   # dradis-allow D0608 REASON\n', ['D0612']],
    ['without a code', 'gain 1 wheat   # dradis-allow\n', ['D0611']],
  ] as const)('%s', (_, example, expected) => {
    check(example, expected);
  });
});

it('says nothing of a pack with errors', () => {
  const result = compilePack(smallPack(changesOf('gain 1 whaet\nlet spare be 3\n')));
  expect(result.pack).toBeNull();
  expect(lintResult(result)).toEqual([]);
});

it('says nothing of packs that are extended', () => {
  const small = smallPack(changesOf(UNUSED));
  const own = [{ path: 'pack.yaml', text: 'id: more\ntitle: More\nversion: 1.0.0\nlanguage: 1\nextends: harvest\n' }];
  expect(lintResult(compilePack(own, { packs: [small] }))).toEqual([]);
});
