// Words files and the faces they make of a small pack: shorthand, layers, problems, lines that need what a thing lacks.
import { describe, expect, it } from 'vitest';
import { compilePack } from '../pack-compiler.js';
import { smallPack } from '../testing/small-pack.js';
import { buildFaces } from './build-faces.js';
import { mergeWords, readIdioms, readNoun, readWords } from './read-words.js';

describe('words files', () => {
  it.each([
    ['Raptor, Raptors', { one: 'Raptor', many: 'Raptors' }],
    ["m': Amiral", { one: 'Amiral', gender: 'm', elided: true }],
    ['f-: Nourriture', { one: 'Nourriture', gender: 'f', bare: true }],
    ['mp: Quartiers', { one: 'Quartiers', gender: 'm', plural: true }],
  ])('read the noun %s', (written, noun) => {
    expect(readNoun(written)).toEqual(noun);
  });

  it('read idioms as statements on one line', () => {
    expect(readIdioms('idioms:\n  two: |\n    repeat 2 times:\n      lose 1 fuel\n    stop\n')).toEqual({ two: 'repeat 2 times: lose 1 fuel; stop' });
  });

  it('tell what nothing reads', () => {
    expect(readWords('nouns: {}\nphrases: { a: { says: x }, b: 3 }\nkinds: { c: 3 }\n').problems).toEqual([
      "nothing reads the section 'nouns'",
      "'c' is no noun",
      "'a' has a key 'says' that nothing reads",
      "'b' is no saying",
    ]);
    expect(readWords('a: [').problems).toHaveLength(1);
  });

  it('of a later pack win', () => {
    const merged = mergeWords([readWords('kinds: { a: one, b: two }'), readWords('kinds: { b: three }')]);
    expect(merged.words.kinds).toEqual({ a: { one: 'one' }, b: { one: 'three' } });
  });
});

describe('faces', () => {
  it('of a pack without words name what is missing', () => {
    const files = smallPack({});
    const result = compilePack(files);
    expect(result.pack).not.toBeNull();
    const faces = buildFaces(result, [files], 'en');
    expect(faces?.missing.map(({ what }) => what)).toEqual(expect.arrayContaining([expect.stringMatching(/^kind /)]));
  });

  it('are none for a pack with mistakes or a language without a grammar', () => {
    const files = smallPack({});
    expect(buildFaces(compilePack(files), [files], 'xx')).toBeNull();
    const broken = [...files, { path: 'broken.yaml', text: 'id: broken\n' }];
    expect(buildFaces(compilePack(broken), [broken], 'en')).toBeNull();
  });

  it('words files are no things of a pack', () => {
    const files = [...smallPack({}), { path: 'words/en.yaml', text: 'kinds: {}\n' }];
    expect(compilePack(files).diagnostics).toEqual([]);
  });
});
