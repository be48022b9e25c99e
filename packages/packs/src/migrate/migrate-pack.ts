// Brings the files of a pack to the language that is read today, step by step. Must not write files, and must not change a byte that
// no step speaks of.
import { LANGUAGE_VERSION, FIRST_LANGUAGE_VERSION } from '../language-version.js';
import { applyFixes, type Fix } from '../fix/safe-fixes.js';
import type { PackFile } from '../pack-compiler.js';
import { readYaml } from '../yaml/read-yaml.js';
import { valueOf, type ScalarNode } from '../yaml/pack-node.js';
import { languageLine } from './language-line.js';
import type { Codemod } from './codemod.js';
import { codemods } from './codemods.js';

/** What came of it. */
export type Migration =
  /** It is written in the language that is read today; nothing changes. */
  | { readonly is: 'current'; readonly language: number }
  /** It is written in a language that is not known yet; nothing changes. */
  | { readonly is: 'newer'; readonly language: number; readonly known: number }
  /** It cannot be told in which language it is written: there is no manifest, or `language` is no version. Nothing changes. */
  | { readonly is: 'unreadable' }
  | {
      readonly is: 'migrated';
      readonly from: number;
      readonly to: number;
      /** The steps that were taken, in order. */
      readonly steps: readonly Codemod[];
      /** The files that changed, with their new texts. */
      readonly files: readonly PackFile[];
    };

const MANIFEST = 'pack.yaml';

/** The scalar under `language`; null where it is missing; undefined where it is no version. */
function stated(manifest: string): (ScalarNode & { readonly value: number }) | null | undefined {
  const { root } = readYaml(manifest);
  if (root?.type !== 'map') return undefined;
  const node = valueOf(root, 'language');
  if (node === undefined) return null;
  const { type } = node;
  if (type !== 'scalar' || typeof node.value !== 'number' || !Number.isInteger(node.value) || node.value < 1) return undefined;
  return { ...node, value: node.value };
}

function changed(files: readonly PackFile[], fixes: readonly Fix[]): PackFile[] {
  return files.map((file) => {
    const own = fixes.filter(({ path }) => path === file.path);
    return own.length === 0 ? file : { ...file, text: applyFixes(file.text, own) };
  });
}

/** The manifest with another version of the language. */
function restated(files: readonly PackFile[], to: number): PackFile[] {
  return files.map((file) => {
    if (file.path !== MANIFEST) return file;
    const node = stated(file.text);
    const fix = node === null ? languageLine(file, to) : node === undefined ? undefined : { path: MANIFEST, start: node.range.start, end: node.range.end, text: String(to) };
    return fix === undefined ? file : { ...file, text: applyFixes(file.text, [fix]) };
  });
}

/**
 * Migrates one pack; the packs it extends are packs of their own.
 *
 * @param steps every step there is, one for each version before `known`; those that ship unless a test says otherwise
 * @throws Error when a step is missing, which is a fault of the program
 */
export function migratePack(files: readonly PackFile[], steps: readonly Codemod[] = codemods, known = LANGUAGE_VERSION): Migration {
  const manifest = files.find(({ path }) => path === MANIFEST);
  const node = manifest === undefined ? undefined : stated(manifest.text);
  if (manifest === undefined || node === undefined || (node === null && languageLine(manifest, known) === undefined)) return { is: 'unreadable' };
  const from = node?.value ?? FIRST_LANGUAGE_VERSION;
  if (from === known) return { is: 'current', language: from };
  if (from > known) return { is: 'newer', language: from, known };
  const taken: Codemod[] = [];
  let now: readonly PackFile[] = files;
  for (let at = from; at < known; at += 1) {
    const step = steps.find((each) => each.from === at);
    if (step === undefined) throw new Error(`there is no step from language ${at} to ${at + 1}`);
    taken.push(step);
    now = changed(now, step.change(now));
  }
  now = restated(now, known);
  const before = new Map(files.map(({ path, text }) => [path, text]));
  return { is: 'migrated', from, to: known, steps: taken, files: now.filter(({ path, text }) => before.get(path) !== text) };
}
