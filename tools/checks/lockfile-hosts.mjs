// Check: the lock file names no registry, so that everyone installs from the registry that they configured.

export const name = 'lock file names no registry';

/** @param {import('./repository.mjs').Repository} repository @returns {import('./repository.mjs').Outcome} */
export function run({ files, read }) {
  const locks = files.filter((path) => path === 'package-lock.json' || path.endsWith('/package-lock.json'));
  const problems = locks.length === 0 ? ['package-lock.json: is missing'] : [];
  let packages = 0;
  for (const path of locks) {
    /** @type {{ packages?: Record<string, { resolved?: unknown }> }} */
    const lock = JSON.parse(read(path));
    const entries = Object.entries(lock.packages ?? {});
    packages += entries.length;
    if (entries.length === 0) problems.push(`${path}: lists no package`);
    for (const [key, { resolved }] of entries) {
      if (typeof resolved === 'string' && /^[a-z+]+:/i.test(resolved)) {
        problems.push(`${path}: "${key}" is tied to a host; keep omit-lockfile-registry-resolved in .npmrc and install again`);
      }
    }
  }
  return { problems, summary: `${packages} entries` };
}
