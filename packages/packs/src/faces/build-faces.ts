// The faces of a compiled pack, from its effects and its words files. Must not know any game: words files say what faces hold.
import { sortDiagnostics } from '@dradis/diagnostics';
import type { PackFile, PackResult } from '../pack-compiler.js';
import { FaceBuilder, type Owner } from './face-builder.js';
import { missingWords, unusedIdiom, untrueReminder } from './face-findings.js';
import type { Face, Faces } from './face.js';
import { spokenWith, wordsOf } from './pack-words.js';
import type { Placed } from './words-file.js';

/**
 * The faces of every thing and zone that has something to say.
 *
 * @param result a compiled pack; without errors
 * @param files the files of the pack, then those of the packs it extends, nearest first
 * @returns null when the pack has errors, or the language has no grammar: neither of its own nor in the words of a pack
 */
export function buildFaces(result: PackResult, files: readonly (readonly PackFile[])[], lang: string): Faces | null {
  const { words, idioms: named, reminders, diagnostics } = wordsOf(files, lang);
  const said = new Set<string>();
  const idioms = new Proxy(words.words.idioms, {
    get: (target, key) => {
      said.add(String(key));
      return target[String(key)];
    },
  });
  const prose = result.language.prose(lang, { ...spokenWith(result, words), idioms }, words.grammar);
  if (result.pack === null || prose === null) return null;
  const builder = new FaceBuilder(result.pack, result, prose, words, reminders);
  const owners: Owner[] = [...result.pack.things, ...result.pack.zones];
  const faces = owners.flatMap((owner): Face[] => {
    const face = builder.face(owner);
    return face.sections.length === 0 && !builder.hasFace(owner.kind) ? [] : [face];
  });
  const missing = [...builder.missing].map(([what, { on }]) => ({ what, on: [...on] }));
  const gaps = [...builder.missing].map(([what, { at, on }]) => missingWords(what, lang, at, [...on]));
  // What an extended pack says of cards that this one replaces is no mistake of either.
  const own = ({ file }: Placed): boolean => !file.path.includes(':');
  const unused = [
    ...Object.entries(named).filter(([, idiom]) => own(idiom) && Object.hasOwn(words.words.idioms, idiom.statements) && !said.has(idiom.statements)).map(([name, placed]) => unusedIdiom(name, placed)),
    ...Object.entries(reminders).filter(([, reminder]) => own(reminder) && !builder.holds(reminder)).map(([name, placed]) => untrueReminder(name, placed)),
  ];
  return { lang, colon: prose.typeset(words.labels['colon'] ?? ': '), faces, missing, diagnostics: sortDiagnostics([...diagnostics, ...gaps, ...unused]) };
}
