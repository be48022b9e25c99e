// What is wrong with the words a pack brings along, in every language it has words for. Must not judge what a pack only takes over.
import { createSourceFile, type Diagnostic } from '@dradis/diagnostics';
import type { PackFile, PackResult } from '../pack-compiler.js';
import { buildFaces } from './build-faces.js';
import { noGrammar } from './face-findings.js';

const WORDS = /^words\/([a-z][a-z-]*)\.yaml$/;

/**
 * Warnings about the words files of a pack and about effects they say nothing for; none for a pack without words of its own.
 *
 * @param result the compiled pack; of one with errors nothing is said
 * @param files the files of the pack, then those of the packs it extends, nearest first
 */
export function checkWords(result: PackResult, files: readonly (readonly PackFile[])[]): Diagnostic[] {
  if (result.pack === null) return [];
  const seen = new Set<string>();
  return (files[0] ?? []).flatMap(({ path, text }): readonly Diagnostic[] => {
    const lang = WORDS.exec(path)?.[1];
    if (lang === undefined || lang === 'idioms') return [];
    const faces = buildFaces(result, files, lang);
    if (faces === null) return [noGrammar(lang, createSourceFile(path, text))];
    // What is wrong with the idioms themselves is told once, not once a language.
    return faces.diagnostics.filter(({ code, primary }) => code !== 'D0804' || (!seen.has(`${primary.span.start}`) && seen.add(`${primary.span.start}`)));
  });
}
