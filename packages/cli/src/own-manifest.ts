// What the manifest of this package says. Must not look for the manifests of other packages: their code is inside this one when it is built.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Manifest {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Absolute path of the manifest of `@dradis/cli`. This file stands in `src`, and what is built of it in `dist`: the manifest is above either. */
export function ownManifest(): string {
  return fileURLToPath(new URL('../package.json', import.meta.url));
}

function read(): Manifest {
  return JSON.parse(readFileSync(ownManifest(), 'utf8')) as Manifest;
}

/** Version of the command line. */
export function ownVersion(): string {
  return read().version;
}

/** Version of the engine inside: the exact one that the command line is built with. */
export function engineVersion(): string {
  const version = read().devDependencies['@dradis/engine'];
  if (version === undefined) throw new Error('the package.json of @dradis/cli names no version of @dradis/engine');
  return version;
}
