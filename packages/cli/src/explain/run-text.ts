// The text of a saved game. Must not look into it.
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../host.js';

/** The largest run file that is read, in bytes. */
const LARGEST_RUN = 20_000_000;

/**
 * The text of a run file.
 *
 * @throws UsageError when there is none, or it is larger than any is
 */
export function runText(path: string, cwd: string): string {
  const full = resolve(cwd, path);
  const found = statSync(full, { throwIfNoEntry: false });
  if (found?.isFile() !== true) throw new UsageError(`there is no file '${path}'`);
  if (found.size > LARGEST_RUN) throw new UsageError(`'${path}' has ${found.size} bytes; a run file may have ${LARGEST_RUN}`);
  return readFileSync(full, 'utf8');
}
