// Run by a package's build after the compiler, from the package's folder: writes compiled files anew with the libraries
// they import inside, and the licences of these beside each. Arguments: source files below src; dist has the compiled ones.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const LICENCES = ['LICENSE', 'LICENSE.txt', 'LICENSE.md'];

/** @typedef {{ type: string, code: string, moduleIds: string[] }} Chunk */

/** The source as one chunk, with everything that it imports. @param {string} source @returns {Promise<Chunk>} */
async function bundle(source) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, target: 'es2023', lib: { entry: resolve(source), formats: ['es'] } },
  });
  const outputs = /** @type {{ output: Chunk[] }[]} */ ([result].flat()).flatMap(({ output }) => output);
  const [chunk] = outputs;
  if (chunk?.type !== 'chunk' || outputs.length > 1) throw new Error(`${source} does not become one file`);
  return chunk;
}

/** The licences of all packages that are inside a chunk; the same text once. @param {Chunk} chunk */
function licences({ moduleIds }) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  const folders = moduleIds.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []);
  for (const folder of [...new Set(folders)].sort()) {
    /** @type {{ name: string, version: string, license?: string }} */
    const { name, version, license = 'see its repository' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = LICENCES.map((one) => join(folder, one)).find((path) => existsSync(path));
    const text = file === undefined ? '' : readFileSync(file, 'utf8').trim();
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  return [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join('\n----\n\n');
}

for (const source of process.argv.slice(2)) {
  const compiled = resolve(source.replace(/^src\//, 'dist/').replace(/\.ts$/, '.js'));
  const chunk = await bundle(source);
  writeFileSync(compiled, chunk.code);
  writeFileSync(compiled.replace(/\.js$/, '.licences.txt'), licences(chunk));
  // The compiler's map is of another text.
  rmSync(`${compiled}.map`, { force: true });
}
