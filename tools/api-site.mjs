// `npm run api:site`: the reference of every package as pages, made from the docstrings. A public name without a docstring, or
// a link that leads nowhere, fails. Must not judge wording.
import { rmSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Application, LogLevel } from 'typedoc';
import { ROOT } from './run-command.mjs';
import { publishedPackages } from './tarballs/pack-all.mjs';

const OUT = join(ROOT, 'artifacts', 'api');
const SETTINGS = join(ROOT, 'node_modules', '.cache', 'api-site.tsconfig.json');

/** The doors of a package that have types. @param {string} folder @returns {string[]} */
function doors(folder) {
  /** @type {{ exports?: Record<string, { types?: string }> }} */
  const { exports = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  return Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [join(ROOT, folder, types)]));
}

const entryPoints = publishedPackages().flatMap(({ folder }) => doors(folder));
// What is read is what is published: the declarations in dist, without the settings for the sources.
writeFileSync(
  SETTINGS,
  JSON.stringify({
    compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext', target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], strict: true, noEmit: true, types: [], skipLibCheck: true },
    files: entryPoints,
  }),
);

rmSync(OUT, { recursive: true, force: true });
const app = await Application.bootstrap({
  name: 'Dradis',
  entryPoints,
  tsconfig: SETTINGS,
  out: OUT,
  readme: join(ROOT, 'docs', 'guides', 'embedding.md'),
  disableSources: true,
  disableGit: true,
  excludeInternal: true,
  // What an element inherits from Lit is told by Lit.
  excludeExternals: true,
  githubPages: false,
  logLevel: LogLevel.Warn,
  validation: { notExported: false, invalidLink: true, notDocumented: true, rewrittenLink: true, unusedMergeModuleWith: true },
  requiredToBeDocumented: ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable'],
});
const project = await app.convert();
if (project === undefined) throw new Error('the declarations in dist do not compile: run npm run build first');
// Lit's own words for `styles`, which an element inherits, link to a name that only Lit knows.
for (const reflection of Object.values(project.reflections)) if (reflection.name === 'styles') delete reflection.comment;
app.validate(project);
await app.generateDocs(project, OUT);
const bad = app.logger.warningCount + app.logger.errorCount;
process.stdout.write(`${bad === 0 ? 'ok    ' : 'FAILED'} ${entryPoints.length} entry points, ${bad} findings: open ${relative(ROOT, join(OUT, 'index.html'))}\n`);
process.exitCode = bad === 0 ? 0 : 1;
