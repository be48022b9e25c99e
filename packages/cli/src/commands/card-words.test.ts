// Every sentence a card may hold can be said in English and French: each phrase of the engine and of the base game with its slots
// filled at random, each moment, act, quantity and attribute, each form of the language. A language without a word names the gap.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { createSourceFile } from '@dradis/diagnostics';
import { wholeFile, type Phrase, type Prose, type ProseText } from '@dradis/language';
import { buildFaces, buildProse, compilePack, faceText } from '@dradis/packs';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPackFolder } from '../files/pack-folder.js';

const CONTENT = fileURLToPath(new URL('../../../../content/', import.meta.url));
const GOLDEN = fileURLToPath(new URL('golden/card-packs.md', import.meta.url));
const PACKS = ['examples', 'variants'].flatMap((folder) => readdirSync(join(CONTENT, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`)).sort();
const files = readPackFolder(join(CONTENT, 'base'));
const result = compilePack(files);
const { vocabulary } = result;

/** What judges whole positions stands on no card. */
const judging = new Set([...(files.find(({ path }) => path === 'rules/always.yaml')?.text ?? '').matchAll(/\bid: ([\w-]+)/g)].map(([, id = '']) => id));

function voice(lang: string): Prose {
  const prose = buildProse(result, [files], lang);
  if (prose === null) throw new Error(`no grammar for ${lang}`);
  return prose;
}

const voices = ['en', 'fr'].map((lang) => [lang, voice(lang)] as const);

/** A name for each sort of thing, so that every slot can be filled by one. */
const params = [
  { name: 'you', type: 'thing:player', settable: false },
  { name: 'this', type: 'thing:destination', settable: false },
  { name: 'difficulty', type: 'tally', settable: true },
  { name: 'deed', type: 'thing:ability', settable: false },
  ...vocabulary.kinds.flatMap(({ id }) => [
    { name: `some ${id}`.replaceAll('-', ' '), type: `thing:${id}`, settable: false },
    { name: `several ${id}`.replaceAll('-', ' '), type: `list:${id}`, settable: false },
  ]),
].map((param) => ({ ...param, name: param.name.replaceAll(' ', '-') }));

const scope = { params, returns: null, onUse: false };
const text = (effect: string): ProseText => ({ text: wholeFile(createSourceFile('test', effect)), scope });

/** What may stand in a slot of a type. */
function fillers(type: string): string[] {
  const kind = type.replace(/\*$/, '');
  if (type === 'number') return ['1', '2', '5'];
  if (type === 'tally') return ['difficulty'];
  if (type === 'ability') return ['deed'];
  if (type.endsWith('*')) return kind === 'skill' ? ['politics or tactics', 'several-skill'] : [`several-${kind}`];
  if (type === 'player') return ['you', 'current player', 'admiral', 'some-player'];
  if (type === 'resource') return ['fuel', 'food', 'some-resource'];
  if (type === 'location') return ['sickbay', 'command', 'some-location'];
  if (type === 'area') return ['bow', 'some-area'];
  return [`some-${kind}`];
}

/** A phrase with its slots filled: the first of the words that may stand for one another, nothing that may be left out. */
function sentence({ phrases: [pattern = ''] }: Phrase, pick: (from: readonly string[]) => string): string {
  return pattern
    .replace(/\{[a-z-]+\??:([a-z*-]+)\}/g, (_, type: string) => pick(fillers(type)))
    .replace(/\((the|s)\) ?/g, (_, optional: string) => (optional === 's' ? 's ' : ''))
    .replace(/([a-z]+)\/[a-z]+/g, '$1')
    .trim();
}

/** Statements around another one. */
const AROUND = [
  (inner: string): string => inner,
  (inner: string): string => `you may: ${inner}`,
  (inner: string): string => `admiral may: ${inner}\notherwise: lose 1 morale`,
  (inner: string): string => `admiral chooses:\n  either: ${inner}\n  or: lose 1 fuel`,
  (inner: string): string => `you choose:\n  either: ${inner}\n  or: nothing`,
  (inner: string): string => `current player rolls:\n  1-4: ${inner}\n  5-8: lose 1 fuel`,
  (inner: string): string => `repeat 2 times: ${inner}`,
  (inner: string): string => `if admiral is president: ${inner}\notherwise: lose 1 fuel`,
  (inner: string): string => `lose 1 fuel\n${inner}\nsend current player to brig`,
  (inner: string): string => `current player discards 1 skill card\n${inner}`,
];

/** What must not stand in a text: patterns that were not filled, the effect language, ids. */
const RAW = /[{}[\]<>⟦⟧]|undefined|null|\bsome-|\bseveral-| {2}|^[.,;:]|\b(?:let|announce|otherwise if)\b/;

const wrong: string[] = [];

beforeEach(() => {
  wrong.length = 0;
});

function judge(what: string, said: { readonly text: string; readonly missing: readonly string[] }): void {
  if (said.missing.length > 0) wrong.push(`${what}: lacks ${said.missing.join(', ')}`);
  if (RAW.test(said.text)) wrong.push(`${what}: says ${said.text}`);
}

describe('the words of the base game', () => {
  const statements = [...vocabulary.verbs, ...vocabulary.procedures];
  const values = [...vocabulary.queries, ...vocabulary.definitions.filter(({ id }) => !judging.has(id))];

  it('say every statement with any slots', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statements), fc.constantFrom(...AROUND), fc.infiniteStream(fc.nat(3)), (phrase, around, numbers) => {
        const effect = around(sentence(phrase, (from) => from[(numbers.next().value ?? 0) % from.length] ?? ''));
        wrong.length = 0;
        for (const [lang, prose] of voices) judge(`${lang} ${phrase.id}: ${effect}`, prose.effect(text(effect)));
        expect(wrong.join('\n')).toBe('');
      }),
      { numRuns: 400 },
    );
  });

  it('say every value and condition', () => {
    expect(judging.size).toBeGreaterThan(20);
    for (const phrase of values) {
      const expression = sentence(phrase, ([first = '']) => first);
      for (const [lang, prose] of voices) {
        const given = text(expression);
        judge(`${lang} ${phrase.id}: ${expression}`, phrase.returns === 'condition' ? prose.condition(given) : prose.value({ ...given, expect: phrase.returns ?? 'number' }));
      }
    }
    expect(wrong.join('\n')).toBe('');
  });

  it('say every attribute and variable', () => {
    const attributes = vocabulary.attributes.map(({ words, of, type, id }) => ({ id, expression: `${words} of some-${of}`, type }));
    const variables = vocabulary.variables.map(({ words, type, id }) => ({ id, expression: words, type }));
    for (const { id, expression, type } of [...attributes, ...variables]) {
      for (const [lang, prose] of voices) judge(`${lang} ${id}: ${expression}`, type === 'condition' ? prose.condition(text(expression)) : prose.value({ ...text(expression), expect: type }));
    }
    expect(wrong.join('\n')).toBe('');
  });

  it('say every moment, act and quantity', () => {
    for (const [lang, prose] of voices) {
      const ability = (trigger: 'event' | 'act' | 'quantity', id: string): void => { judge(`${lang} ${id}`, prose.ability({ trigger, id, optional: trigger === 'event', test: null, by: trigger === 'quantity' ? text('0 - 1') : null, effect: trigger === 'event' ? text('lose 1 fuel') : null })); };
      for (const { id } of vocabulary.events) ability('event', id);
      for (const { id } of vocabulary.acts) ability('act', id);
      for (const { id } of vocabulary.quantities) ability('quantity', id);
    }
    expect(wrong.join('\n')).toBe('');
  });

  it.each([
    'if fuel is politics: lose 1 fuel\notherwise if not (the number of players is 4): lose 2 fuel\notherwise: lose 3 fuel',
    'you choose a number from 1 to 3 as n\nlose n fuel',
    'you choose a location that is on galactica as goal\nsend current player to goal',
    'you may choose up to 2 vipers in reserves as picked\nmove picked to destroyed',
    'you choose any number of skill cards in hand of you as given\nfor each of given as c: discard c',
    'pick 2 skill cards in hand of you at random as lost\nfor each of lost as c: discard c',
    'you roll:\n  1: lose 1 fuel\n  2-4: lose 2 fuel\n  5 or more: nothing',
    'you rolls a die as risk\ndepending on risk:\n  1-6: lose 1 fuel',
    'president chooses:\n  either: lose 1 fuel\n  or: lose 1 morale\n  or: nothing',
    'let n be (2 if some-player is revealed otherwise 1)\nlose n fuel',
    'let held be some-player is revealed\nif held: lose 1 fuel',
    'repeat 3 times:\n  lose 1 fuel\n  if fuel is politics: stop repeating',
    'for each player as p: p discards 1 skill card',
    'move top 3 crisis cards of crisis-deck to cards-under-review\nmove top galactica damage token of galactica-damage-pool to supply',
    'set actions this turn to 2',
    'you uses deed',
    'end the game with out-of-fuel',
    'if moving is allowed (who = you, place = command): lose 1 fuel',
    'lose (the number of vipers in reserves) fuel',
    'resolve fail of some-crisis\nstop',
  ])('say the form of %s', (effect) => {
    for (const [lang, prose] of voices) judge(`${lang} ${effect}`, prose.effect(text(effect)));
    expect(wrong.join('\n')).toBe('');
  });

  it('say what a name has no words for as plainly as can be, and name the gap', () => {
    const said = (effect: string): unknown => voices.map(([, prose]) => prose.effect(text(effect)));
    expect(said('set revealed of you to true')).toEqual([
      { text: 'From now on, you are a revealed Cylon.', missing: ['statement set revealed of you to true'] },
      { text: 'Désormais, vous êtes un Cylon révélé.', missing: ['statement set revealed of you to true'] },
    ]);
    expect(said('set level of food to 7')).toEqual([
      { text: "Set food's level to 7.", missing: ['statement set level of food to 7'] },
      { text: 'Mettez le niveau de Rations à 7.', missing: ['statement set level of food to 7'] },
    ]);
  });
});

describe('the packs beside the base game', () => {
  it('say their cards in both languages, without gaps', () => {
    const text = PACKS.map((folder) => {
      const own = readPackFolder(join(CONTENT, folder));
      const compiled = compilePack(own, { packs: [files] });
      const mine = new Set(compiled.outline.filter(({ place }) => !place.file.path.includes(':')).map(({ id }) => id));
      const said = ['en', 'fr'].map((lang) => {
        const faces = buildFaces(compiled, [own, files], lang);
        expect(faces?.missing, `${folder} ${lang}`).toEqual([]);
        expect(faces?.diagnostics, `${folder} ${lang}`).toEqual([]);
        const shown = faces?.faces.filter(({ id }) => mine.has(id)).map((face) => faceText(face, faces.colon)) ?? [];
        return `### ${lang}\n\n${shown.length === 0 ? 'No cards of its own.\n' : shown.map((each) => each.replaceAll('\n', '  \n')).join('\n')}`;
      });
      return `## ${folder}\n\n${said.join('\n')}`;
    });
    const golden = `<!-- Made from the effects of the cards; not to be edited. -->\n# Packs beside the base game\n\n${text.join('\n')}`;
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(GOLDEN, golden);
    expect(golden).toBe(readFileSync(GOLDEN, 'utf8'));
  });
});

describe('a language that has but a grammar', () => {
  const grammar = 'grammar:\n  you: mi\n  determiners: { the: { m: la, f: la, p: la } }\n  prepositions: { of: { plain: de } }\n  forms: { and: " kaj " }\n';
  const own = [...files, { path: 'words/eo.yaml', text: `${grammar}phrases: { lose-resource: "[perdi] {n} {what}" }\nthings: { fuel: "-: fuelo" }\nverbs: { perdi: perdas }\n` }];
  const faces = buildFaces(result, [own], 'eo');

  it('says what it has words for, and names the others', () => {
    expect(faces?.faces.find(({ id }) => id === 'press-room')?.title).toBe('Press Room');
    const missing = new Set(faces?.missing.map(({ what }) => what));
    for (const what of ['kind player', 'phrase send-to', 'label action', 'phrase draw-skill-cards', 'label reaction']) expect(missing, what).toContain(what);
    expect([...missing].some((what) => what.endsWith(' lose-resource') || what === 'thing fuel' || what === 'verb perdi')).toBe(false);
  });

  it('is told where each word is to be added', () => {
    const found = faces?.diagnostics.filter(({ code }) => code === 'D0801') ?? [];
    expect(found.length).toBeGreaterThan(50);
    expect(found.find(({ facts }) => facts['what'] === 'phrase send-to')?.help).toContain('Add `send-to: …` to `phrases` in words/eo.yaml');
  });
});
