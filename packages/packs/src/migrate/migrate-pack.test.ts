// Tests of migration with steps of the tests' own: what changes, what must not, and what is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_VERSION } from '../language-version.js';
import { compilePack, type PackFile } from '../pack-compiler.js';
import { smallPack } from '../testing/small-pack.js';
import type { Codemod } from './codemod.js';
import { codemods } from './codemods.js';
import { migratePack } from './migrate-pack.js';

/** Writes `from` as `to` in every file but the manifest. */
function rewording(version: number, from: string, to: string): Codemod {
  return {
    from: version,
    title: `${from} is now called ${to}`,
    change: (files) => files.filter(({ path }) => path !== 'pack.yaml').flatMap(({ path, text }) => [...text.matchAll(new RegExp(from, 'g'))].map(({ index }) => ({ path, start: index, end: index + from.length, text: to }))),
  };
}

const STEPS = [rewording(1, 'gain', 'take'), rewording(2, 'take', 'receive')];
const FILES: readonly PackFile[] = [
  { path: 'pack.yaml', text: 'id: old\r\ntitle: Old   # kept\r\nversion: 1.0.0\r\nlanguage: 1   # kept too\r\n' },
  { path: 'cards/a.yaml', text: 'effect: |\n    gain 1 fuel   # twice\n' },
  { path: 'cards/b.yaml', text: 'effect:   nothing\t\n' },
];

function texts(files: readonly PackFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

it('has a step from every version before this one, in order', () => {
  expect(codemods.map(({ from }) => from)).toEqual(Array.from({ length: LANGUAGE_VERSION - 1 }, (_, index) => index + 1));
});

describe('a pack in an older language', () => {
  it('is changed where the steps say, one after the other, and nowhere else', () => {
    const done = migratePack(FILES, STEPS, 3);
    expect(done).toMatchObject({ is: 'migrated', from: 1, to: 3, steps: STEPS });
    expect(done.is === 'migrated' ? texts(done.files) : {}).toEqual({
      'pack.yaml': 'id: old\r\ntitle: Old   # kept\r\nversion: 1.0.0\r\nlanguage: 3   # kept too\r\n',
      'cards/a.yaml': 'effect: |\n    receive 1 fuel   # twice\n',
    });
  });

  it('may begin in the middle', () => {
    const middle = FILES.map((file) => ({ ...file, text: file.text.replace('language: 1', 'language: 2') }));
    const done = migratePack(middle, STEPS, 3);
    expect(done).toMatchObject({ is: 'migrated', from: 2, steps: [STEPS[1]] });
    expect(done.is === 'migrated' ? Object.keys(texts(done.files)) : []).toEqual(['pack.yaml']);
  });

  it('is taken for one in the first language when it says none, and then says it', () => {
    const silent = FILES.map((file) => ({ ...file, text: file.text.replace(/language: 1.*\r\n/, '') }));
    const done = migratePack(silent, STEPS, 3);
    expect(done.is === 'migrated' ? texts(done.files)['pack.yaml'] : '').toBe('id: old\r\ntitle: Old   # kept\r\nversion: 1.0.0\r\nlanguage: 3\r\n');
  });

  it('is current afterwards', () => {
    const done = migratePack(FILES, STEPS, 3);
    const after = { ...texts(FILES), ...(done.is === 'migrated' ? texts(done.files) : {}) };
    expect(migratePack(Object.entries(after).map(([path, text]) => ({ path, text })), STEPS, 3)).toEqual({ is: 'current', language: 3 });
  });

  it('cannot be migrated past a step that is missing', () => {
    expect(() => migratePack(FILES, STEPS.slice(0, 1), 3)).toThrow('there is no step from language 2 to 3');
  });
});

it('leaves every pack of this language alone, with the steps that ship', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ path: fc.constantFrom('a.yaml', 'b/c.yaml'), text: fc.string() })), (more) => {
      expect(migratePack([{ path: 'pack.yaml', text: `id: x\nlanguage: ${LANGUAGE_VERSION}\n` }, ...more])).toEqual({ is: 'current', language: LANGUAGE_VERSION });
    }),
  );
  expect(migratePack(smallPack())).toEqual({ is: 'current', language: LANGUAGE_VERSION });
});

it.each([
  ['a newer language', 'id: x\nlanguage: 4\n', { is: 'newer', language: 4, known: 3 }],
  ['a word for a language', 'id: x\nlanguage: new\n', { is: 'unreadable' }],
  ['half a language', 'id: x\nlanguage: 1.5\n', { is: 'unreadable' }],
  ['a manifest that is no map', '- id\n', { is: 'unreadable' }],
  ['no language and no place for one', '{ id: x }\n', { is: 'unreadable' }],
])('changes nothing for %s', (_, text, expected) => {
  expect(migratePack([{ path: 'pack.yaml', text }], STEPS, 3)).toEqual(expected);
});

it('changes nothing without a manifest', () => {
  expect(migratePack([], STEPS, 3)).toEqual({ is: 'unreadable' });
});

describe('the compiler', () => {
  const codes = (files: readonly PackFile[], language?: number): string[] => compilePack(files, language === undefined ? {} : { language }).diagnostics.map(({ code, help }) => `${code} ${help ?? ''}`);

  it('sends a pack of an older language to be migrated, and judges nothing else of it', () => {
    expect(codes(smallPack({ 'cards/storm.yaml': 'nonsense: [' }), 2)).toEqual(['D0517 `dradis migrate --write` brings it up to date; its other files were not judged']);
    expect(compilePack(smallPack(), { language: 2 }).pack).toBeNull();
  });

  it('sends whoever has a pack of a newer language to newer tools, also where only an extended pack is newer', () => {
    const newer = smallPack().map((file) => ({ ...file, text: file.text.replace('language: 1', 'language: 7') }));
    const help = 'D0517 check it with a newer version of dradis; its other files were not judged';
    expect(codes(newer)).toEqual([help]);
    const over = [{ path: 'pack.yaml', text: 'id: more\ntitle: More\nversion: 1.0.0\nlanguage: 1\nextends: [harvest]\n' }];
    const { diagnostics, pack } = compilePack(over, { packs: [newer] });
    expect(pack).toBeNull();
    expect(diagnostics.map(({ code, primary }) => `${primary.file.path} ${code}`)).toEqual(['harvest:pack.yaml D0517']);
  });
});
