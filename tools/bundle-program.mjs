// Run by a package's build after the compiler, from the package's folder: writes modules (arguments: sources) with all that they
// import, from the sources of every package, into few files in dist, and the licences of what comes from libraries beside them.
// What the package names under `dependencies` stays outside. Must not leave files of an earlier build behind.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'vite';
import { libraryLicences } from './bundling/library-licences.mjs';

const DIST = 'dist';

/** @type {{ dependencies?: Record<string, string> }} */
const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = Object.fromEntries(process.argv.slice(2).map((source) => [basename(source, '.ts'), resolve(source)]));

/** A chunk by what it holds: an entry point of a package by the folder of the package. @param {{ name: string, moduleIds: readonly string[] }} chunk */
function chunkName({ name, moduleIds }) {
  const folder = /([^/]+)\/src\/index\.ts$/.exec(moduleIds.at(-1) ?? '');
  return `${folder?.[1] ?? name}.js`;
}

/**
 * The same code in characters of one byte: V8 keeps a text with any other in two bytes each, and takes longer to read it. In texts,
 * patterns and names an escape is what it stands for; a raw template, the one place where it is not, holds none.
 *
 * @param {string} code
 */
function inAscii(code) {
  if (/String\.raw`[^`]*[^\t-~]/.test(code)) throw new Error('a raw template holds a character beyond ASCII');
  return code.replace(/[^\t-~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const result = await build({
  configFile: false,
  logLevel: 'error',
  ssr: {
    noExternal: true,
    external: Object.keys(dependencies),
    // Without `node`, under which a library may offer CommonJS alone: what is not used of that cannot be left out.
    resolve: { conditions: ['@dradis/source', 'module', 'import', 'default'] },
  },
  build: {
    write: false,
    ssr: true,
    minify: false,
    sourcemap: true,
    target: 'es2023',
    // Constants stay constants: what is a variable of the file V8 reads anew each time, also in compiled code.
    rolldownOptions: { input: entries, output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: chunkName, sourcemapExcludeSources: true, topLevelVar: false } },
  },
});
if (!('output' in result)) throw new Error('one build makes one output');

for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) if (/\.js(\.map)?$/.test(file)) rmSync(join(DIST, file));
for (const one of result.output) writeFileSync(join(DIST, one.fileName), one.type === 'chunk' ? inAscii(one.code) : one.source);
const modules = result.output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
const licences = libraryLicences(modules);
if (licences !== '') writeFileSync(join(DIST, 'licences.txt'), licences);
