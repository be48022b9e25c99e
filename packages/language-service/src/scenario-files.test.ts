// Scenario files are answered for like other documents, and change with what they name.
import { createSourceFile } from '@dradis/diagnostics';
import { describe, expect, it } from 'vitest';
import type { Location } from './protocol.js';
import { createService } from './service.js';
import { marked, smallPack } from './testing/small-pack.js';
import { offsetOf, withEdits } from './text-range.js';

const PATH = 'scenarios/storms.yaml';
const TEXT = `- scenario: A storm
  covers: [storm]
  rulings: R-001
  given:
    players: [ada, bob]
    wheat: 2
    draw-pile: [storm, 1 sunshine]
  when: |
    lose 1 wheat
    set current player to ada
  answers:
    - ada: yes
    - bob: ada
  then:
    - level of wheat is 1
    - draw-pile: [storm, sunshine]
  changes: { wheat: -1 }
`;
const FILES = smallPack({
  'rules/heroes.yaml': 'kinds:\n  - id: hero\n  - id: outcome\n',
  'board/heroes.yaml': 'things:\n  - { id: ada, kind: hero }\n  - { id: bob, kind: hero }\n  - { id: victory, kind: outcome }\n',
  'scenarios/default-position.yaml': 'default position:\n  cast: [ada, bob]\n  players: 2\n  seat: "set current player to {player}"\n  do: gain 1 barley\n',
  [PATH]: TEXT,
});
const service = createService({ files: FILES });
const at = (words: string, more = 1): number => TEXT.indexOf(words) + more;

function said(locations: readonly Location[]): string[] {
  return locations.map(({ path, range }) => {
    const file = createSourceFile(path, FILES.find((each) => each.path === path)?.text ?? '');
    return `${path}:${String(range.start.line + 1)}: ${file.text.slice(offsetOf(file, range.start), offsetOf(file, range.end))}`;
  });
}

it('finds nothing wrong with good scenarios', () => {
  expect(service.paths().flatMap((path) => service.diagnostics(path))).toEqual([]);
});

it.each([
  ['a key that nothing reads', 'covers:', 'coverz:', 'D0701', 'coverz'],
  ['a word of an effect', 'lose 1 wheat', 'lose 1 weat', 'D0202', 'weat'],
  ['a condition', 'level of wheat is', 'levl of wheat is', 'D0202', 'levl'],
  ['what a zone holds', '1 sunshine', '1 sunshin', 'D0704', '1 sunshin'],
  ['a level', '{ wheat:', '{ wheet:', 'D0704', 'wheet'],
  ['a player', '- bob:', '- bub:', 'D0704', 'bub'],
  ['a character', '[ada, bob]', '[ada, bub]', 'D0704', 'bub'],
] as const)('tells a mistake in %s at its place, and counts it', (_, right, wrong, code, words) => {
  const edited = createService({ files: FILES });
  const text = TEXT.replace(right, wrong);
  edited.update(PATH, text);
  const file = createSourceFile(PATH, text);
  const found = edited.diagnostics(PATH).map((one) => ({ code: one.code, words: text.slice(offsetOf(file, one.range.start), offsetOf(file, one.range.end)) }));
  expect(found).toEqual([{ code, words }]);
  expect(edited.problems()).toContainEqual({ path: PATH, errors: 1, warnings: 0 });
  edited.update(PATH, TEXT);
  expect(edited.diagnostics(PATH)).toEqual([]);
});

it('tells only what is wrong with the form while the pack is broken', () => {
  const edited = createService({ files: FILES });
  edited.update('cards/storm.yaml', 'id: storm\nkind: card\n');
  expect(edited.pack()).toBeNull();
  expect(edited.diagnostics(PATH)).toEqual([]);
  edited.update(PATH, TEXT.replace('then:', 'thn:'));
  expect(edited.diagnostics(PATH).map(({ code }) => code)).toContain('D0701');
});

it.each([
  ['keys of a scenario', '- scenario: A\n  ‸\n', ['when', 'then', 'given'], ['suit']],
  ['keys of what is given, with zones', '- scenario: A\n  given:\n    ‸\n  when: nothing\n', ['players', 'do', 'draw-pile'], ['when']],
  ['cards that it covers', '- scenario: A\n  covers: [st‸]\n  when: nothing\n', ['storm', 'sunshine'], []],
  ['who answers', '- scenario: A\n  when: nothing\n  answers:\n    - ‸\n', ['ada', 'bob'], ['storm']],
  ['levels', '- scenario: A\n  when: nothing\n  changes: { ‸ }\n', ['wheat', 'barley'], ['storm']],
  ['outcomes', '- scenario: A\n  when: nothing\n  ends: ‸\n', ['victory'], ['storm']],
  ['what a zone holds', '- scenario: A\n  given:\n    draw-pile: [storm, s‸]\n  when: nothing\n', ['storm', 'sunshine', 'none'], []],
  ['statements', '- scenario: A\n  when: |\n    lose 1 ‸\n', ['wheat'], []],
  ['conditions', '- scenario: A\n  when: nothing\n  then:\n    - ‸\n', ['not'], ['lose']],
] as const)('completes %s', (_, text, some, none) => {
  const edited = createService({ files: FILES });
  const { text: plain, offset } = marked(text);
  edited.update(PATH, plain);
  const labels = edited.completion(PATH, offset).map(({ label }) => label);
  expect(labels.filter((label) => (some as readonly string[]).includes(label)).sort()).toEqual([...some].sort());
  expect(labels.filter((label) => (none as readonly string[]).includes(label))).toEqual([]);
});

it.each([
  ['a card that it covers', 'storm]', 'cards/storm.yaml:1: storm'],
  ['a card in a zone', 'sunshine]', 'cards/sunshine.yaml:1: sunshine'],
  ['a level', 'wheat: -1', 'board/resources.yaml:2: wheat'],
  ['a procedure', 'lose 1', 'rules/play.yaml:11: lose'],
  ['somebody who plays, in a statement', 'ada\n  answers', 'board/heroes.yaml:2: ada'],
  ['who answers', 'bob: ada', 'board/heroes.yaml:3: bob'],
  ['whom he picks', 'ada\n  then', 'board/heroes.yaml:2: ada'],
  ['a zone', 'draw-pile: [storm, s', 'rules/nouns.yaml:23: draw-pile'],
  ['a thing in a condition', 'wheat is 1', 'board/resources.yaml:2: wheat'],
] as const)('finds the declaration of %s', (_, words, declared) => {
  expect(said(service.definition(PATH, at(words)))).toEqual([declared]);
});

it('says what stands at a place', () => {
  expect(service.hover(PATH, at('lose 1'))?.contents).toContain('Takes from the store.');
  expect(service.hover(PATH, at('covers'))?.contents).toContain('The ids of the cards it is about');
  expect(service.signatureHelp(PATH, at('lose 1 wheat', 7))?.signatures[0]?.label).toBe('lose {n: number} {what: resource}');
});

it('outlines scenarios and colours their effects', () => {
  expect(service.outline(PATH)).toMatchObject([{ name: 'A storm', detail: 'scenario' }]);
  const file = createSourceFile(PATH, TEXT);
  expect(service.semanticTokens(PATH).map(({ range }) => TEXT.slice(offsetOf(file, range.start), offsetOf(file, range.end)))).toEqual(expect.arrayContaining(['lose', 'wheat', 'ada', 'level']));
});

describe('rename', () => {
  const uses = (name: string): number => FILES.reduce((sum, { text }) => sum + [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length, 0);
  it.each([['a card', PATH, 'storm]', 'storm', 'gale'], ['a resource', 'board/resources.yaml', 'wheat', 'wheat', 'rye'], ['somebody who plays', PATH, 'ada, bob', 'ada', 'eve']] as const)('reaches %s in every file, from each place of its name', (_, path, words, name, next) => {
    const text = FILES.find((file) => file.path === path)?.text ?? '';
    const start = text.indexOf(words);
    const results = Array.from({ length: name.length + 1 }, (_each, more) => service.rename(path, start + more, next));
    for (const result of results) expect(result).toEqual(results[0]);
    const [result] = results;
    if (result === undefined || 'refused' in result) throw new Error(result?.refused);
    const files = FILES.map((file) => ({ path: file.path, text: withEdits(createSourceFile(file.path, file.text), result.edits[file.path] ?? []) }));
    // The title of the scenario and the example of a procedure are no uses.
    expect(Object.values(result.edits).flat()).toHaveLength(uses(name) - (name === 'ada' ? 0 : 1));
    const after = createService({ files });
    expect(after.paths().flatMap((each) => after.diagnostics(each))).toEqual([]);
  });
});

it('says what can be done with a card and with a scenario', () => {
  const scenario = { title: 'A storm', location: { path: PATH, range: { start: { line: 0, character: 12 }, end: { line: 0, character: 19 } } } };
  const card = { range: { start: { line: 0, character: 4 }, end: { line: 0, character: 9 } }, id: 'storm', touching: 1, coverage: null };
  expect(service.codeLenses('cards/storm.yaml')).toEqual([{ ...card, command: 'debug', scenarios: [] }, { ...card, command: 'test', scenarios: [scenario] }]);
  expect(service.codeLenses('cards/sunshine.yaml').map(({ command }) => command)).toEqual(['debug']);
  expect(service.codeLenses(PATH)).toEqual([{ range: scenario.location.range, command: 'test', id: 'A storm', scenarios: [scenario], touching: 1, coverage: null }]);
});

it('folds what stands on several lines', () => {
  const lines = (path: string): string[] => service.foldingRanges(path).map(({ startLine, endLine, kind }) => `${String(startLine)}-${String(endLine)} ${kind}`);
  expect(lines(PATH)).toEqual(['0-16 region', '3-6 region', '7-9 region', '10-12 region', '13-15 region']);
  expect(lines('cards/storm.yaml')).toEqual([]);
  const edited = createService({ files: smallPack({ 'cards/storm.yaml': '# One.\n# Two.\nid: storm\n# Alone.\nkind: card\n' }) });
  expect(edited.foldingRanges('cards/storm.yaml')).toEqual([{ startLine: 0, endLine: 1, kind: 'comment' }]);
});

it('formats the effects of scenarios', () => {
  const edited = createService({ files: FILES });
  const loose = TEXT.replace('lose 1 wheat', 'lose  1   wheat');
  edited.update(PATH, loose);
  expect(withEdits(createSourceFile(PATH, loose), edited.format(PATH))).toBe(TEXT);
});

it('warns of a position that no play leads to, where it is given, and no longer once it is put right', () => {
  const always = 'definitions:\n  - { id: bounded, phrase: "{what:resource} is bounded", always: "{what} is beyond its end", means: level of what is at most 9 }\n';
  const one = createService({ files: [...FILES, { path: 'rules/always.yaml', text: always }] });
  expect(one.diagnostics(PATH)).toEqual([]);
  one.update(PATH, TEXT.replace('wheat: 2', 'wheat: 99'));
  expect(one.diagnostics(PATH).map(({ code, severity, message, range }) => ({ code, severity, message: message.split('\n')[0], line: range.start.line }))).toEqual([
    { code: 'D0710', severity: 2, message: 'No play leads to this position: Wheat is beyond its end', line: 5 },
  ]);
  expect(one.problems().find(({ path }) => path === PATH)).toMatchObject({ errors: 0, warnings: 1 });
  one.update(PATH, TEXT);
  expect(one.diagnostics(PATH)).toEqual([]);
});
