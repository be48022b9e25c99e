// The packs that the pack of a served folder extends and that lie in folders beside it, to be read only. Nothing here takes a path from
// the page: what is given follows from the manifests alone. Must not know HTTP.
import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPackFolder } from '../files/pack-folder.js';
import type { Folder } from './folder.js';

/** A file of such a pack. */
export interface FileBeside {
  /** `ID/PATH`: the id of its pack, then its path there. */
  readonly path: string;
  readonly text: string;
  /** SHA-256 of its text, in hexadecimal. */
  readonly version: string;
}

/** The folder of such a pack. */
export interface PackBeside {
  readonly id: string;
  /** Absolute. */
  readonly folder: string;
}

/** The file that makes a folder a pack. */
export const MANIFEST = 'pack.yaml';
/** A manifest larger than this is none. */
const LARGEST_MANIFEST = 100_000;

/** The text of a manifest that is a file itself, no link to one; undefined when there is none. */
async function manifestIn(folder: string): Promise<string | undefined> {
  const place = join(folder, MANIFEST);
  const found = await lstat(place).catch(() => undefined);
  return found?.isFile() === true && found.size <= LARGEST_MANIFEST ? await readFile(place, 'utf8').catch(() => undefined) : undefined;
}

/** The folders with a pack beside a folder, by the id of the pack. Links are not followed. */
async function foldersBeside(root: string, packId: (manifest: string) => string | undefined): Promise<Map<string, { readonly folder: string; readonly manifest: string }>> {
  const parent = dirname(root);
  const found = new Map<string, { folder: string; manifest: string }>();
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
  for (const name of entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort()) {
    const folder = join(parent, name);
    const manifest = folder === root ? undefined : await manifestIn(folder);
    const id = manifest === undefined ? undefined : packId(manifest);
    if (manifest !== undefined && id !== undefined && !found.has(id)) found.set(id, { folder, manifest });
  }
  return found;
}

/**
 * The packs beside a folder that the pack in it extends, and those that these extend. Empty when the folder is no pack itself: what
 * packs inside it extend lies inside it too. A folder beside it that no manifest names is not among them.
 */
export async function extendedBeside({ root }: Folder): Promise<PackBeside[]> {
  const own = await manifestIn(root);
  if (own === undefined) return [];
  const { extendedPacks, packId } = await import('@dradis/packs');
  const wanted = extendedPacks(own);
  if (wanted.length === 0) return [];
  const beside = await foldersBeside(root, packId);
  const found = new Map<string, PackBeside>();
  for (let id = wanted.shift(); id !== undefined; id = wanted.shift()) {
    const pack = beside.get(id);
    if (found.has(id) || pack === undefined || id === packId(own)) continue;
    found.set(id, { id, folder: pack.folder });
    wanted.push(...extendedPacks(pack.manifest));
  }
  return [...found.values()];
}

/**
 * Every YAML file of these packs.
 *
 * @throws UsageError when such a pack has a file that is no text
 */
export async function packsBeside(folder: Folder): Promise<FileBeside[]> {
  return (await extendedBeside(folder)).flatMap((pack) =>
    readPackFolder(pack.folder, folder.root).map(({ path, text }) => ({ path: `${pack.id}/${path}`, text, version: createHash('sha256').update(text).digest('hex') })),
  );
}
