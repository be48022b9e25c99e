// The files of a pack from a folder, or of the shipped base game. Must not compile them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PackFile } from '@dradis/packs';
import { findPacks, packAbove, type PackTarget } from './find-packs.js';

/** A pack's files and how to show their paths. */
export interface LoadedPack {
  /** The folder of the pack as shown: relative to the folder the command runs in. */
  readonly name: string;
  /** Absolute folder; undefined for the base game inside the package. */
  readonly root: string | undefined;
  readonly files: readonly PackFile[];
  /** The path of one of its files as shown. */
  readonly shown: (path: string) => string;
  /** Whether a file is among those the command was asked about. */
  readonly meant: (path: string) => boolean;
}

const SKIPPED = new Set(['node_modules']);

function posix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/');
}

function* yamlFiles(folder: string, base: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue;
    const full = join(folder, entry.name);
    if (entry.isDirectory()) yield* yamlFiles(full, base);
    else if (entry.isFile() && /\.ya?ml$/.test(entry.name)) yield posix(relative(base, full));
  }
}

/** Every YAML file of a folder. Links are not followed. */
export function readPackFolder(root: string): PackFile[] {
  return [...yamlFiles(root, root)].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function loadFolder({ root, only }: PackTarget, cwd: string): LoadedPack {
  const shown = (path: string): string => posix(relative(cwd, join(root, path))) || '.';
  return {
    name: shown(''),
    root,
    files: readPackFolder(root),
    shown,
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

async function loadBase(cwd: string): Promise<LoadedPack> {
  const folder = baseFolder();
  if (folder !== undefined) return loadFolder({ root: folder, only: null }, cwd);
  const { baseSources } = await import('@dradis/base-game/sources');
  return {
    name: 'base game',
    root: undefined,
    files: Object.entries(baseSources).map(([path, text]) => ({ path, text })),
    shown: (path) => `base-game/${path}`,
    meant: () => true,
  };
}

/**
 * The packs that paths mean; without paths the pack around the current folder, else the shipped base game.
 *
 * @throws UsageError for a path that does not exist or has no pack
 */
export async function loadPacks(paths: readonly string[], cwd: string): Promise<LoadedPack[]> {
  if (paths.length > 0) return findPacks(paths, cwd).map((target) => loadFolder(target, cwd));
  const around = packAbove(cwd);
  return [around === undefined ? await loadBase(cwd) : loadFolder({ root: around, only: null }, cwd)];
}
