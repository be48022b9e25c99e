// The YAML files of one folder. Must not know which of them a pack needs.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PackFile } from '@dradis/packs';
import { UsageError } from '../host.js';

const SKIPPED = new Set(['node_modules']);
/** The most YAML files of one pack. */
const MOST_FILES = 10_000;
/** The largest file that is read, in bytes; the compiler takes fewer characters and says where. */
const LARGEST_FILE = 4_000_000;

/** A path with `/` between its parts. */
export function posix(path: string): string {
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

/** The first bytes of a file that holds two bytes a character. */
const UTF_16 = [[0xff, 0xfe], [0xfe, 0xff]];

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOf(bytes: Uint8Array, shown: string): string {
  if (UTF_16.some(([first, second]) => bytes[0] === first && bytes[1] === second)) throw new UsageError(`'${shown}' is UTF-16: save it as UTF-8 in the editor it comes from`);
  if (bytes.includes(0)) throw new UsageError(`'${shown}' is no text, whatever its name says: move it out of the pack`);
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw new UsageError(`'${shown}' is not UTF-8: save it as UTF-8 in the editor it comes from`);
  }
}

/**
 * Every YAML file of a folder. Links are not followed.
 *
 * @param cwd the folder from which messages name files; the folder itself when left out
 * @throws UsageError for a folder of more files than a pack may have, and a file that is too large or no text
 */
export function readPackFolder(root: string, cwd = root): PackFile[] {
  const shown = (path: string): string => posix(relative(cwd, join(root, path)));
  const files: PackFile[] = [];
  for (const path of yamlFiles(root, root)) {
    if (files.length === MOST_FILES) throw new UsageError(`'${shown('') || '.'}' has more than ${MOST_FILES} YAML files: is it the folder of a pack?`);
    const full = join(root, path);
    const { size } = statSync(full);
    if (size > LARGEST_FILE) throw new UsageError(`'${shown(path)}' has ${size} bytes, and a file of a pack at most ${LARGEST_FILE}: split it, one thing a file`);
    files.push({ path, text: textOf(readFileSync(full), shown(path)) });
  }
  return files;
}
