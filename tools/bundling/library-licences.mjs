// The licences of libraries that a bundle holds, as a text to stand beside it. Must not read what does not come from node_modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCES = ['LICENSE', 'LICENSE.txt', 'LICENSE.md', 'license'];

/**
 * The licences of all packages to which these modules belong; the same text once.
 *
 * @param {readonly string[]} moduleIds absolute paths, with slashes
 */
export function libraryLicences(moduleIds) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  const folders = moduleIds.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []);
  for (const folder of [...new Set(folders)].sort()) {
    /** @type {{ name: string, version: string, license?: string, author?: string | { name: string } }} */
    const { name, version, license = 'see its repository', author = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = LICENCES.map((one) => join(folder, one)).find((path) => existsSync(path));
    const text = file === undefined ? '' : readFileSync(file, 'utf8').trim();
    // Without a text the licence is that of its name, given by the author.
    const by = typeof author === 'string' ? author : author.name;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})${text === '' && by !== '' ? `, by ${by}` : ''}`]);
  }
  return [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join('\n----\n\n');
}
