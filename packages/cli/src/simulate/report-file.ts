// Where the page of a simulation goes. Must not write it.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Host, UsageError } from '../host.js';

/**
 * The absolute path of a page that is to be written when all games are played; its folders are made. Undefined when none was
 * asked for. To be called before the games: nobody should learn after an hour that there is no place for the page.
 *
 * @throws UsageError when it is a folder; errors of the file system when a folder cannot be made
 */
export function reportFile(page: string | undefined, host: Host): string | undefined {
  if (page === undefined) return undefined;
  const path = resolve(host.cwd, page);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) throw new UsageError(`${path} is a folder; name a file for the page`);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
