// What a repository check gets to see: the paths and the text of the files that belong to the repository.
// Must not judge anything.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Repository
 * @property {string} root absolute path of the clone
 * @property {readonly string[]} files paths from the root, with forward slashes, sorted
 * @property {(path: string) => string} read the text of one of `files`
 */

/**
 * @typedef {object} Outcome
 * @property {readonly string[]} problems one line each, beginning with the path it is about; empty when all is well
 * @property {string} summary what was looked at, with a number, so that "nothing found" and "nothing read" differ
 */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {(repository: Repository) => Outcome | Promise<Outcome>} run
 */

const UNTRACKED_FOLDERS = new Set(['node_modules', 'dist', '.git', '.turbo', 'coverage', 'storybook-static', 'artifacts']);

/** @param {string} root @param {string} folder @returns {string[]} */
function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return UNTRACKED_FOLDERS.has(entry.name) ? [] : walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** @param {string} root */
function listFiles(root) {
  // A downloaded archive has no .git; asking git there could answer for a clone that lies around it.
  if (!existsSync(join(root, '.git'))) return walk(root, '');
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (git.status !== 0) throw new Error(`git ls-files failed in ${root}: ${git.stderr}`);
  return git.stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** @param {string} root @returns {Repository} */
export function openRepository(root) {
  const files = [...new Set(listFiles(root))].sort();
  return { root, files, read: (path) => readFileSync(join(root, path), 'utf8') };
}

/**
 * A repository that exists only in memory, for the tests of checks.
 *
 * @param {Record<string, string>} contents
 * @returns {Repository}
 */
export function memoryRepository(contents) {
  return {
    root: '/nowhere',
    files: Object.keys(contents).sort(),
    read: (path) => {
      const text = contents[path];
      if (text === undefined) throw new Error(`no file ${path} in this repository`);
      return text;
    },
  };
}

/** Whether a path is program text written by hand. @param {string} path */
export function isSource(path) {
  return /\.(ts|mjs|cjs|js)$/.test(path) && !path.endsWith('.d.ts') && !isGenerated(path);
}

/** Whether a path is written by a generator. @param {string} path */
function isGenerated(path) {
  return path.includes('/generated/');
}

/** Whether a path is a test or a story. @param {string} path */
export function isTest(path) {
  return /\.(test|stories)\.(ts|mjs)$/.test(path) || /^(packages|apps)\/[^/]+\/test\//.test(path);
}
