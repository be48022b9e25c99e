// Check: imports between packages point one way (tools/package-arrows.json), in the source and in the manifests.
// Must not decide which arrows are right.
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const require = createRequire(import.meta.url);

/** @type {Record<string, { source: string[], tests: string[] }>} */
const ARROWS = require('../package-arrows.json');

export const name = 'package arrows';

/**
 * The imports that break a rule, and how many modules were read.
 *
 * @param {string} root absolute path of the tree that holds packages/ and apps/
 * @param {string[]} folders what to read, relative to root
 */
export async function cruiseImports(root, folders) {
  const { forbidden, options } = /** @type {import('dependency-cruiser').IConfiguration} */ (require('../../.dependency-cruiser.cjs'));
  const result = await cruise(
    folders,
    { ...options, ruleSet: { forbidden: forbidden ?? [] }, validate: true, baseDir: root },
    { ...options?.enhancedResolveOptions },
    { tsConfig: extractTSConfig(join(import.meta.dirname, '..', '..', 'tsconfig.json')) },
  );
  if (typeof result.output === 'string') throw new Error('dependency-cruiser returned text instead of a result');
  const { violations } = result.output.summary;
  const modules = result.output.modules.filter(({ source }) => /^(packages|apps)\/[^/]+\/(src|test)\//.test(source)).length;
  return {
    modules,
    violations: violations.map(({ from, to, rule, comment }) => `${from}: imports ${to}, which breaks ${rule.name}${comment === undefined ? '' : ` (${comment})`}`),
  };
}

/**
 * Manifests that name a package of the repository without an arrow to it.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @returns {string[]}
 */
export function manifestProblems({ files, read }) {
  const manifests = files.filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path));
  return manifests.flatMap((path) => {
    const folder = path.slice(0, -'/package.json'.length);
    const arrows = ARROWS[folder];
    if (arrows === undefined) return [`${path}: tools/package-arrows.json says nothing about ${folder}`];
    /** @type {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} */
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path));
    /** @param {Record<string, string>} named @param {string[]} allowed */
    const strangers = (named, allowed) =>
      Object.keys(named).filter((dependency) => dependency.startsWith('@dradis/') && !allowed.includes(dependency.slice('@dradis/'.length)));
    return [...strangers(dependencies, arrows.source), ...strangers(devDependencies, [...arrows.source, ...arrows.tests])].map(
      (dependency) => `${path}: depends on ${dependency}, to which ${folder} has no arrow`,
    );
  });
}

/** @param {import('./repository.mjs').Repository} repository @returns {Promise<import('./repository.mjs').Outcome>} */
export async function run(repository) {
  const expected = repository.files.filter((path) => /^(packages|apps)\/[^/]+\/src\/.*\.ts$/.test(path)).length;
  const folders = [...new Set(repository.files.filter((path) => /^(packages|apps)\/[^/]+\/(src|test)\/.*\.ts$/.test(path)).map((path) => path.split('/').slice(0, 3).join('/')))];
  const { modules, violations } = await cruiseImports(repository.root, folders);
  const problems = [...violations, ...manifestProblems(repository)];
  // With a TypeScript it cannot use, dependency-cruiser reads nothing and reports success.
  if (expected === 0 || modules < expected) problems.push(`packages: ${modules} modules were read, but there are ${expected}`);
  return { problems, summary: `${modules} modules` };
}
