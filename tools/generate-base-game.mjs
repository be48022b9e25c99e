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

/** @param {readonly object[]} records @returns {Record<string, unknown>} */
function columnsOf(records) {
  /** @type {Record<string, unknown>[]} */
  const rows = records.map((record) => ({ ...record }));
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(
    keys.map((key) => {
      const of = rows.flatMap((row, index) => (key in row ? [index] : []));
      const are = of.map((index) => rows[index]?.[key]);
      return [key, of.length === rows.length ? are : { of, are }];
    }),
  );
}

/** Runs of equal spans, five numbers each: how many, lines after the last one, column, height in lines, end column. @param {import('@dradis/engine').CompiledProgram} program */
function runsOf({ at }) {
  /** @type {number[][]} */
  const runs = [];
  let last = '';
  let line = 0;
  for (const span of at) {
    const [startLine, column, endLine, endColumn] = span;
    const run = runs.at(-1);
    if (run !== undefined && span.join() === last) run[0] = (run[0] ?? 0) + 1;
    else runs.push([1, startLine - line, column, endLine - startLine, endColumn]);
    last = span.join();
    line = startLine;
  }
  return runs;
}

/** The name without the title of its thing; 0 when it is what the id says. @param {{ id: string, name: string }} program @param {ReadonlyMap<string, string>} titles */
function packName({ id, name }, titles) {
  const dot = id.indexOf('.');
  const title = titles.get(id.slice(0, dot));
  if (name === (title === undefined ? id : `${title}: ${id.slice(dot + 1)}`)) return 0;
  return title !== undefined && name.startsWith(`${title}: `) ? name.slice(title.length) : name;
}

/** `name:type` of each, with a space between. @param {import('@dradis/engine').CompiledProgram['locals']} locals */
function packLocals(locals) {
  const odd = locals.find(({ name, type }) => /[ :]/.test(name) || type === '' || type.includes(' '));
  if (odd !== undefined) throw new Error(`the local "${odd.name}" of type "${odd.type}" cannot be packed as text`);
  return locals.map(({ name, type }) => `${name}:${type}`).join(' ');
}

/** The fields that hold effects, for the programs are called as the thing and the field. @param {import('@dradis/engine').CompiledPack['things'][number]} thing */
function packEffects({ id, effects }) {
  const odd = Object.entries(effects).find(([field, program]) => program !== `${id}.${field}`);
  if (odd !== undefined) throw new Error(`the effect ${odd[1]} of ${id} is not called as its field: ${odd[0]}`);
  return Object.keys(effects).join(' ');
}

// A seventh of a browser's download is saved where like stands beside like; packages/base-game/src/unpack-pack.ts undoes it.
/** @param {import('@dradis/engine').CompiledPack} pack */
function packed(pack) {
  const { programs, abilities, things, zones } = pack;
  const titles = new Map([...things, ...zones].map(({ id, title }) => [id, title]));
  const runs = programs.map(runsOf);
  const numbers = [0, 1, 2, 3, 4].map((index) => runs.flat().map((run) => run[index]));
  const short = programs.map(({ at: _at, locals, rulings, ...program }) => ({ ...program, name: packName(program, titles), locals: packLocals(locals), rulings: rulings.join(' ') }));
  return {
    ...pack,
    programs: columnsOf(short),
    abilities: columnsOf(abilities.map((ability) => ({ ...ability, program: ability.program === ability.id ? 0 : ability.program }))),
    things: columnsOf(things.map((thing) => ({ ...thing, effects: packEffects(thing) }))),
    definitions: columnsOf(pack.definitions),
    zones: columnsOf(zones),
    kinds: columnsOf(pack.kinds),
    attributes: columnsOf(pack.attributes),
    variables: columnsOf(pack.variables),
    spans: { runs: runs.map(({ length }) => length), numbers },
  };
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
  writeChanged('pack.ts', moduleOf('packText', packed(pack), 'the compiled pack as JSON'));
  writeChanged('sources.ts', moduleOf('sourcesText', texts, 'the source text by path as JSON'));
  return 0;
}

if (!process.argv.includes('--if-missing') || !existsSync(join(TARGET, 'sources.ts'))) process.exitCode = await generate();
