// The cards of the shipped game as they are written, for tests over real content. Must not change them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { PackFile } from '@dradis/packs';

const BASE = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content', 'base');

/** The documents in a folder of the shipped game, in order; paths begin with the folder. */
export function shippedFiles(folder = ''): PackFile[] {
  const root = join(BASE, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml')).sort().map((path) => ({ path: join(folder, path).split(sep).join('/'), text: readFileSync(join(root, path), 'utf8') }));
}

/** The cards. */
export function shippedCards(): PackFile[] {
  return shippedFiles('cards');
}
