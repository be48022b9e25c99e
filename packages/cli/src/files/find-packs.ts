// From the paths a command was given to the packs they mean. Must not read the files of packs.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../host.js';

/** A pack that a command is to work on. */
export interface PackTarget {
  /** Absolute path of the folder that holds pack.yaml. */
  readonly root: string;
  /** Absolute paths of the files and folders meant; null for all of the pack. */
  readonly only: readonly string[] | null;
}

const MANIFEST = 'pack.yaml';
/** Folders below which no pack is looked for. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);
const MAX_SEARCH_DEPTH = 6;

/** The nearest folder, from `start` upwards, that holds a pack; undefined when there is none. */
export function packAbove(start: string): string | undefined {
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, MANIFEST))) return at;
    if (dirname(at) === at) return undefined;
  }
}

function packsBelow(folder: string, depth = 0): string[] {
  if (existsSync(join(folder, MANIFEST))) return [folder];
  if (depth >= MAX_SEARCH_DEPTH) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !SKIPPED.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => packsBelow(join(folder, entry.name), depth + 1));
}

/**
 * The packs meant by paths: a pack's folder, a file or folder inside one, or a folder with packs below it.
 *
 * @throws UsageError for a path that does not exist or has no pack
 */
export function findPacks(paths: readonly string[], cwd: string): PackTarget[] {
  const targets = new Map<string, string[] | null>();
  const add = (root: string, only: string | null): void => {
    const before = targets.get(root);
    if (only === null || before === null) targets.set(root, null);
    else targets.set(root, [...(before ?? []), only]);
  };
  for (const path of paths) {
    const full = resolve(cwd, path);
    if (!existsSync(full)) throw new UsageError(`there is no file or folder '${path}'`);
    const folder = statSync(full).isDirectory();
    const above = packAbove(folder ? full : dirname(full));
    if (above !== undefined) {
      add(above, above === full ? null : full);
      continue;
    }
    const below = folder ? packsBelow(full) : [];
    if (below.length === 0) throw new UsageError(`there is no pack at '${path}': a pack is a folder with ${MANIFEST}; make one with \`dradis new pack\``);
    for (const root of below) add(root, null);
  }
  return [...targets].map(([root, only]) => ({ root, only }));
}
