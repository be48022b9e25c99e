// Words files and the faces they make of a small pack: shorthand, layers, problems, lines that need what a thing lacks.
import { createSourceFile, positionAt, type SourceFile } from '@dradis/diagnostics';
import { describe, expect, it } from 'vitest';
import { compilePack, createPackCompiler } from '../pack-compiler.js';
import { smallPack } from '../testing/small-pack.js';
import { buildFaces } from './build-faces.js';
import { checkWords } from './check-words.js';
import { faceText } from './face-text.js';
import { readIdioms } from './read-idioms.js';
import { mergeWords, readNoun, readWords } from './read-words.js';

const file = (text: string): SourceFile => createSourceFile('words/en.yaml', text);

const told = (text: string): string[] => {
  const source = file(text);
  return readWords(source).diagnostics.map(({ code, primary }) => {
    const { line, column } = positionAt(source, primary.span.start);
    return `${line}:${column} ${code}`;
  });
};

const SPANISH = `grammar:
  you: tú
  determiners:
    the: { m: el, f: la, p: los, pf: las }
    that: { m: ese, f: esa, p: esos, pf: esas }
    this: { m: este, f: esta, p: estos, pf: estas }
  prepositions:
    of: { plain: de, joined: { el: del } }
  verbs:
    poder: { you: puedes, one: puede, many: pueden }
    ser: { you: eres, one: es, many: son }
  not: { plain: "no {v}", inf: "no {inf}" }
  forms:
    and: " y "
    if: "si {test}, {body}"
    when: cuando
    and-if: ", si {test}"
    may: "[poder] {body}"
    then: "; luego "
    and-test: " y {test}"
    is-a: "[ser] {y}"
    is: "[ser] {y}"
    is-at-least: "[ser] al menos {n}"
kinds:
  card: "f: carta, cartas"
  resource: "m: recurso, recursos"
things:
  wheat: "m-: trigo"
  barley: "f-: cebada"
names:
  amount: { noun: "f: cantidad", set: { "*": "[reducir] la pérdida en 1" } }
phrases:
  gain: "[ganar] {n} {what}"
  lose: "[perder] {n} {what}"
  discard: "[descartar] {x}"
  is-empty: { subject: what, say: "[quedar] a cero" }
  a-resource-is-lost: "se pierde un recurso"
  resource-lost: "se pierde <{crop}><!un recurso{crop:hide}>"
verbs:
  ganar: { inf: ganar, imp: gana, one: gana }
  perder: { inf: perder, imp: pierde, one: pierde }
  descartar: { inf: descartar, imp: descarta, one: descarta }
  reducir: { inf: reducir, imp: reduce, one: reduce }
  quedar: { inf: quedar, you: quedas, one: queda, many: quedan }
labels: { colon: ": ", reaction: Reacción, once-per-turn: una vez por turno }
faces:
  card:
    - { label: Cosecha, text: "{harvest}" }
`;

describe('words files', () => {
  it.each([
    ['Raptor, Raptors', { one: 'Raptor', many: 'Raptors' }],
    ["m': Amiral", { one: 'Amiral', gender: 'm', elided: true }],
    ['f-: Nourriture', { one: 'Nourriture', gender: 'f', bare: true }],
    ['mp: Quartiers', { one: 'Quartiers', gender: 'm', plural: true }],
  ])('read the noun %s', (written, noun) => {
    expect(readNoun(written)).toEqual(noun);
  });

  it('read idioms as statements on one line, without comments', () => {
    expect(readIdioms(file('idioms:\n  two: |\n    # why\n    repeat 2 times:\n      lose 1 fuel\n    stop\n')).idioms).toMatchObject({ two: { statements: 'repeat 2 times: lose 1 fuel; stop' } });
  });

  it('tell what nothing reads and what cannot be read, with its place', () => {
    expect(told('nouns: {}\nphrases: { a: { says: x }, b: 3 }\nkinds: { c: 3 }\n')).toEqual(['1:1 D0401', '2:17 D0401', '2:31 D0403', '3:13 D0403']);
    expect(told('a: [')).toHaveLength(1);
  });

  it('of a later pack win', () => {
    const merged = mergeWords([readWords(file('kinds: { a: one, b: two }')), readWords(file('kinds: { b: three }'))]);
    expect(merged.words.kinds).toEqual({ a: { one: 'one' }, b: { one: 'three' } });
  });
});

describe('faces', () => {
  it('of a pack without words name what is missing', () => {
    const files = [...smallPack({}), { path: 'words/en.yaml', text: 'faces: { card: [] }\n' }];
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

  it('are said in a third language by words alone, its grammar included', () => {
    const files = [...smallPack({}), { path: 'words/es.yaml', text: SPANISH }];
    const faces = buildFaces(compilePack(files), [files], 'es');
    expect(faces?.diagnostics).toEqual([]);
    expect(faces?.faces.filter(({ id }) => ['sunshine', 'storm', 'shelter'].includes(id)).map((face) => faceText(face, faces.colon))).toEqual([
      'Shelter (Carta)\nCosecha: Gana 1 cebada.\nReacción – una vez por turno: Cuando se pierde trigo, si la cantidad es al menos 1, tú puedes reducir la pérdida en 1 y descartar esta carta.\n',
      'Storm (Carta)\nCosecha: Pierde 1 trigo.\n',
      'Sunshine (Carta)\nCosecha: Gana 2 trigo. Si cebada queda a cero, gana 1 cebada.\n',
    ]);
  });

  it('are the same whether or not the readings of the compiler were kept', () => {
    const files = [...smallPack({}), { path: 'words/es.yaml', text: SPANISH }];
    const anew = createPackCompiler().update(files);
    expect(buildFaces(compilePack(files), [files], 'es')).toEqual(buildFaces(anew, [files], 'es'));
  });

  it('tell at the effect what has no words, at the idiom what has no sentence, and at the sentence what has no idiom', () => {
    const text = SPANISH.replace(/ {2}lose: .*\n/, '').replace('labels:', 'idioms: { strange: x }\nlabels:');
    const files = [...smallPack({}), { path: 'words/es.yaml', text }, { path: 'words/idioms.yaml', text: 'idioms:\n  silent: lose 1 wheat\n' }];
    const result = compilePack(files);
    const found = checkWords(result, [files]).map(({ code, severity, primary: { file: at, span }, help }) => ({ code, severity, at: `${at.path}: ${at.text.slice(span.start, span.end)}`, help }));
    expect(found).toEqual([
      { code: 'D0801', severity: 'warning', at: 'cards/storm.yaml: lose 1 wheat', help: 'Add `lose: …` to `phrases` in words/es.yaml.' },
      { code: 'D0803', severity: 'warning', at: 'words/es.yaml: strange', help: 'Name the statements there, or take the sentence out.' },
      { code: 'D0802', severity: 'warning', at: 'words/idioms.yaml: silent', help: 'Add `silent: …` to `idioms` there.' },
    ]);
  });

  it('tell of a language that has no grammar, and of idioms that no effect has', () => {
    const files = [...smallPack({}), { path: 'words/xx.yaml', text: 'kinds: {}\n' }];
    expect(checkWords(compilePack(files), [files]).map(({ code }) => code)).toEqual(['D0805']);
    const idle = [...smallPack({}), { path: 'words/es.yaml', text: SPANISH.replace('labels:', 'idioms: { idle: x }\nlabels:') }, { path: 'words/idioms.yaml', text: 'idioms:\n  idle: lose 7 wheat\n' }];
    expect(checkWords(compilePack(idle), [idle]).map(({ code, facts }) => [code, facts['name']])).toEqual([['D0804', 'idle']]);
  });

  it('remind of rules as long as they say so, and mark what a designer adds as a hint', () => {
    const remind = (says: string): { lines: string[]; found: string[] } => {
      const text = SPANISH.replace('labels: {', 'reminders: { storm-rule: La tormenta cuenta doble. }\nhints: { storm: Abre el paraguas. }\nlabels: { hint: Pista,');
      const files = [...smallPack({}), { path: 'words/es.yaml', text }, { path: 'words/idioms.yaml', text: `reminders:\n  storm-rule: { on: storm, rule: take-a-turn, says: "${says}" }\n` }];
      const faces = buildFaces(compilePack(files), [files], 'es');
      const storm = faces?.faces.find(({ id }) => id === 'storm');
      expect(storm?.sections.filter(({ hint }) => hint === true)).toEqual([{ label: 'Pista', text: 'Abre el paraguas.', hint: true }]);
      return { lines: storm === undefined ? [] : faceText(storm).trimEnd().split('\n'), found: faces?.diagnostics.map(({ code, facts }) => `${code} ${String(facts['name'])}`) ?? [] };
    };
    expect(remind('resolve harvest of chosen move chosen to discard-pile')).toEqual({ lines: ['Storm (Carta)', 'Cosecha: Pierde 1 trigo.', 'La tormenta cuenta doble.', 'Pista: Abre el paraguas.'], found: [] });
    expect(remind('resolve harvest of chosen twice')).toEqual({ lines: ['Storm (Carta)', 'Cosecha: Pierde 1 trigo.', 'Pista: Abre el paraguas.'], found: ['D0804 storm-rule'] });
  });

  it('tell a reminder from an idiom', () => {
    const text = SPANISH.replace('labels:', 'reminders: { strange: x, old: y }\nlabels:');
    const files = [...smallPack({}), { path: 'words/es.yaml', text }, { path: 'words/idioms.yaml', text: 'reminders:\n  silent: { on: storm, rule: take-a-turn, says: resolve harvest of chosen }\n  old: { on: storm, rule: take-a-turn, says: lose 9 wheat }\n' }];
    expect(checkWords(compilePack(files), [files]).map(({ code, title, help }) => `${code} ${title}: ${help ?? ''}`)).toEqual([
      "D0803 There is no reminder 'strange' in words/idioms.yaml: State there which rule it is about, or take the sentence out.",
      "D0802 The reminder 'silent' has no sentence in words/es.yaml: Add `silent: …` to `reminders` there.",
      "D0804 The reminder 'old' repeats what its rule does not say: Let `says` repeat the rule as it is now, if the text is still true; else take the reminder out.",
    ]);
  });

  it('words files are no things of a pack', () => {
    const files = [...smallPack({}), { path: 'words/en.yaml', text: 'kinds: {}\n' }];
    expect(compilePack(files).diagnostics).toEqual([]);
  });
});
