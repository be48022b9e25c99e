// Writes files that are new. Must not overwrite any.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { UsageError } from '../host.js';

/** Writes a file that is not there yet, folders included. @throws UsageError when it is there */
export function writeNew(root: string, path: string, text: string, cwd: string): void {
  const full = join(root, path);
  if (relative(root, full).startsWith('..')) throw new UsageError(`'${path}' is outside the pack`);
  if (existsSync(full)) throw new UsageError(`${relative(cwd, full)} is there already; nothing was written`);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text, { flag: 'wx' });
}
