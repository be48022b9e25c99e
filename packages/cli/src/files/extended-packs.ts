// The packs that a pack extends: in folders beside it, or the base game that comes along. Must not compile them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackFile } from '@dradis/packs';
import { readPackFolder } from './pack-folder.js';

/** A pack that is extended. */
export interface ExtendedPack {
  readonly id: string;
  /** Absolute folder; undefined for the base game inside the package. */
  readonly root: string | undefined;
  readonly files: readonly PackFile[];
}

const MANIFEST = 'pack.yaml';
/** Told before the compiler is loaded for it, which takes longer than all the rest. */
const EXTENDS = /^(?:extends|["']extends["'])\s*:/m;

function manifestOf(files: readonly PackFile[]): string {
  return files.find(({ path }) => path === MANIFEST)?.text ?? '';
}

/** The folders beside a folder that hold a pack. */
function packsBeside(root: string): string[] {
  const parent = dirname(root);
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name))
    .filter((folder) => folder !== root && existsSync(join(folder, MANIFEST)))
    .sort();
}

/**
 * The packs that a pack extends, and those these extend, nearest first. Where one is not found, all that could have been
 * meant are given, so that the compiler can say which one may be.
 *
 * @param cwd the folder from which messages name files
 * @param base gives the base game
 */
export async function extendedPacksOf(root: string | undefined, files: readonly PackFile[], cwd: string, base: () => Promise<ExtendedPack>): Promise<ExtendedPack[]> {
  if (!EXTENDS.test(manifestOf(files))) return [];
  const { extendedPacks, packId } = await import('@dradis/packs');
  const found = new Map<string, ExtendedPack>();
  const wanted = extendedPacks(manifestOf(files)).map((id) => ({ id, beside: root }));
  for (let at = wanted.shift(); at !== undefined; at = wanted.shift()) {
    const { id, beside } = at;
    if (found.has(id)) continue;
    const folders = beside === undefined ? [] : packsBeside(beside);
    const folder = folders.find((each) => packId(readFileSync(join(each, MANIFEST), 'utf8')) === id);
    const pack = folder !== undefined ? { id, root: folder, files: readPackFolder(folder, cwd) } : id === 'base' ? await base() : undefined;
    if (pack === undefined) {
      for (const each of folders) {
        const other = packId(readFileSync(join(each, MANIFEST), 'utf8'));
        if (other !== undefined && !found.has(other)) found.set(other, { id: other, root: each, files: readPackFolder(each, cwd) });
      }
      if (!found.has('base')) found.set('base', await base());
      continue;
    }
    found.set(id, pack);
    wanted.push(...extendedPacks(manifestOf(pack.files)).map((next) => ({ id: next, beside: pack.root })));
  }
  return [...found.values()];
}
