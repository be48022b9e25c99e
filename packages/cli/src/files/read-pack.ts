// The files of a pack from a folder, or of the shipped base game. Must not compile them.
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackFile } from '@dradis/packs';
import { extendedPacksOf, type ExtendedPack } from './extended-packs.js';
import { findPacks, packAbove, type PackTarget } from './find-packs.js';
import { checkLock, LOCK } from './lock-file.js';
import { posix, readPackFolder } from './pack-folder.js';

/** A pack's files and how to show their paths. */
export interface LoadedPack {
  /** The folder of the pack as shown: relative to the folder the command runs in. */
  readonly name: string;
  /** Absolute folder; undefined for the base game inside the package. */
  readonly root: string | undefined;
  readonly files: readonly PackFile[];
  /** The packs it extends, nearest first; empty for most. */
  readonly packs: readonly ExtendedPack[];
  /** The path of one of its files as shown; `ID:PATH` is a file of a pack it extends. */
  readonly shown: (path: string) => string;
  /** Whether a file is among those the command was asked about. */
  readonly meant: (path: string) => boolean;
}

/** Shows `ID:PATH` of extended packs by their folders, and every other path by `own`. */
function showing(own: (path: string) => string, packs: readonly ExtendedPack[], cwd: string): (path: string) => string {
  return (path) => {
    const pack = packs.find(({ id }) => path.startsWith(`${id}:`));
    if (pack === undefined) return own(path);
    const inside = path.slice(pack.id.length + 1);
    return pack.root === undefined ? `base-game/${inside}` : posix(relative(cwd, join(pack.root, inside)));
  };
}

async function loadFolder({ root, only }: PackTarget, cwd: string, locked = true): Promise<LoadedPack> {
  const own = (path: string): string => posix(relative(cwd, join(root, path))) || '.';
  const files = readPackFolder(root, cwd);
  const packs = await extendedPacksOf(root, files, cwd, () => basePack(cwd));
  if (locked) checkLock(root, packs, own(LOCK));
  return {
    name: own(''),
    root,
    files,
    packs,
    shown: showing(own, packs, cwd),
    meant: (path) => only === null || only.some((each) => join(root, path) === each || join(root, path).startsWith(each + sep)),
  };
}

/** The folder of the base game in a clone of the repository; undefined in an installed package. */
function baseFolder(): string | undefined {
  for (let at = dirname(fileURLToPath(import.meta.url)); dirname(at) !== at; at = dirname(at)) {
    const folder = join(at, 'content', 'base');
    if (existsSync(join(folder, 'pack.yaml'))) return folder;
  }
  return undefined;
}

/** The base game, from the clone or from its package. */
async function basePack(cwd: string): Promise<ExtendedPack> {
  const root = baseFolder();
  if (root !== undefined) return { id: 'base', root, files: readPackFolder(root, cwd) };
  const { baseSources } = await import('@dradis/base-game/sources');
  return { id: 'base', root, files: Object.entries(baseSources).map(([path, text]) => ({ path, text })) };
}

async function loadBase(cwd: string): Promise<LoadedPack> {
  const { root, files } = await basePack(cwd);
  if (root !== undefined) return await loadFolder({ root, only: null }, cwd);
  return { name: 'base game', root, files, packs: [], shown: (path) => `base-game/${path}`, meant: () => true };
}

/**
 * The packs that paths mean; without paths the pack around the current folder, else the shipped base game.
 *
 * @param how `locked: false` reads also what a lock does not name
 * @throws UsageError for a path that does not exist or has no pack, and for a pack that extends another than its lock names
 */
export async function loadPacks(paths: readonly string[], cwd: string, { locked = true }: { readonly locked?: boolean } = {}): Promise<LoadedPack[]> {
  if (paths.length > 0) return await Promise.all(findPacks(paths, cwd).map((target) => loadFolder(target, cwd, locked)));
  const around = packAbove(cwd);
  return [around === undefined ? await loadBase(cwd) : await loadFolder({ root: around, only: null }, cwd, locked)];
}
