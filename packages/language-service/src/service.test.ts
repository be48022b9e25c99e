// One check for each thing the service is asked, on a small pack.
import { createSourceFile } from '@dradis/diagnostics';
import { compilePack } from '@dradis/packs';
import { describe, expect, it } from 'vitest';
import { createService, type LanguageService } from './service.js';
import { offsetOf, withEdits } from './text-range.js';
import type { CompletionItem, Location } from './protocol.js';
import { marked, offsetIn, smallPack } from './testing/small-pack.js';

const CARD = 'cards/sunshine.yaml';
const PLAY = 'rules/play.yaml';

const service = createService({ files: smallPack() });
const texts = new Map(smallPack().map(({ path, text }) => [path, text]));

function labels(path: string, text: string): string[] {
  return items(path, text).map(({ label }) => label);
}

function items(path: string, text: string): CompletionItem[] {
  const edited = createService({ files: smallPack() });
  const { text: plain, offset } = marked(text);
  edited.update(path, plain);
  return edited.completion(path, offset);
}

/** Locations as `path: the text there`. */
function said(locations: readonly Location[]): string[] {
  return locations.map(({ path, range }) => {
    const file = createSourceFile(path, texts.get(path) ?? '');
    return `${path}:${range.start.line + 1}: ${file.text.slice(offsetOf(file, range.start), offsetOf(file, range.end))}`;
  });
}

function renamed(from: LanguageService, path: string, offset: number, name: string): Map<string, string> | string {
  const result = from.rename(path, offset, name);
  if ('refused' in result) return result.refused;
  return new Map([...texts].map(([each, text]) => [each, withEdits(createSourceFile(each, text), result.edits[each] ?? [])]));
}

it('finds nothing wrong with the small pack', () => {
  expect(service.paths().flatMap((path) => service.diagnostics(path))).toEqual([]);
});

it('tells what is wrong at its place, and no longer once it is mended', () => {
  const edited = createService({ files: smallPack() });
  edited.update('cards/storm.yaml', 'id: storm\nkind: card\nsuit: rain\ngrows: barley\neffect: lose 1 weat\n');
  expect(edited.diagnostics('cards/storm.yaml')).toMatchObject([{ code: 'D0202', severity: 1, range: { start: { line: 4, character: 15 }, end: { line: 4, character: 19 } } }]);
  edited.update('cards/storm.yaml', texts.get('cards/storm.yaml') ?? '');
  expect(edited.diagnostics('cards/storm.yaml')).toEqual([]);
});

it('tells what is doubtful, and counts it, while nothing is wrong', () => {
  const edited = createService({ files: smallPack() });
  const card = (effect: string): string => `id: storm\nkind: card\nsuit: rain\ngrows: barley\neffect: |\n  lose 1 wheat\n  ${effect}\n`;
  edited.update('cards/storm.yaml', card('let spare be 3'));
  expect(edited.diagnostics('cards/storm.yaml')).toMatchObject([{ code: 'D0608', severity: 2, range: { start: { line: 6, character: 2 } } }]);
  expect(edited.problems()).toEqual([{ path: 'cards/storm.yaml', errors: 0, warnings: 1 }]);
  edited.update('cards/storm.yaml', card('let spare be 3  # dradis-allow D0608 for the log'));
  expect(edited.diagnostics('cards/storm.yaml')).toEqual([]);
  edited.update('cards/storm.yaml', card('let spare be whaet'));
  expect(edited.diagnostics('cards/storm.yaml').map(({ severity }) => severity)).toEqual([1]);
});

describe('completion in documents', () => {
  it.each([
    ['keys a thing lacks, required ones first', 'cards/storm.yaml', 'id: storm\nkind: card\n‸\n', ['suit', 'grows', 'effect', 'title'], ['id', 'kind', 'action']],
    ['keys of an ability', CARD, 'id: sunshine\nkind: card\nreaction:\n  ‸\n', ['when', 'if', 'may', 'does'], ['suit', 'action']],
    ['kinds of things', 'cards/storm.yaml', 'id: storm\nkind: ‸\n', ['card', 'resource'], ['deck', 'thing']],
    ['values a field allows', 'cards/storm.yaml', 'id: storm\nkind: card\nsuit: ‸\n', ['sun', 'rain'], ['wheat']],
    ['entities of the kind a field holds', 'cards/storm.yaml', 'id: storm\nkind: card\ngrows: wh‸\n', ['wheat', 'barley'], ['sunshine']],
    ['words of events', CARD, 'id: sunshine\nkind: card\nreaction:\n  when: ‸\n  does: gain 1 wheat\n', ['a resource is lost'], []],
    ['limits', CARD, 'id: sunshine\nkind: card\nreaction: { when: a resource is lost, limit: ‸ }\n', ['once per turn', 'once per game'], []],
    ['keys inside braces', 'pack.yaml', 'id: harvest\nplayers: { min: 1, ‸ }\n', ['max'], ['min', 'title']],
    ['sections of a file of rules', 'rules/more.yaml', '‸\n', ['kinds', 'procedures'], ['suit']],
  ] as const)('%s', (_, path, text, some, none) => {
    const found = labels(path, text);
    expect(found.filter((label) => (some as readonly string[]).includes(label)).sort()).toEqual([...some].sort());
    expect(found.filter((label) => (none as readonly string[]).includes(label))).toEqual([]);
  });

  it('adds a colon to a key only where there is none', () => {
    expect(items('cards/storm.yaml', 'id: storm\nkind: card\nsu‸\n').find(({ label }) => label === 'suit')?.edit.newText).toBe('suit: ');
    expect(items('cards/storm.yaml', 'id: storm\nkind: card\nsu‸: sun\n').find(({ label }) => label === 'suit')?.edit.newText).toBe('suit');
  });

  it('makes a new card with all its kind requires, which compiles', () => {
    const [first] = items('cards/new-card.yaml', '‸');
    expect(first?.label).toBe('new card');
    const counted = smallPack().map((file) => (file.path === 'pack.yaml' ? { ...file, text: file.text.replace('card: 2', 'card: 3') } : file));
    expect(compilePack([...counted, { path: 'cards/new-card.yaml', text: first?.edit.newText ?? '' }]).diagnostics).toEqual([]);
  });

  it('offers nothing in a comment', () => {
    expect(labels('cards/storm.yaml', 'id: storm # ‸\nkind: card\n')).toEqual([]);
  });
});

describe('completion in effects', () => {
  const card = (effect: string): string => `id: storm\nkind: card\nsuit: rain\ngrows: barley\n${effect}\n`;
  it.each([
    ['statements', card('effect: ‸'), ['lose', 'gain', 'if', 'let'], ['wheat', 'otherwise-if']],
    ['the beginning typed', card('effect: ga‸'), ['gain'], ['lose']],
    ['a thing of the wanted kind', card('effect: lose 1 ‸'), ['wheat', 'barley'], ['sunshine', 'gain', 'current player']],
    ['what is said of a thing', card('effect: |\n  if wheat is ‸'), ['empty', 'not'], ['gain']],
    ['names bound above', card('effect: |\n  let best be wheat\n  lose 1 ‸'), ['best', 'wheat'], []],
    ['no names of another block', card('effect: |\n  if wheat is empty:\n    let best be wheat\n    lose 1 best\n  lose 1 ‸'), ['wheat'], ['best']],
    ['names of several words', card('effect: |\n  set current pl‸'), ['current player'], []],
    ['a new line of a block', card('effect: |\n  lose 1 wheat\n  ‸'), ['gain', 'lose'], []],
    ['the middle of a line', card('effect: |\n  lose 1 ‸ # why'), ['wheat'], []],
  ] as const)('%s', (_, text, some, none) => {
    const found = labels('cards/storm.yaml', text);
    expect(found.filter((label) => (some as readonly string[]).includes(label)).sort()).toEqual([...some].sort());
    expect(found.filter((label) => (none as readonly string[]).includes(label))).toEqual([]);
  });

  it('replaces what is typed, and says what a statement does', () => {
    const { text } = marked(card('effect: lo‸'));
    const lose = items('cards/storm.yaml', card('effect: lo‸')).find(({ label }) => label === 'lose');
    expect(lose?.documentation).toContain('Takes from the store.');
    expect(withEdits(createSourceFile('', text), lose === undefined ? [] : [lose.edit])).toContain('effect: lose\n');
  });
});

it('shows doc, ruling, example and a use of a procedure', () => {
  const contents = service.hover('cards/storm.yaml', offsetIn('cards/storm.yaml', 'lose 1', 1))?.contents ?? '';
  for (const part of ['lose {n:number} {what:resource}', 'Takes from the store.', 'Rulings: R-001', 'lose 2 wheat', 'Used in `rules/play.yaml`', 'Declared in `rules/play.yaml:11`']) expect(contents).toContain(part);
});

it('shows what a bound name is, and what a key is for', () => {
  expect(service.hover(PLAY, offsetIn(PLAY, 'level of best', 10))?.contents).toContain('best: resource');
  expect(service.hover(CARD, offsetIn(CARD, 'limit', 1))?.contents).toContain('a limit such as');
});

it('shows how the statement in progress is written', () => {
  const help = service.signatureHelp('cards/storm.yaml', offsetIn('cards/storm.yaml', 'lose 1', 7));
  expect(help?.signatures[0]).toMatchObject({ label: 'lose {n: number} {what: resource}', activeParameter: 1 });
  expect(service.signatureHelp('cards/storm.yaml', offsetIn('cards/storm.yaml', 'rain'))).toBeUndefined();
});

it.each([
  ['an entity in an effect', 'cards/storm.yaml', 'wheat', 'board/resources.yaml:2: wheat'],
  ['an entity in a field', CARD, 'wheat', 'board/resources.yaml:2: wheat'],
  ['a kind', CARD, 'card', 'rules/nouns.yaml:5: card'],
  ['a procedure by its words', CARD, 'gain 2', 'rules/play.yaml:19: gain'],
  ['a definition', CARD, 'is empty', 'rules/play.yaml:23: is-empty'],
  ['an event', CARD, 'a resource is lost', 'rules/nouns.yaml:29: resource-lost'],
  ['a name bound above', PLAY, 'best is at', 'rules/play.yaml:8: best'],
  ['a procedure by its id', 'pack.yaml', 'play-the-game', 'rules/play.yaml:5: play-the-game'],
])('finds the declaration of %s', (_, path, words, declared) => {
  for (const more of [0, 1, 2]) expect(said(service.definition(path, offsetIn(path, words, more)))).toEqual([declared]);
});

it('finds every use across documents and effects', () => {
  expect(said(service.references('board/resources.yaml', offsetIn('board/resources.yaml', 'wheat', 1)))).toEqual([
    'board/resources.yaml:2: wheat',
    'cards/storm.yaml:5: wheat',
    'cards/sunshine.yaml:4: wheat',
    'cards/sunshine.yaml:6: wheat',
    'cards/sunshine.yaml:10: wheat',
    'cards/sunshine.yaml:11: wheat',
    'rules/play.yaml:8: wheat',
  ]);
});

describe('rename', () => {
  it.each([
    ['an entity', 'cards/storm.yaml', 'wheat', 'winter-rye'],
    ['a kind', CARD, 'card', 'weather'],
    ['a kind that types name', 'board/resources.yaml', 'resource', 'crop-kind'],
    ['a zone', 'rules/nouns.yaml', 'draw-pile', 'stack'],
    ['a procedure', PLAY, 'play-the-game', 'whole-game'],
    ['a variable', PLAY, 'turn-number', 'day'],
    ['a scope', CARD, 'turn', 'day'],
    ['a bound name', PLAY, 'best is at', 'richest'],
  ])('renames %s everywhere and back', (_, path, words, name) => {
    const offset = offsetIn(path, words, 1);
    const there = renamed(service, path, offset, name);
    if (typeof there === 'string') throw new Error(there);
    expect(there).not.toEqual(texts);
    const files = [...there].map(([each, text]) => ({ path: each, text }));
    expect(compilePack(files).diagnostics).toEqual([]);
    const again = createService({ files });
    const old = service.rename(path, offset, name);
    const [from] = 'edits' in old ? Object.entries(old.edits) : [];
    if (from === undefined) throw new Error('no edits');
    const start = from[1].map(({ range }) => offsetOf(createSourceFile('', texts.get(from[0]) ?? ''), range.start)).sort((a, b) => a - b)[0] ?? 0;
    const known = /^[a-z-]+/.exec((texts.get(from[0]) ?? '').slice(start))?.[0] ?? '';
    const back = again.rename(from[0], start, known);
    if ('refused' in back) throw new Error(back.refused);
    expect(new Map([...there].map(([each, text]) => [each, withEdits(createSourceFile(each, text), back.edits[each] ?? [])]))).toEqual(texts);
  });

  it.each([
    ['a name that is taken', 'cards/storm.yaml', 'wheat', 'barley', /'barley' already, in board\/resources.yaml/],
    ['what is no id', 'cards/storm.yaml', 'wheat', 'Winter Rye', /is no name/],
    ['nothing', 'cards/storm.yaml', '1 ', 'two', /nothing that has a name/],
    ['a parameter', PLAY, 'what - n', 'thing-lost', /comes with what this effect belongs to/],
    ['part of the engine', PLAY, 'first of', 'last', /not declared by this pack/],
    ['a bound name to a taken one', PLAY, 'best is at', 'wheat', /cannot be renamed/],
  ])('refuses %s', (_, path, words, name, reason) => {
    expect(renamed(service, path, offsetIn(path, words), name)).toMatch(reason);
  });
});

it('outlines a document', () => {
  const outline = service.outline(PLAY).map(({ name, children }) => [name, children.map((child) => child.name)]);
  expect(outline).toEqual([['variables', ['turn-number']], ['procedures', ['play-the-game', 'lose', 'gain']], ['definitions', ['is-empty']]]);
  expect(service.outline('cards/storm.yaml')).toMatchObject([{ name: 'storm', detail: 'card' }]);
});

it('colours effects, in order and without overlap', () => {
  const file = createSourceFile(CARD, texts.get(CARD) ?? '');
  const tokens = service.semanticTokens(CARD).map(({ range, type }) => ({ text: file.text.slice(offsetOf(file, range.start), offsetOf(file, range.end)), type, line: range.start.line }));
  expect(tokens.filter(({ line }) => line === 5)).toEqual([
    { text: 'gain', type: 'function', line: 5 },
    { text: '2', type: 'number', line: 5 },
    { text: 'wheat', type: 'enumMember', line: 5 },
    { text: '# the good years', type: 'comment', line: 5 },
  ]);
  expect(service.semanticTokens(PLAY).filter(({ declaration }) => declaration)).toHaveLength(1);
});

it('formats by the smallest edit', () => {
  const edited = createService({ files: smallPack({ 'cards/storm.yaml': 'id: storm\nkind: card\nsuit: rain\ngrows: barley\neffect: lose  1   wheat\n' }) });
  const [edit, ...more] = edited.format('cards/storm.yaml');
  expect(more).toEqual([]);
  expect(withEdits(createSourceFile('', 'id: storm\nkind: card\nsuit: rain\ngrows: barley\neffect: lose  1   wheat\n'), edit === undefined ? [] : [edit])).toBe(texts.get('cards/storm.yaml'));
  expect(edited.format(CARD)).toEqual(service.format(CARD));
});

it.each([
  ['a misspelt name', 'id: storm\nkind: card\nsuit: rain\ngrows: barley\neffect: lose 1 weat\n', "Write 'wheat'", 'effect: lose 1 wheat\n'],
  ['a misspelt key', 'id: storm\nkind: card\nsiut: rain\ngrows: barley\neffect: lose 1 wheat\n', "Write 'suit'", 'suit: rain\n'],
  ['a value that is not allowed', 'id: storm\nkind: card\nsuit: snow\ngrows: barley\neffect: lose 1 wheat\n', "Write 'rain'", 'suit: rain\n'],
  ['a key that is missing', 'id: storm\nkind: card\nsuit: rain\neffect: lose 1 wheat\n', "Add 'grows'", 'id: storm\ngrows: \n'],
])('mends %s', (_, text, title, part) => {
  const edited = createService({ files: smallPack({ 'cards/storm.yaml': text }) });
  const action = edited.codeActions('cards/storm.yaml', { start: 0, end: text.length }).find((each) => each.title === title);
  expect(withEdits(createSourceFile('', text), action?.edits['cards/storm.yaml'] ?? [])).toContain(part);
});

it('answers emptily for what is no document', () => {
  const path = 'nowhere.yaml';
  expect([service.diagnostics(path), service.completion(path, 0), service.hover(path, 0), service.definition(path, 3), service.references(path, 0), service.outline(path), service.semanticTokens(path), service.format(path)]).toEqual([[], [], undefined, [], [], [], [], []]);
  expect(service.rename(path, 0, 'x')).toHaveProperty('refused');
});

it('gives the pack while it is free of errors, and counts what is wrong by document', () => {
  const edited = createService({ files: smallPack() });
  expect(edited.pack()?.id).toBe('harvest');
  expect(edited.problems().filter(({ errors }) => errors > 0)).toEqual([]);
  edited.update(CARD, `${texts.get(CARD) ?? ''}\nnonsense: 1\n`);
  expect(edited.pack()).toBeNull();
  expect(edited.problems()).toContainEqual({ path: CARD, errors: 1, warnings: 0 });
});
