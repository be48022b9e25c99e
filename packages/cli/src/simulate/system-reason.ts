// What the file system says, in words for people. Must not write.
import { statSync, type Stats } from 'node:fs';
import { UsageError } from '../host.js';

/** Why the system refused, without its code, call and path: `permission denied`. What is no error of the system says itself. */
export function systemReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^E[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message;
}

/**
 * What is at a path; undefined when nothing is.
 *
 * @param option the option with which another path can be named
 * @throws UsageError when the system does not say, as below a file that is no folder
 */
export function statusOf(path: string, option: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new UsageError(`nothing can be written to ${path}: ${systemReason(error)}; name another file with ${option}`);
  }
}
