// The words files of a pack (`words/en.yaml`) -> words the prose speaks with. Must not say anything.
import { type GameWords, type NounWords, type Saying, type VerbWords } from '@dradis/language';
import { parse } from 'yaml';

/** A line of a face: fields in braces; the line stands only where all of them are given. */
export interface FaceLine {
  readonly label: string;
  readonly text: string;
}

/** Everything a words file holds. */
export interface WordsFile {
  readonly words: GameWords;
  /** Texts of faces that belong to no effect, by name. */
  readonly labels: Readonly<Record<string, string>>;
  /** The lines of the faces of a kind. */
  readonly faces: Readonly<Record<string, readonly FaceLine[]>>;
  /** Titles of things, where they differ from the pack's. */
  readonly titles: Readonly<Record<string, string>>;
  /** What could not be read, in words. */
  readonly problems: readonly string[];
}

type Plain = Readonly<Record<string, unknown>>;
const SECTIONS = ['kinds', 'things', 'names', 'phrases', 'verbs', 'idioms', 'labels', 'faces', 'titles'];

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

function noun(value: unknown, name: string, problems: string[]): NounWords {
  if (typeof value === 'string') return readNoun(value);
  if (isMap(value) && typeof value['noun'] === 'string') {
    const { at, to } = value;
    return { ...readNoun(value['noun']), ...(typeof at === 'string' ? { at } : {}), ...(typeof to === 'string' ? { to } : {}) };
  }
  problems.push(`'${name}' is no noun`);
  return { one: name };
}

const TEXTS = ['subject', 'say', 'before', 'after', 'item'] as const;
const KNOWN = new Set<string>([...TEXTS, 'noun', 'is', 'set', 'silent']);

/** A saying: a pattern alone, or a map. */
function saying(value: unknown, name: string, problems: string[]): Saying {
  if (typeof value === 'string') return { say: value };
  if (!isMap(value)) {
    problems.push(`'${name}' is no saying`);
    return { silent: true };
  }
  for (const key of Object.keys(value)) if (!KNOWN.has(key)) problems.push(`'${name}' has a key '${key}' that nothing reads`);
  const said = Object.fromEntries(TEXTS.flatMap((key) => (typeof value[key] === 'string' ? [[key, value[key]] as const] : [])));
  return {
    ...said,
    ...(value['noun'] === undefined ? {} : { noun: noun(value['noun'], name, problems) }),
    ...(isMap(value['is']) ? { is: texts(value['is']) } : {}),
    ...(isMap(value['set']) ? { set: texts(value['set']) } : {}),
    ...(value['silent'] === true ? { silent: true } : {}),
  };
}

function texts(value: unknown): Record<string, string> {
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)])) : {};
}

/** `one, many, imperative` for a verb, or a map of its forms. */
function verb(value: unknown, name: string, problems: string[]): VerbWords {
  if (isMap(value)) return value;
  if (typeof value !== 'string') {
    problems.push(`'${name}' is no verb`);
    return {};
  }
  const elided = value.startsWith("': ");
  const [one, many, imp] = value.replace(/^': /, '').split(/\s*,\s*/);
  return { ...(one === undefined ? {} : { one }), ...(many === undefined ? {} : { many }), ...(imp === undefined ? {} : { imp }), ...(elided ? { elided } : {}) };
}

function table<T>(value: unknown, problems: string[], read: (value: unknown, name: string, problems: string[]) => T): Record<string, T> {
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item, key, problems)])) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

function lines(value: unknown, name: string, problems: string[]): FaceLine[] {
  if (!Array.isArray(value)) {
    problems.push(`the face of '${name}' is no list of lines`);
    return [];
  }
  return value.flatMap((line) => (isMap(line) ? [{ label: textOf(line['label']), text: textOf(line['text']) }] : []));
}

/** The statements that idioms stand for, by name, each on one line: lines are joined by `; `, what hangs on a colon follows it. */
export function readIdioms(text: string): Record<string, string> {
  const root: unknown = parse(text, { maxAliasCount: 0 });
  const named = isMap(root) ? texts(root['idioms']) : {};
  return Object.fromEntries(Object.entries(named).map(([name, statements]) => [name, statements.trim().split(/\s*\n\s*/).join('; ').replaceAll(':; ', ': ')]));
}

/** Reads one words file. */
export function readWords(text: string): WordsFile {
  const problems: string[] = [];
  let root: unknown;
  try {
    root = parse(text, { maxAliasCount: 0 });
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'it is not YAML');
  }
  const map = isMap(root) ? root : {};
  for (const key of Object.keys(map)) if (!SECTIONS.includes(key)) problems.push(`nothing reads the section '${key}'`);
  return {
    words: {
      kinds: table(map['kinds'], problems, noun),
      things: table(map['things'], problems, noun),
      names: table(map['names'], problems, saying),
      phrases: table(map['phrases'], problems, saying),
      verbs: table(map['verbs'], problems, verb),
      idioms: texts(map['idioms']),
    },
    labels: texts(map['labels']),
    faces: table(map['faces'], problems, lines),
    titles: texts(map['titles']),
    problems,
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
    labels: merge(({ labels }) => labels),
    faces: merge(({ faces }) => faces),
    titles: merge(({ titles }) => titles),
    problems: files.flatMap(({ problems }) => problems),
  };
}
