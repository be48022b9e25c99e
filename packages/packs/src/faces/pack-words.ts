// The words that a pack and those it extends have for a language, and who speaks with them. Must not build faces.
import { createSourceFile, type Diagnostic } from '@dradis/diagnostics';
import type { GameWords, Prose } from '@dradis/language';
import type { PackFile, PackResult } from '../pack-compiler.js';
import { packId } from '../layers/pack-id.js';
import { sentenceFindings } from './face-findings.js';
import { readIdioms, type Idiom, type Reminder } from './read-idioms.js';
import { mergeWords, readWords, type WordsFile } from './read-words.js';

const IDIOMS = 'words/idioms.yaml';

/** Everything said in one language. */
export interface PackWords {
  /** The words; their idioms are by the statements they stand for. */
  readonly words: WordsFile;
  readonly idioms: Readonly<Record<string, Idiom>>;
  readonly reminders: Readonly<Record<string, Reminder>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** The words files of packs in a language; those of the packs extended come first. */
export function wordsOf(packs: readonly (readonly PackFile[])[], lang: string): PackWords {
  const path = `words/${lang}.yaml`;
  const all = packs.flatMap((files, layer) => {
    const id = layer === 0 ? undefined : packId(files.find((file) => file.path === 'pack.yaml')?.text ?? '');
    return files.filter((file) => file.path === path || file.path === IDIOMS).map((file) => ({ path: file.path, file: createSourceFile(id === undefined ? file.path : `${id}:${file.path}`, file.text) }));
  });
  const merged = mergeWords(all.filter((each) => each.path === path).reverse().map(({ file }) => readWords(file, lang)));
  const read = all.filter((each) => each.path === IDIOMS).reverse().map(({ file }) => readIdioms(file));
  const named = Object.fromEntries(read.flatMap(({ idioms }) => Object.entries(idioms)));
  const reminders = Object.fromEntries(read.flatMap((each) => Object.entries(each.reminders)));
  const idioms = Object.fromEntries(Object.entries(named).flatMap(([name, { statements }]) => (Object.hasOwn(merged.words.idioms, name) ? [[statements, merged.words.idioms[name] ?? ''] as const] : [])));
  const any = all.some((each) => each.path === path);
  return {
    words: { ...merged, words: { ...merged.words, idioms } },
    idioms: named,
    reminders,
    diagnostics: [...merged.diagnostics, ...read.flatMap(({ diagnostics }) => diagnostics), ...(any ? [...sentenceFindings('idiom', named, merged.places.idioms, lang), ...sentenceFindings('reminder', reminders, merged.places.reminders, lang)] : [])],
  };
}

/** Says texts of a pack in a language; null when the language has no grammar. Files as `buildFaces` takes them. */
export function buildProse(result: Pick<PackResult, 'pack' | 'language'>, files: readonly (readonly PackFile[])[], lang: string): Prose | null {
  const { words } = wordsOf(files, lang);
  return result.language.prose(lang, spokenWith(result, words), words.grammar);
}

/** What words of a language are spoken with besides: switches, and the names of things. */
export function spokenWith(result: Pick<PackResult, 'pack'>, { words, titles }: WordsFile): GameWords {
  const named = [...(result.pack?.things ?? []), ...(result.pack?.zones ?? [])].map(({ id, title }) => [id, titles[id] ?? title] as const);
  return { ...words, settled: settledBy(result), titles: new Map(named) };
}

/** Switches as they stand by default: what is printed is what most games play. */
function settledBy({ pack }: Pick<PackResult, 'pack'>): ReadonlyMap<string, boolean> {
  return new Map(pack?.switches.map(({ id, default: on }) => [id, on]));
}
