// Pitfalls of other engines when content is loaded: none of these may come as far as a game.
import { basePack } from '@dradis/base-game';
import { baseSources } from '@dradis/base-game/sources';
import { BrokenDocument, type CompiledPack, loadPack } from '@dradis/engine';
import { createPackCompiler, type MapEntry, type PackFile, type PackNode, readYamlDocument } from '@dradis/packs';
import { describe, expect, it } from 'vitest';

const files: readonly PackFile[] = Object.entries(baseSources).map(([path, text]) => ({ path, text }));
const compiler = createPackCompiler();
const sources = compiler.update(files).sources;

/** All keys of a document, with the keys above them. */
function entriesOf(node: PackNode | undefined, above: readonly MapEntry[] = []): { entry: MapEntry; above: readonly MapEntry[] }[] {
  if (node?.type === 'list') return node.items.flatMap((item) => entriesOf(item, above));
  if (node?.type !== 'map') return [];
  return node.entries.flatMap((entry) => [{ entry, above }, ...entriesOf(entry.value, [...above, entry])]);
}

function keysOf(path: string): { entry: MapEntry; above: readonly MapEntry[] }[] {
  const source = sources.get(path);
  return source === undefined ? [] : entriesOf(readYamlDocument(source).root);
}

/** What compiling the pack says once the text of one file is another one: `code line:column help` of each error. */
function errors(path: string, text: string): { at: string; nearest: unknown; help: string | undefined }[] {
  const { pack, diagnostics } = compiler.update(files.map((file) => (file.path === path ? { path, text } : file)));
  if (pack !== null) return [];
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ primary: { file, span }, facts, help }) => {
      const before = file.text.slice(0, span.start).split('\n');
      return { at: `${file.path}:${before.length}:${(before.at(-1) ?? '').length + 1}`, nearest: facts['nearest'], help };
    });
}

const edited = (path: string, start: number, end: number, text: string): string => {
  const whole = baseSources[path] ?? '';
  return `${whole.slice(0, start)}${text}${whole.slice(end)}`;
};
const placeOf = (path: string, offset: number): string => {
  const before = (baseSources[path] ?? '').slice(0, offset).split('\n');
  return `${path}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
};
const cards = files.map(({ path }) => path).filter((path) => path.startsWith('cards/') || path.startsWith('board/'));

/** Without these nobody knows what the rest is about: that they are missing is said, at the thing, and no nearest name. */
const ANCHORS = /^(?:id|kind|things|zones)$/;
/** Names of areas are judged as effects, whose messages say what could stand there. */
const AREAS = /^(?:bow|stern|(?:port|starboard)-(?:bow|quarter))$/;

/** Every key at every depth of every folder once: a card of a kind is misread like the others of its kind. */
function differentKeys(): { path: string; entry: MapEntry; above: readonly MapEntry[] }[] {
  const seen = new Set<string>();
  return cards.flatMap((path) =>
    keysOf(path).flatMap(({ entry, above }) => {
      const name = [path.replace(/[^/]*$/, ''), ...above.map(({ key }) => key), entry.key].join('/');
      if (seen.has(name)) return [];
      seen.add(name);
      return [{ path, entry, above }];
    }),
  );
}

describe('Pitfall 1: a key that nothing reads', () => {
  it('Pitfall 1: misspelt, fails with file, line, column and the nearest name', () => {
    const wrong: string[] = [];
    const keys = differentKeys();
    for (const { path, entry: { key, keyRange } } of keys) {
      const told = errors(path, edited(path, keyRange.start, keyRange.end, `${key}${key.at(-1) ?? ''}`));
      const here = told.find(({ at }) => at === placeOf(path, keyRange.start));
      const fits = ANCHORS.test(key) || AREAS.test(key) ? told.some(({ at }) => at.startsWith(`${path}:`)) || key === 'zones' : (here?.nearest as string[] | undefined)?.includes(key);
      if (fits !== true) wrong.push(`${placeOf(path, keyRange.start)} ${key}: ${JSON.stringify(told)}`);
    }
    expect(wrong).toEqual([]);
    expect(keys.length).toBeGreaterThan(150);
  });

  it('Pitfall 1: moved out of its place, fails too', () => {
    const wrong: string[] = [];
    // What stands one level down in a card is said once more at the top, where nothing reads it.
    const keys = differentKeys().filter(({ entry, above }) => above.length === 1 && ['check', 'attack', 'icons'].includes(above[0]?.key ?? '') && entry.key !== 'setup');
    for (const { path, entry: { key } } of keys) {
      const told = errors(path, `${baseSources[path] ?? ''}${key}: nothing\n`);
      if (!told.some(({ at, help }) => at === placeOf(path, (baseSources[path] ?? '').length) && help !== undefined)) wrong.push(`${path} ${key}: ${JSON.stringify(told)}`);
    }
    expect(wrong).toEqual([]);
    expect(keys.length).toBeGreaterThan(8);
  });
});

describe('Pitfall 2: a branch that no check owns', () => {
  it.each(['pass', 'partial', 'fail'])('Pitfall 2: `%s` outside `check` is refused', (branch) => {
    const path = 'cards/crisis/crash-landing.yaml';
    expect(errors(path, `${baseSources[path] ?? ''}${branch}: lose 1 fuel\n`)).toMatchObject([{ at: placeOf(path, (baseSources[path] ?? '').length), help: expect.stringContaining('check') as unknown }]);
  });
});

describe('Pitfall 5: an effect nobody carries out', () => {
  it('Pitfall 5: a phrase nobody declares is refused with its place', () => {
    const path = 'cards/crisis/crash-landing.yaml';
    const text = (baseSources[path] ?? '').replace('send current player to sickbay', 'banish current player to sickbay');
    const line = text.split('\n').findIndex((one) => one.includes('banish')) + 1;
    expect(errors(path, text).map(({ at }) => at)).toEqual([`${path}:${line}:7`]);
  });

  const changed = (change: (pack: CompiledPack) => void): CompiledPack => {
    const pack = structuredClone<CompiledPack>(basePack);
    change(pack);
    return pack;
  };
  const firstProgram = (pack: CompiledPack): CompiledPack['programs'][number] => {
    const program = pack.programs.find(({ id }) => id === 'crash-landing.fail');
    if (program === undefined) throw new Error('the card is gone');
    return program;
  };

  it.each<[string, unknown[]]>([
    ['a verb', ['verb', 'banish', ['local', 0]]],
    ['a procedure', ['call', 'banish', [], -1]],
    ['an instruction', ['banish']],
    ['a query', ['set-global', 'jump-preparation', ['query', 'banish']]],
  ])('Pitfall 5: %s the engine does not have is refused when the pack is loaded', (_, instruction) => {
    const pack = changed((one) => {
      firstProgram(one).code[0] = instruction as never;
    });
    expect(() => loadPack(pack).layoutFor(4)).toThrow(BrokenDocument);
  });
  it('Pitfall 5: all the shipped ones have what carries them out', () => {
    for (const players of [3, 4, 5, 6]) expect(loadPack(basePack).layoutFor(players).programs.length).toBeGreaterThan(300);
  });
});
