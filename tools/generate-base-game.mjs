// Compiles content/base into packages/base-game/src/generated. Run by that package's build; with --if-missing only when
// nothing has been generated yet. Must not write anything when the content has errors.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './run-command.mjs';

const CONTENT = join(ROOT, 'content', 'base');
const POSITION = 'scenarios/default-position.yaml';
const TARGET = join(ROOT, 'packages', 'base-game', 'src', 'generated');

/** The pack's own files, without its scenarios. @returns {{ path: string, text: string }[]} */
function packFiles() {
  const paths = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'));
  return paths
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(CONTENT, path), 'utf8') }))
    .filter(({ path }) => !path.startsWith('scenarios/'))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

// A sixth of a browser's download would be spans; packages/base-game/src/unpack-spans.ts writes them out again.
/** @param {import('@dradis/engine').CompiledPack} pack */
function packSpans(pack) {
  const programs = pack.programs.map((program) => {
    /** @type {number[]} */
    const at = [];
    let last = '';
    let line = 0;
    for (const span of program.at) {
      const [startLine, column, endLine, endColumn] = span;
      if (span.join() === last) {
        at[at.length - 5] = (at.at(-5) ?? 0) + 1;
        continue;
      }
      at.push(1, startLine - line, column, endLine - startLine, endColumn);
      last = span.join();
      line = startLine;
    }
    return { ...program, at };
  });
  return { ...pack, programs };
}

// JSON.parse of one text is quicker than the same data as program text, and one long string costs the type checker nothing.
// In single quotes, for JSON is full of double ones.
/** @param {string} name @param {unknown} value @param {string} role */
function moduleOf(name, value, role) {
  const literal = JSON.stringify(value).replace(/[\\']/g, '\\$&').replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
  return `// Generated from content/base: ${role}. Do not edit.\nexport const ${name}: string = '${literal}';\n`;
}

/** Leaves an unchanged file alone, so that nothing that depends on it is built again. @param {string} file @param {string} text */
function writeChanged(file, text) {
  const path = join(TARGET, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(TARGET, { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`wrote ${relative(ROOT, path)}\n`);
}

async function generate() {
  const { compilePack } = await import('@dradis/packs');
  const { renderText } = await import('@dradis/diagnostics');
  const files = packFiles();
  const { pack, diagnostics } = compilePack(files);
  if (pack === null) {
    process.stderr.write(`${diagnostics.map((diagnostic) => `content/base/${renderText(diagnostic)}`).join('\n')}\n`);
    process.stderr.write(`generate: content/base has ${diagnostics.length} diagnostics, listed above; nothing was written\n`);
    return 1;
  }
  // Besides what is compiled: the words of cards, and where scenarios start, which packs that extend this one need too.
  const wanted = new Set([...pack.files, ...files.map(({ path }) => path).filter((path) => path.startsWith('words/'))]);
  const texts = Object.fromEntries(files.filter(({ path }) => wanted.has(path)).map(({ path, text }) => [path, text]));
  texts[POSITION] = readFileSync(join(CONTENT, POSITION), 'utf8');
  writeChanged('pack.ts', moduleOf('packText', packSpans(pack), 'the compiled pack as JSON'));
  writeChanged('sources.ts', moduleOf('sourcesText', texts, 'the source text by path as JSON'));
  return 0;
}

if (!process.argv.includes('--if-missing') || !existsSync(join(TARGET, 'sources.ts'))) process.exitCode = await generate();
