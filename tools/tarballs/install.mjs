// Installs packed packages into an empty folder, as somebody does who has never seen this repository. Must not link to it.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { childEnvironment } from '../child-environment.mjs';

const run = promisify(execFile);

/**
 * Installs what the folder's package.json names, together with these tarballs. All in one command: only then do the exact
 * versions that packages ask of each other mean the tarballs.
 *
 * @param {string} folder absolute path
 * @param {readonly import('./pack-all.mjs').Tarball[]} tarballs
 * @returns {Promise<void>} rejected with npm's own message when it fails
 */
export async function installTarballs(folder, tarballs) {
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error', ...tarballs.map(({ file }) => file)];
  try {
    await run('npm', args, { cwd: folder, env: childEnvironment(process.env), maxBuffer: 64_000_000, shell: process.platform === 'win32' });
  } catch (error) {
    const { stderr = '', stdout = '' } = /** @type {{ stderr?: string, stdout?: string }} */ (error);
    throw new Error(`npm install failed in ${folder}:\n${stderr}${stdout}`, { cause: error });
  }
}

/**
 * The tarballs that a set of packages needs: themselves and what they depend on.
 *
 * @param {readonly string[]} names
 * @param {readonly import('./pack-all.mjs').Tarball[]} tarballs
 * @param {(name: string) => readonly string[]} dependencies names of what a package depends on
 */
export function tarballsFor(names, tarballs, dependencies) {
  const wanted = new Set(/** @type {string[]} */ ([]));
  /** @param {string} name */
  const add = (name) => {
    if (wanted.has(name) || !tarballs.some((one) => one.name === name)) return;
    wanted.add(name);
    for (const dependency of dependencies(name)) add(dependency);
  };
  for (const name of names) add(name);
  return tarballs.filter(({ name }) => wanted.has(name));
}
