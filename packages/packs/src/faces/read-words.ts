// The words files of a pack (`words/en.yaml`) -> words the prose speaks with. Must not say anything.
import { type Diagnostic, type SourceFile } from '@dradis/diagnostics';
import { type GameWords, type Grammar, type NounWords, type Saying, type VerbWords } from '@dradis/language';
import { wordFinding } from '../codes/word-finding.js';
import { FIXED_SHAPES } from '../shape/shape-book.js';
import { type ShapeChecker } from '../shape/shape-checker.js';
import { shapeFindings } from '../shape/shape-findings.js';
import { toJson, valueOf, type PackNode, type Range } from '../yaml/pack-node.js';
import { readYaml } from '../yaml/read-yaml.js';
import { yamlFinding } from '../yaml/yaml-findings.js';

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
  /** Where the sentences of idioms stand, by name. */
  readonly idiomPlaces: Readonly<Record<string, Placed>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A stretch of a words file. */
export interface Placed {
  readonly file: SourceFile;
  readonly range: Range;
}

/** The statements that an idiom stands for, on one line, and where its name stands. */
export interface Idiom extends Placed {
  readonly statements: string;
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
  const { at, to } = value;
  return { ...readNoun(textOf(value['noun'])), ...(typeof at === 'string' ? { at } : {}), ...(typeof to === 'string' ? { to } : {}) };
}

const TEXTS = ['subject', 'say', 'before', 'after', 'item', 'yours'] as const;

/** A saying: a pattern alone, or a map. */
function saying(value: unknown): Saying {
  if (!isMap(value)) return { say: textOf(value) };
  return {
    ...Object.fromEntries(TEXTS.flatMap((key) => (typeof value[key] === 'string' ? [[key, value[key]] as const] : []))),
    ...(value['noun'] === undefined ? {} : { noun: noun(value['noun']) }),
    ...(isMap(value['is']) ? { is: texts(value['is']) } : {}),
    ...(isMap(value['set']) ? { set: texts(value['set']) } : {}),
    ...(value['silent'] === true ? { silent: true } : {}),
    ...(typeof value['stands'] === 'boolean' ? { stands: value['stands'] } : {}),
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
    forms: texts(value['forms']),
  };
}

/** The tree of a file and what is wrong with its shape; undefined when it holds nothing to go by. */
function checked(file: SourceFile, shape: ShapeChecker): { readonly root: PackNode | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const { root, problems, sound } = readYaml(file.text);
  const findings = [...problems.map((problem) => yamlFinding(file, problem)), ...(root === undefined || !sound ? [] : shapeFindings(file, root, shape, undefined))];
  return { root: sound ? root : undefined, diagnostics: findings.map(wordFinding) };
}

function entries(root: PackNode | undefined, section: string): { readonly key: string; readonly range: Range; readonly value: PackNode }[] {
  const map = root?.type === 'map' ? valueOf(root, section) : undefined;
  return map?.type === 'map' ? map.entries.map(({ key, keyRange, value }) => ({ key, range: keyRange, value })) : [];
}

/** The statements that idioms stand for, by name, each on one line: lines are joined by `; `, what hangs on a colon follows it. */
export function readIdioms(file: SourceFile): { readonly idioms: Readonly<Record<string, Idiom>>; readonly diagnostics: readonly Diagnostic[] } {
  const { root, diagnostics } = checked(file, FIXED_SHAPES.idioms);
  const idioms = entries(root, 'idioms').map(({ key, range, value }) => {
    const written = textOf(toJson(value)).split('\n').filter((line) => !line.trimStart().startsWith('#')).join('\n');
    return [key, { file, range, statements: written.trim().split(/\s*\n\s*/).join('; ').replaceAll(':; ', ': ') }] as const;
  });
  return { idioms: Object.fromEntries(idioms), diagnostics };
}

/** Reads one words file of a language. */
export function readWords(file: SourceFile, lang = ''): WordsFile {
  const { root, diagnostics } = checked(file, FIXED_SHAPES.words);
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
    idiomPlaces: Object.fromEntries(entries(root, 'idioms').map(({ key, range }) => [key, { file, range }])),
    diagnostics,
  };
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
    idiomPlaces: merge(({ idiomPlaces }) => idiomPlaces),
    diagnostics: files.flatMap((file) => file.diagnostics),
  };
}
