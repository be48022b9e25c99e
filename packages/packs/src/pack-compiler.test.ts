// Tests of compiling packs as a whole: what comes out, that mistakes are counted once, and that little is done again.
import { positionAt } from '@dradis/diagnostics';
import { createGame, loadPack } from '@dradis/engine';
import { expect, it } from 'vitest';
import { compilePack, createPackCompiler, type PackFile, type PackResult } from './pack-compiler.js';
import { smallPack, smallPackFile } from './testing/small-pack.js';

/** Diagnostics as `path:line:column code`. */
function places({ diagnostics }: PackResult): string[] {
  return diagnostics.map(({ code, primary: { file, span } }) => {
    const { line, column } = positionAt(file, span.start);
    return `${file.path}:${line}:${column} ${code}`;
  });
}

it('compiles the small pack', () => {
  const { pack, diagnostics, counts } = compilePack(smallPack());
  expect(diagnostics).toEqual([]);
  expect(pack).toMatchObject({
    format: 1,
    language: 1,
    id: 'harvest',
    settings: { start: 'play-the-game', ordering: 'current-player', players: { min: 1, max: 3 } },
    scopes: [{ id: 'turn', variable: 'turn' }],
    effectFields: [{ id: 'harvest', of: 'card' }],
  });
  expect(pack?.things.find(({ id }) => id === 'sunshine')).toEqual({
    id: 'sunshine',
    kind: 'card',
    title: 'Sunshine',
    copies: [{ count: 3, values: {} }],
    startsIn: 'draw-pile',
    values: { suit: 'sun', grows: 'wheat', amount: 2 },
    effects: { harvest: 'sunshine.harvest' },
    abilities: [],
    file: pack?.files.indexOf('cards/sunshine.yaml'),
  });
  expect(pack?.abilities.map(({ id, trigger, optional, limit }) => ({ id, trigger, optional, limit }))).toEqual([
    { id: 'shelter.reaction', trigger: { event: 'resource-lost' }, optional: true, limit: { scope: 'turn', byAnyone: false } },
  ]);
  expect(counts).toMatchObject({ card: 6, resource: 2, deck: 2, ending: 2 });
});

it('maps the instructions of a program to the lines of its file', () => {
  const { pack } = compilePack(smallPack());
  const program = pack?.programs.find(({ id }) => id === 'sunshine.harvest');
  const lines = smallPackFile('cards/sunshine.yaml').split('\n');
  const texts = program?.at.map(([line, column, , end]) => lines[line - 1]?.slice(column - 1, end - 1));
  expect(texts?.[0]).toBe('gain 2 wheat');
  expect(texts).toContain('gain 1 barley');
});

it('makes a pack the engine loads and plays to its end', () => {
  const { pack } = compilePack(smallPack());
  if (pack === null) throw new Error('the small pack has mistakes');
  const game = createGame(loadPack(pack), { players: 2, seed: 'harvest' });
  let decisions = 0;
  for (game.run(); game.decision() !== null; game.run()) {
    decisions += 1;
    if (decisions > 100) throw new Error('the small pack does not end');
    game.answerIndexes([0]);
  }
  expect(decisions).toBeGreaterThan(0);
  expect(game.view('everything').outcome).toMatch(/^(?:full|bare)-barn$/);
});

const TEN_MISTAKES: Record<string, string> = {
  'cards/one.yaml': 'id: one\nkind: card\ngrows: wheet\n',
  'cards/two.yaml': 'id: two\nkind: crad\ngrows: wheat\n',
  'cards/three.yaml': 'id: three\nkind: card\nsuit: rain\n',
  'cards/four.yaml': 'id: four\nkind: card\ngrows: wheat\nharvest:\n  effect: gian 2 wheat\n',
  'cards/five.yaml': 'id: five\nkind: card\ngrows: wheat\nharvest:\n  effect: |\n    gain 1 wheat\n    gain 2 draw-pile\n',
  'cards/six.yaml': 'id: six\nkind: card\ngrows: wheat\nharvest:\n  effect: |\n    gain 1 wheat\n\tgain 1 barley\n',
  'cards/seven.yaml': 'id: seven\nkind: card\ngrows: wheat\nharvest: { amonut: 2 }\n',
  'cards/eight.yaml': 'id: storm\nkind: card\ngrows: wheat\n',
  'cards/nine.yaml': 'id: nine\nkind: card\ngrows: wheat\nreaction: { when: a resource is lost, if: amonut is 2, may: gain 1 wheat }\n',
  'cards/ten.yaml': 'id: ten\nkind: card\ngrows: wheat\nharvest:\n  effect: if wheat is empty: gain 1 wheat\n',
};

it('reports ten mistakes in ten files as ten diagnostics at their places', () => {
  // The counts are left out: adding ten cards would be an eleventh mistake.
  const files = smallPack({ ...TEN_MISTAKES, 'pack.yaml': smallPackFile('pack.yaml').replace(/^counts.*\n/m, '') });
  const result = compilePack(files);
  expect(result.pack).toBeNull();
  expect(places(result)).toEqual([
    'cards/five.yaml:7:12 D0203',
    'cards/four.yaml:5:11 D0201',
    'cards/nine.yaml:4:43 D0202',
    'cards/one.yaml:3:8 D0501',
    'cards/seven.yaml:4:12 D0401',
    'cards/six.yaml:7:1 D0302',
    'cards/storm.yaml:1:5 D0502',
    'cards/ten.yaml:5:28 D0303',
    'cards/three.yaml:1:1 D0402',
    'cards/two.yaml:2:7 D0501',
  ]);
});

it('never throws and always says why, whatever the files hold', () => {
  const texts = ['', '-', '[]', '{}', 'null', '1', 'kinds: 1', 'kinds: [1, {}]', 'things: {a: 1}', 'zones: [{id: a}]', 'id: 1\nkind: []', '\t', ': :', '{', 'procedures: [{id: a, phrase: [x], does: {}}]', 'kinds:\n - id: a\n   fields: {b: {group: 1}, c: {type: {}}, d: [1]}\n   live: {action: 1}'];
  for (const text of texts) {
    for (const path of ['pack.yaml', 'rules/x.yaml', 'cards/x.yaml']) {
      const { pack, diagnostics } = compilePack(smallPack({ [path]: text }));
      const isEmptyMap = text === '{}' && path !== 'pack.yaml';
      // An empty map declares nothing and is no thing; under rules/ it is merely empty.
      if (pack !== null) expect(isEmptyMap && path === 'rules/x.yaml').toBe(true);
      else expect(diagnostics.length).toBeGreaterThan(0);
    }
  }
  expect(compilePack([]).diagnostics.map(({ code }) => code)).toContain('D0505');
});

it('gives the same pack whatever the order of the files, and a hash that formatting does not change', () => {
  const files = smallPack();
  const { pack } = compilePack(files);
  expect(compilePack([...files].reverse()).pack).toEqual(pack);
  const commented = compilePack(smallPack({ 'cards/storm.yaml': `# A storm.\n${smallPackFile('cards/storm.yaml')}` })).pack;
  expect(commented?.hash).toBe(pack?.hash);
  const changed = compilePack(smallPack({ 'cards/storm.yaml': smallPackFile('cards/storm.yaml').replace('lose 1', 'lose 2') })).pack;
  expect(changed?.hash).not.toBe(pack?.hash);
});

it('gives after every edit what compiling anew gives', () => {
  const compiler = createPackCompiler();
  const edits: (PackFile | string)[] = [
    { path: 'cards/storm.yaml', text: smallPackFile('cards/storm.yaml').replace('lose 1', 'loose 1') },
    { path: 'cards/storm.yaml', text: smallPackFile('cards/storm.yaml') },
    { path: 'rules/nouns.yaml', text: smallPackFile('rules/nouns.yaml').replace('id: level', 'id: amount-left') },
    { path: 'rules/nouns.yaml', text: smallPackFile('rules/nouns.yaml') },
    { path: 'cards/fog.yaml', text: 'id: fog\nkind: card\ngrows: barley\n' },
    'cards/fog.yaml',
    { path: 'rules/play.yaml', text: `# moved down\n${smallPackFile('rules/play.yaml')}` },
    'pack.yaml',
    { path: 'pack.yaml', text: smallPackFile('pack.yaml') },
  ];
  let files = smallPack();
  compiler.update(files);
  for (const edit of edits) {
    const path = typeof edit === 'string' ? edit : edit.path;
    files = [...files.filter((file) => file.path !== path), ...(typeof edit === 'string' ? [] : [edit])];
    const incremental = compiler.update(files);
    const fresh = compilePack(files);
    expect(places(incremental)).toEqual(places(fresh));
    expect(incremental.pack).toEqual(fresh.pack);
  }
});

it('compiles only the file that changed', () => {
  const compiler = createPackCompiler();
  const before = compiler.update(smallPack());
  const after = compiler.update(smallPack({ 'cards/storm.yaml': smallPackFile('cards/storm.yaml').replace('lose 1', 'lose 2') }));
  expect(after.language).toBe(before.language);
  expect(after.texts.get('rules/play.yaml')).toBe(before.texts.get('rules/play.yaml'));
  expect(after.texts.get('cards/storm.yaml')).not.toBe(before.texts.get('cards/storm.yaml'));
});
