// Run by a package's build after the compiler, from the package's folder: writes compiled files anew with the libraries
// they import inside, and the licences of these beside each. Arguments: source files below src; dist has the compiled ones.
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { libraryLicences } from './bundling/library-licences.mjs';

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

for (const source of process.argv.slice(2)) {
  const compiled = resolve(source.replace(/^src\//, 'dist/').replace(/\.ts$/, '.js'));
  const chunk = await bundle(source);
  writeFileSync(compiled, chunk.code);
  writeFileSync(compiled.replace(/\.js$/, '.licences.txt'), libraryLicences(chunk.moduleIds));
  // The compiler's map is of another text.
  rmSync(`${compiled}.map`, { force: true });
}
