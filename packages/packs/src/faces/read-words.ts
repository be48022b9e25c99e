// The words files of a pack (`words/en.yaml`) -> words the prose speaks with. Must not say anything.
import type { Diagnostic, SourceFile } from '@dradis/diagnostics';
import type { GameWords, Grammar, NounWords, Saying, VerbWords } from '@dradis/language';
import { FIXED_SHAPES } from '../shape/shape-book.js';
import { toJson, type PackNode } from '../yaml/pack-node.js';
import { readSections, sectionEntries, type Placed } from './words-file.js';

/** A line of a face: fields in braces; the line stands only where all of them are given. */
export interface FaceLine {
  readonly label: string;
  readonly text: string;
}

/** Everything a words file holds. */
export interface WordsFile {
  readonly words: GameWords;
  /** The grammar of the language, when the file gives one. */
  readonly grammar: Grammar | undefined;
  /** Texts of faces that belong to no effect, by name. */
  readonly labels: Readonly<Record<string, string>>;
  /** The lines of the faces of a kind. */
  readonly faces: Readonly<Record<string, readonly FaceLine[]>>;
  /** Titles of things, where they differ from the pack's. */
  readonly titles: Readonly<Record<string, string>>;
  /** What reminders say, by name. */
  readonly reminders: Readonly<Record<string, string>>;
  /** What is said on things beside their effects. */
  readonly hints: Readonly<Record<string, string>>;
  /** Where the sentences of idioms stand, and the texts of reminders, by name. */
  readonly places: { readonly idioms: Readonly<Record<string, Placed>>; readonly reminders: Readonly<Record<string, Placed>> };
  readonly diagnostics: readonly Diagnostic[];
}

type Plain = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A noun as files write it: `Raptor, Raptors`; before it flags and a colon: `m` or `f`, `'` shortens words before it, `-`
 * takes no article, `p` names several.
 */
export function readNoun(written: string): NounWords {
  const flagged = /^([mfp'-]+):\s*(.*)$/.exec(written);
  const flags = flagged?.[1] ?? '';
  const [one = '', many] = (flagged?.[2] ?? written).split(/\s*,\s*/);
  return {
    one,
    ...(many === undefined ? {} : { many }),
    ...(flags.includes('m') ? { gender: 'm' } : flags.includes('f') ? { gender: 'f' } : {}),
    ...(flags.includes("'") ? { elided: true } : {}),
    ...(flags.includes('-') ? { bare: true } : {}),
    ...(flags.includes('p') ? { plural: true } : {}),
  };
}

function noun(value: unknown): NounWords {
  if (typeof value === 'string') return readNoun(value);
  if (!isMap(value)) return { one: '' };
  return {
    ...readNoun(textOf(value['noun'])),
    ...textsAt(value, ['at', 'to', 'before', 'after', 'holds', 'stake']),
    ...(value['counted'] === undefined ? {} : { counted: readNoun(textOf(value['counted'])) }),
    ...listAt(value, 'implied'),
  };
}

/** What is given of some texts. */
function textsAt(value: Plain, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.flatMap((key) => (typeof value[key] === 'string' ? [[key, value[key]] as const] : [])));
}

/** A list of texts, when it is given. */
function listAt(value: Plain, key: string): Record<string, readonly string[]> {
  const given = value[key];
  return Array.isArray(given) ? { [key]: given.map(textOf) } : {};
}

const TEXTS = ['subject', 'say', 'before', 'after', 'item', 'yours', 'heavy', 'not', 'times', 'until'];
const MAPS = ['is', 'set', 'undergo', 'chosen', 'compare'];
const FLAGS = ['silent', 'stands', 'reader', 'rolls', 'whole'];

/** A saying: a pattern alone, or a map. */
function saying(value: unknown): Saying {
  if (!isMap(value)) return { say: textOf(value) };
  return {
    ...textsAt(value, TEXTS),
    ...(value['noun'] === undefined ? {} : { noun: noun(value['noun']) }),
    ...Object.fromEntries(MAPS.flatMap((key) => (isMap(value[key]) ? [[key, texts(value[key])] as const] : []))),
    ...Object.fromEntries(FLAGS.flatMap((key) => (typeof value[key] === 'boolean' ? [[key, value[key]] as const] : []))),
    ...listAt(value, 'implied'),
  };
}

function texts(value: unknown): Record<string, string> {
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, textOf(text)])) : {};
}

/** `one, many, imperative` for a verb, or a map of its forms. */
function verb(value: unknown): VerbWords {
  if (isMap(value)) return value;
  const written = textOf(value);
  const elided = written.startsWith("': ");
  const [one, many, imp] = written.replace(/^': /, '').split(/\s*,\s*/);
  return { ...(one === undefined ? {} : { one }), ...(many === undefined ? {} : { many }), ...(imp === undefined ? {} : { imp }), ...(elided ? { elided } : {}) };
}

function table<T>(value: unknown, read: (value: unknown) => T): Record<string, T> {
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item)])) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function lines(value: unknown): FaceLine[] {
  return Array.isArray(value) ? value.flatMap((line) => (isMap(line) ? [{ label: textOf(line['label']), text: textOf(line['text']) }] : [])) : [];
}

/** The grammar a file gives; its shape was checked. */
function grammarOf(value: unknown, lang: string): Grammar | undefined {
  if (!isMap(value)) return undefined;
  const not = texts(value['not']);
  const plain = not['plain'] ?? '{v}';
  return {
    lang,
    you: textOf(value['you']),
    zeroIsSingular: value['zero-is-singular'] === true,
    determiners: isMap(value['determiners']) ? (value['determiners'] as Grammar['determiners']) : {},
    prepositions: table(value['prepositions'], (each) => {
      const own = isMap(each) ? each : {};
      return { plain: textOf(own['plain']), elided: textOf(own['elided'] ?? own['plain']), joined: texts(own['joined']) };
    }),
    verbs: table(value['verbs'], verb),
    not: { plain, elided: not['elided'] ?? plain, inf: not['inf'] ?? '{inf}' },
    joints: Array.isArray(value['joints']) ? value['joints'].filter(isMap).map((each) => ({ before: textOf(each['before']), after: textOf(each['after']), joined: textOf(each['joined']) })) : [],
    typography: Object.entries(texts(value['typography'])),
    forms: texts(value['forms']),
  };
}

/** Reads one words file of a language. */
export function readWords(file: SourceFile, lang = ''): WordsFile {
  const { root, diagnostics } = readSections(file, FIXED_SHAPES.words);
  const json = root === undefined ? {} : toJson(root);
  const map = isMap(json) ? json : {};
  return {
    words: {
      kinds: table(map['kinds'], noun),
      things: table(map['things'], noun),
      names: table(map['names'], saying),
      phrases: table(map['phrases'], saying),
      verbs: table(map['verbs'], verb),
      idioms: texts(map['idioms']),
    },
    grammar: grammarOf(map['grammar'], lang),
    labels: texts(map['labels']),
    faces: table(map['faces'], lines),
    titles: texts(map['titles']),
    reminders: texts(map['reminders']),
    hints: texts(map['hints']),
    places: { idioms: placesIn(file, root, 'idioms'), reminders: placesIn(file, root, 'reminders') },
    diagnostics,
  };
}

function placesIn(file: SourceFile, root: PackNode | undefined, section: string): Readonly<Record<string, Placed>> {
  return Object.fromEntries(sectionEntries(root, section).map(({ key, range }) => [key, { file, range }]));
}

/** Words of several packs as one; a later file wins. */
export function mergeWords(files: readonly WordsFile[]): WordsFile {
  // Without a prototype, so that an id like `constructor` finds nothing that no file says.
  const merge = <T>(of: (file: WordsFile) => Readonly<Record<string, T>>): Record<string, T> => Object.assign(Object.create(null) as object, ...files.map(of)) as Record<string, T>;
  return {
    words: {
      kinds: merge(({ words }) => words.kinds),
      things: merge(({ words }) => words.things),
      names: merge(({ words }) => words.names),
      phrases: merge(({ words }) => words.phrases),
      verbs: merge(({ words }) => words.verbs),
      idioms: merge(({ words }) => words.idioms),
    },
    grammar: files.reduce<Grammar | undefined>((found, { grammar }) => grammar ?? found, undefined),
    labels: merge(({ labels }) => labels),
    faces: merge(({ faces }) => faces),
    titles: merge(({ titles }) => titles),
    reminders: merge(({ reminders }) => reminders),
    hints: merge(({ hints }) => hints),
    places: { idioms: merge(({ places }) => places.idioms), reminders: merge(({ places }) => places.reminders) },
    diagnostics: files.flatMap((file) => file.diagnostics),
  };
}
