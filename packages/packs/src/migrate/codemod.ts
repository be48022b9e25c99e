// What brings a pack from one version of the language to the next. Must hold types only.
import type { Fix } from '../fix/safe-fixes.js';
import type { PackFile } from '../pack-compiler.js';

/**
 * One step. It may not parse with today's compiler, which reads the newest language only: it looks for what its step
 * changed, in trees of `readYamlDocument` or in the text.
 */
export interface Codemod {
  /** The version it starts from; it leads to the next one. */
  readonly from: number;
  /** What changed in the language, in one sentence, for whoever migrates. */
  readonly title: string;
  /** The changes of the files of one pack; the manifest's `language` is not among them. None for files that are right already. */
  readonly change: (files: readonly PackFile[]) => readonly Fix[];
}
