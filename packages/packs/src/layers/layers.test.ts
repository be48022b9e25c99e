// Tests of packs that extend others: what is added, replaced, removed and inherited, and that order in play stays.
import { createGame, hashState, loadPack, type CompiledPack, type Game } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { compilePack, createPackCompiler, type PackFile, type PackResult } from '../pack-compiler.js';
import { smallPack, smallPackFile } from '../testing/small-pack.js';

const MANIFEST = 'id: drought\ntitle: Drought\nversion: 1.0.0\nlanguage: 1\nextends: [harvest]\n';

function extending(files: Readonly<Record<string, string>>, manifest = MANIFEST): PackFile[] {
  return [{ path: 'pack.yaml', text: manifest }, ...Object.entries(files).map(([path, text]) => ({ path, text }))];
}

function compile(files: Readonly<Record<string, string>>, manifest = MANIFEST): PackResult {
  return compilePack(extending(files, manifest), { packs: [smallPack()] });
}

function sound({ pack, diagnostics }: PackResult): CompiledPack {
  expect(diagnostics.map(({ code, title }) => `${code} ${title}`)).toEqual([]);
  if (pack === null) throw new Error('the pack has mistakes');
  return pack;
}

function play(pack: CompiledPack, seed: string): string[] {
  const game: Game = createGame(loadPack(pack), { players: 2, seed });
  const hashes: string[] = [];
  for (game.run(); game.decision() !== null && hashes.length < 200; game.run()) {
    hashes.push(hashState({ ...game.state, pack: '' }));
    game.answerIndexes([game.optionCount - 1]);
  }
  return [...hashes, hashState({ ...game.state, pack: '' })];
}

describe('a pack that extends another', () => {
  it('and changes nothing plays exactly as the other', () => {
    const [own, extended] = [sound(compilePack(smallPack())), sound(compile({}))];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) expect(play(extended, seed)).toEqual(play(own, seed));
    expect(extended).toMatchObject({ id: 'drought', title: 'Drought', settings: own.settings, counts: own.counts });
    expect(extended.hash).not.toBe(own.hash);
    expect(extended.files).toContain('harvest:cards/storm.yaml');
  });

  it('adds things under ids of its own, and states the counts that change', () => {
    const pack = sound(compile({ 'cards/hail.yaml': 'id: hail\nkind: card\ngrows: barley\nharvest: { effect: lose 2 barley }\n' }, `${MANIFEST}counts: { card: 7 }\n`));
    expect(pack.things.map(({ id }) => id)).toEqual([...sound(compilePack(smallPack())).things.map(({ id }) => id), 'hail']);
    expect(pack.counts).toMatchObject({ card: 7, resource: 2 });
    expect(pack.files[pack.things.find(({ id }) => id === 'hail')?.file ?? -1]).toBe('cards/hail.yaml');
  });

  it('overrides what its manifest states, and inherits the rest', () => {
    const pack = sound(compile({}, `${MANIFEST}players: { min: 2, max: 2 }\n`));
    expect(pack.settings).toEqual({ ...sound(compilePack(smallPack())).settings, players: { min: 2, max: 2 } });
  });
});

const REPLACEMENTS: Readonly<Record<string, [Record<string, string>, (pack: CompiledPack) => unknown, unknown]>> = {
  thing: [{ 'cards/storm.yaml': 'id: storm\nkind: card\nreplaces: true\ncopies: 2\ngrows: wheat\n' }, (pack) => pack.things.find(({ id }) => id === 'storm')?.values, { grows: 'wheat' }],
  'thing of a list': [{ 'board/more.yaml': 'things:\n  - { id: barley, kind: resource, title: Rye, replaces: true }\n' }, (pack) => pack.things.filter(({ id }) => id === 'barley').map(({ title }) => title), ['Rye']],
  procedure: [{ 'rules/more.yaml': 'procedures:\n  - { id: gain, phrase: "gain {n:number} {what:resource}", replaces: true, does: nothing }\n' }, (pack) => pack.programs.filter(({ id }) => id === 'gain').map(({ code }) => code[0]), [['nothing']]],
  definition: [{ 'rules/more.yaml': 'definitions:\n  - { id: is-empty, phrase: "{what:resource} is empty", replaces: true, means: level of what is at most 1 }\n' }, (pack) => pack.definitions.find(({ id }) => id === 'is-empty')?.expr, ['<=', ['attr', 'level', ['local', 0]], 1]],
  zone: [{ 'rules/more.yaml': 'zones:\n  - { id: discard-pile, kind: deck, title: Compost, replaces: true }\n' }, (pack) => pack.zones.map(({ id, title }) => [id, title]).filter(([id]) => id === 'discard-pile'), [['discard-pile', 'Compost']]],
  event: [{ 'rules/more.yaml': 'events:\n  - { id: resource-lost, words: a resource is lost, replaces: true, gives: { crop: resource, amount: number, why: text }, changes: [amount] }\n' }, (pack) => pack.events.map(({ gives }) => gives.length), [3]],
  variable: [{ 'rules/more.yaml': 'variables:\n  - { id: turn, type: number, starts: 5, replaces: true }\n' }, (pack) => pack.variables.find(({ id }) => id === 'turn')?.initial, 5],
  attribute: [{ 'rules/more.yaml': 'attributes:\n  - { id: level, of: resource, type: number, starts: 1, replaces: true }\n' }, (pack) => pack.attributes.find(({ id }) => id === 'level')?.initial, 1],
  kind: [{ 'rules/more.yaml': 'kinds:\n  - { id: resource, plural: crops, replaces: true }\n' }, (pack) => pack.kinds.find(({ id }) => id === 'resource')?.plural, 'crops'],
  quantity: [{ 'rules/more.yaml': 'quantities:\n  - { id: yield, words: yield of a field, gives: { source: card }, replaces: true }\n' }, (pack) => pack.quantities.map(({ words }) => words), ['yield of a field']],
  scope: [{ 'rules/more.yaml': 'variables:\n  - { id: week, type: number }\nscopes:\n  - { id: turn, counts: week, replaces: true }\n' }, (pack) => pack.scopes, [{ id: 'turn', variable: 'week' }]],
};

describe('with `replaces`', () => {
  it.each(Object.entries(REPLACEMENTS))('a %s takes the place of another', (_, [files, read, expected]) => {
    expect(read(sound(compile(files)))).toEqual(expected);
  });

  it('zones and things keep their places, for order counts in play', () => {
    const pack = sound(compile({ 'rules/more.yaml': 'zones:\n  - { id: draw-pile, kind: deck, sees: nobody, replaces: true }\nthings:\n  - { id: wheat, kind: resource, replaces: true }\n' }));
    const own = sound(compilePack(smallPack()));
    expect(pack.zones.map(({ id }) => id)).toEqual(own.zones.map(({ id }) => id));
    expect(pack.things.map(({ id }) => id)).toEqual(own.things.map(({ id }) => id));
    for (const seed of ['a', 'b']) expect(play(pack, seed)).toEqual(play(own, seed));
  });
});

describe('with `removes`', () => {
  it('things go, and the counts are stated anew', () => {
    const pack = sound(compile({}, `${MANIFEST}removes: [storm, shelter]\ncounts: { card: 3 }\n`));
    expect(pack.things.filter(({ kind }) => kind === 'card').map(({ id }) => id)).toEqual(['sunshine']);
    expect(pack.files).not.toContain('harvest:cards/storm.yaml');
  });

  it('something else of an id is named with what it is, and may be declared again', () => {
    const pack = sound(compile({ 'rules/more.yaml': 'events:\n  - { id: resource-lost, words: a resource is lost, gives: { crop: resource, amount: number }, changes: [amount] }\n' }, `${MANIFEST}removes: [event resource-lost]\n`));
    expect(pack.events).toHaveLength(1);
  });
});

describe('packs in a row', () => {
  const middle = extending({ 'cards/hail.yaml': 'id: hail\nkind: card\ngrows: barley\n' }, `${MANIFEST}counts: { card: 7 }\nswitches:\n  - { id: rain-falls, title: Rain, doc: Rain. }\n`);
  const top = (files: Readonly<Record<string, string>>, more = ''): PackResult =>
    compilePack(extending(files, `id: flood\ntitle: Flood\nversion: 1.0.0\nlanguage: 1\nextends: [drought]\n${more}`), { packs: [smallPack(), middle] });

  it('are read from the bottom up', () => {
    const pack = sound(top({ 'cards/hail.yaml': 'id: hail\nkind: card\nreplaces: true\ngrows: wheat\nharvest: { effect: "if rain falls: gain 1 wheat" }\n' }));
    expect(pack.things.filter(({ id }) => id === 'hail').map(({ values }) => values['grows'])).toEqual(['wheat']);
    expect(pack.switches.map(({ id, default: on }) => [id, on])).toEqual([['rain-falls', false]]);
  });

  it('may replace a switch to give it another default', () => {
    expect(sound(top({}, 'switches:\n  - { id: rain-falls, title: Rain, doc: Rain., default: true, replaces: true }\n')).switches.map(({ default: on }) => on)).toEqual([true]);
  });

  it('are there once, though two packs extend one', () => {
    const other = extending({}, MANIFEST.replace('id: drought', 'id: frost'));
    const files = extending({}, 'id: flood\ntitle: Flood\nversion: 1.0.0\nlanguage: 1\nextends: [drought, frost]\n');
    const pack = sound(compilePack(files, { packs: [other, middle, smallPack()] }));
    expect(pack.files.filter((path) => path === 'harvest:cards/storm.yaml')).toHaveLength(1);
  });
});

it('compiles only what changed, and gives after every edit what compiling anew gives', () => {
  const compiler = createPackCompiler();
  const steps = [
    extending({ 'cards/hail.yaml': 'id: hail\nkind: card\ngrows: barley\n' }, `${MANIFEST}counts: { card: 7 }\n`),
    extending({ 'cards/storm.yaml': 'id: storm\nkind: card\nreplaces: true\ngrows: barley\n' }, `${MANIFEST}counts: { card: 5 }\n`),
    extending({ 'cards/storm.yaml': 'id: storm\nkind: card\ngrows: barley\n' }),
    extending({ 'cards/storm.yaml': 'id: storm\nkind: card\nreplaces: true\ngrows: barley\ncopies: 2\n' }),
  ];
  for (const files of steps) {
    const [after, fresh] = [compiler.update(files, [smallPack()]), compilePack(files, { packs: [smallPack()] })];
    expect(after.pack).toEqual(fresh.pack);
    expect(after.diagnostics.map(({ title }) => title)).toEqual(fresh.diagnostics.map(({ title }) => title));
  }
  const before = compiler.update(steps[3] ?? [], [smallPack()]);
  const after = compiler.update(extending({ 'cards/storm.yaml': 'id: storm\nkind: card\nreplaces: true\ngrows: wheat\ncopies: 2\n' }), [smallPack()]);
  expect(after.texts.get('harvest:rules/play.yaml')).toBe(before.texts.get('harvest:rules/play.yaml'));
});

it('lets the other pack be edited too', () => {
  const compiler = createPackCompiler();
  const changed = smallPack({ 'cards/storm.yaml': smallPackFile('cards/storm.yaml').replace('lose 1', 'lose 2') });
  const [before, after] = [compiler.update(extending({}), [smallPack()]), compiler.update(extending({}), [changed])];
  expect(after.pack?.hash).not.toBe(before.pack?.hash);
  expect(after.pack).toEqual(compilePack(extending({}), { packs: [changed] }).pack);
});

describe('two packs of which neither extends the other', () => {
  const layer = (id: string, title: string): PackFile[] => [
    { path: 'pack.yaml', text: `id: ${id}\ntitle: ${id}\nversion: 1.0.0\nlanguage: 1\nextends: [harvest]\n` },
    { path: 'more.yaml', text: `things:\n  - { id: barley, kind: resource, title: ${title}, replaces: true }\n` },
  ];
  const over = (own: string, manifest = ''): PackResult => compilePack(extending({ 'own.yaml': own }, `id: both\ntitle: Both\nversion: 1.0.0\nlanguage: 1\nextends: [rye, oats]\n${manifest}`), { packs: [layer('rye', 'Rye'), layer('oats', 'Oats'), smallPack()] });
  const told = ({ diagnostics }: PackResult): string[] => diagnostics.filter(({ code }) => code === 'D0510').map(({ title, primary, secondary }) => `${primary.file.path} and ${secondary.map(({ file }) => file.path).join()}: ${title}`);

  it('clash where both replace one thing', () => {
    const { pack, ...rest } = over('things: []\n');
    expect(pack).toBeNull();
    expect(told({ pack, ...rest })).toEqual(["oats:more.yaml and rye:more.yaml: the packs 'rye' and 'oats' both state the thing 'barley', and neither extends the other"]);
  });

  it('do not where the pack over them says what is meant', () => {
    const settled = over('things:\n  - { id: barley, kind: resource, title: Spelt, replaces: true }\n');
    expect(told(settled)).toEqual([]);
    expect(settled.pack?.things.find(({ id }) => id === 'barley')?.title).toBe('Spelt');
  });
});

describe('of a pack that is not there', () => {
  const files = {
    'cards/storm.yaml': 'id: storm\nkind: card\nreplaces: true\ngrows: wheat\nharvest: { effect: lose 1 whaet }\n',
    'rules/more.yaml': 'procedures:\n  - { id: rain, phrase: let it rain, does: gain 2 barley }\n',
  };
  const codes = (id: string, changed: Readonly<Record<string, string>> = {}): string[] => {
    const { pack, diagnostics } = compile({ ...files, ...changed }, `${MANIFEST.replace('[harvest]', `[${id}]`)}removes: [shelter]\ncounts: { card: 4 }\n`);
    expect(pack).toBeNull();
    return diagnostics.map(({ code }) => code);
  };

  it('is told, and nothing of what it may have declared', () => {
    expect(codes('winter')).toEqual(['D0513']);
  });

  it('is told beside what cannot be read anyhow', () => {
    expect(codes('winter', { 'cards/hail.yaml': 'id: hail\nkind: [card\n' })).toEqual(expect.arrayContaining(['D0513', 'D0301']));
    expect(codes('winter', { 'cards/hail.yaml': 'id: hail\nkind: card\nharvest:\n  effect: |\n    lose 1 wheat)\n' }).filter((code) => !code.startsWith('D01'))).toEqual(['D0513']);
  });

  it('is read as the only one its name is near to, so that other mistakes show', () => {
    expect(codes('harvets')).toEqual(['D0202', 'D0513']);
    expect(codes('harvets', { 'cards/storm.yaml': files['cards/storm.yaml'].replace('whaet', 'wheat') })).toEqual(['D0513']);
  });
});
