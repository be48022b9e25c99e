// The YAML files of one folder. Must not know which of them a pack needs.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PackFile } from '@dradis/packs';

const SKIPPED = new Set(['node_modules']);

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

/** Every YAML file of a folder. Links are not followed. */
export function readPackFolder(root: string): PackFile[] {
  return [...yamlFiles(root, root)].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
