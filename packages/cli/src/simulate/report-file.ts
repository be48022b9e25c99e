// Where the page of a simulation goes, and that it gets there. Must not make it.
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Host, UsageError } from '../host.js';
import { statusOf, systemReason } from './system-reason.js';

/**
 * The absolute path of a page that is to be written when all games are played; its folders are made. Undefined when none was
 * asked for. To be called before the games: nobody should learn after an hour that there is no place for the page. What is
 * there stays as it is.
 *
 * @throws UsageError when it is a folder, or no file can be written there
 */
export function reportFile(page: string | undefined, host: Host): string | undefined {
  if (page === undefined) return undefined;
  const path = resolve(host.cwd, page);
  const there = statusOf(path, '--report');
  if (there?.isDirectory() === true) throw new UsageError(`${path} is a folder; name a file for the page`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    closeSync(openSync(path, 'a'));
    if (there === undefined) rmSync(path);
  } catch (error) {
    throw new UsageError(`the page cannot be written to ${path}: ${systemReason(error)}; name another file with --report`);
  }
  return path;
}

/** Writes the page; when that fails the person is told, and how to have it all the same. Gives whether it is there. */
export function writeReport(path: string, html: string, host: Host): boolean {
  try {
    writeFileSync(path, html);
    return true;
  } catch (error) {
    host.err(`the page could not be written to ${path}: ${systemReason(error)}; the games are kept: the same command with --resume writes it without playing them again\n`);
    return false;
  }
}
