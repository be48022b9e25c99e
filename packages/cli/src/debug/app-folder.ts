// Where the built page of the debugger lies. Must not build it.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Absolute path of the built page, as @dradis/debugger ships it; undefined when it has not been built. */
export function appFolder(): string | undefined {
  const folder = fileURLToPath(new URL('dist/', import.meta.resolve('@dradis/debugger/package.json')));
  return existsSync(`${folder}index.html`) ? folder : undefined;
}
