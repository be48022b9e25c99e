// Where instructions stand in their files, also when a table of placements makes the statements.
import { describe, expect, it } from 'vitest';
import { cardScope, compile, slice, testLanguage } from '../testing/compile.js';

describe('places', () => {
  it('are those of the head, 1-based, ends excluded', () => {
    const { program } = compile('if emergency:\n  lose 1 fuel\n');
    expect(program?.at).toEqual([
      [1, 1, 1, 13],
      [2, 3, 2, 14],
    ]);
  });

  it('go through the document the text stands in', () => {
    const document = 'fail: |\n    lose 1 fuel\n    lose 1 food\n';
    const { file } = slice(document, 'a.yaml');
    const starts = [12, 28];
    const text = { file, text: 'lose 1 fuel\nlose 1 food\n', toFile: (offset: number) => (offset < 12 ? (starts[0] ?? 0) + offset : (starts[1] ?? 0) + offset - 12) };
    const { program } = testLanguage().compileEffect({ text, scope: cardScope });
    expect(program?.at).toEqual([
      [2, 5, 2, 16],
      [3, 5, 3, 16],
    ]);
  });
});

describe('placements', () => {
  const place = (key: string, value: string) =>
    testLanguage().compilePlacements({
      entries: [{ key: slice(key, 'key'), value: slice(value, 'value') }],
      template: 'place {item} in {key}',
      scope: cardScope,
    });

  it('put every item into the template', () => {
    const { program } = place('starboard-bow', '2 vipers, 1 civilian ship');
    expect(program?.code).toEqual([
      ['call', 'place-ships', [2, ['kind', 'viper'], ['entity', 'starboard-bow']], -1],
      ['call', 'place-ships', [1, ['kind', 'civilian-ship'], ['entity', 'starboard-bow']], -1],
    ]);
    expect(program?.at).toEqual([
      [1, 1, 1, 9],
      [1, 11, 1, 26],
    ]);
  });

  it('report at the item or the key', () => {
    const where = (key: string, value: string) => place(key, value).diagnostics.map(({ primary, code: id }) => [id, primary.file.path, primary.span]);
    expect(where('starbord-bow', '1 viper')).toEqual([['D0202', 'key', { start: 0, end: 12 }]]);
    expect(where('bow', '1 viper, 2 vipper')).toEqual([['D0202', 'value', { start: 11, end: 17 }]]);
  });
});
