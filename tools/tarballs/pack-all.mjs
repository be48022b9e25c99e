// Packs every published package as npm would publish it. Must not publish anything, and must not build: what is packed is what was built.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../child-environment.mjs';
import { ROOT } from '../run-command.mjs';

const run = promisify(execFile);

/**
 * A packed package: `file` is the absolute path of its tarball, `packed` and `unpacked` are sizes in bytes.
 *
 * @typedef {{ name: string, file: string, packed: number, unpacked: number }} Tarball
 */

/** The folders of the packages that are published, relative to the root. @returns {{ folder: string, name: string, version: string }[]} */
export function publishedPackages() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  /** @type {{ packages: Record<string, { link?: boolean, resolved?: string }> }} */
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const folders = Object.keys(packages).filter((path) => workspaces.some((pattern) => new RegExp(`^${pattern.replace('*', '[^/]+')}$`).test(path)));
  return folders.flatMap((folder) => {
    /** @type {{ name: string, version: string, private?: boolean }} */
    const { name, version, private: kept = false } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    return kept ? [] : [{ folder, name, version }];
  });
}

/**
 * Packs all of them into an empty folder.
 *
 * @param {string} folder absolute path; emptied first
 * @returns {Promise<Tarball[]>}
 */
export async function packAll(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = ['pack', '--json', '--pack-destination', folder, ...publishedPackages().flatMap(({ name }) => ['--workspace', name])];
  const { stdout } = await run('npm', args, { cwd: ROOT, env: childEnvironment(process.env), maxBuffer: 64_000_000, shell: process.platform === 'win32' });
  // An object by name, or a list in older versions of npm.
  /** @type {Record<string, { name: string, filename: string, size: number, unpackedSize: number }>} */
  const packed = JSON.parse(stdout);
  return Object.values(packed).map(({ name, filename, size, unpackedSize }) => ({ name, file: join(folder, filename), packed: size, unpacked: unpackedSize }));
}
