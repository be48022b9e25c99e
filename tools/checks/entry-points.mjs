// Check: entry points list what they offer by name. Lint holds the same for all modules but cannot say that the
// entry point of every package exists.

export const name = 'entry points';

/** @param {import('./repository.mjs').Repository} repository @returns {import('./repository.mjs').Outcome} */
export function run({ files, read }) {
  const manifests = files.filter((path) => /^packages\/[^/]+\/package\.json$/.test(path));
  /** @type {string[]} */
  const entries = [];
  const problems = manifests.flatMap((manifest) => {
    /** @type {{ exports?: Record<string, unknown> }} */
    const { exports = {} } = JSON.parse(read(manifest));
    const folder = manifest.slice(0, -'package.json'.length);
    return Object.entries(exports).flatMap(([key, target]) => {
      if (typeof target === 'string') return [];
      const source = /** @type {Record<string, unknown>} */ (target)['@dradis/source'];
      if (typeof source !== 'string') return [`${manifest}: export "${key}" has no "@dradis/source" condition`];
      const path = folder + source.replace(/^\.\//, '');
      if (!files.includes(path)) return [`${manifest}: export "${key}" names ${source}, which does not exist`];
      entries.push(path);
      return [];
    });
  });
  const doors = [...new Set([...entries, ...files.filter((path) => /^packages\/[^/]+\/src\/.*index\.ts$/.test(path))])];
  for (const path of doors) {
    if (!entries.includes(path)) problems.push(`${path}: index.ts exists only as the entry point of a package; import files, not folders`);
    read(path)
      .split('\n')
      .forEach((line, index) => {
        if (/^\s*export\s+(type\s+)?\*/.test(line)) problems.push(`${path}:${index + 1}: list the exported names; "export *" makes every helper public`);
      });
  }
  if (entries.length === 0) problems.push('packages: no entry point was found');
  return { problems, summary: `${entries.length} entry points` };
}
