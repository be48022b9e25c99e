// Check: folders and files are named for a concept, in kebab case. Must not judge what is inside.

const EMPTY_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib']);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const name = 'folder and file names';

/** @param {import('./repository.mjs').Repository} repository @returns {import('./repository.mjs').Outcome} */
export function run({ files }) {
  const sources = files.filter((path) => /^(packages|apps)\/[^/]+\/(src|test)\//.test(path) || path.startsWith('tools/') || path.startsWith('content/'));
  const problems = sources.flatMap((path) => {
    const parts = path.split('/');
    const empty = parts.slice(0, -1).find((part) => EMPTY_NAMES.has(part));
    if (empty !== undefined) return [`${path}: a folder called "${empty}" says nothing; name the concept`];
    const stem = (parts.at(-1) ?? '').split('.')[0] ?? '';
    if (EMPTY_NAMES.has(stem)) return [`${path}: a file called "${stem}" says nothing; name the concept`];
    if (!KEBAB.test(stem) && !/^[A-Z]+$/.test(stem) && !stem.startsWith('_')) return [`${path}: write the name in kebab case`];
    return [];
  });
  return { problems, summary: `${sources.length} paths` };
}
