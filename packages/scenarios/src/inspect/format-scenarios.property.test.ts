// Shipped scenario files with white space and comments put into their statements: formatting settles at once, keeps every comment and
// what the statements do, and takes back what was only white space.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compilePack, formatPackFile } from '@dradis/packs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createScenarioInspector, scenarioFolder, type ScenarioFolder } from './scenario-inspector.js';
import type { ScenarioText } from './scenario-texts.js';

const CONTENT = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'base');
const RUNS = 40;
const SEED = 20081;

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.yaml'))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(CONTENT, path), 'utf8') }));
const result = compilePack(files);
const inspector = createScenarioInspector();
const shipped = scenarioFolder(files, []);

function withText(path: string, text: string): ScenarioFolder {
  return { ...shipped, files: shipped.files.map((file) => (file.path === path ? { path, text } : file)) };
}

function effects(path: string, folder = shipped): ScenarioText[] {
  return inspector.texts(path, folder, result.vocabulary).filter(({ role }) => role === 'effect');
}

function formatted(path: string, text: string): string {
  const folder = withText(path, text);
  const sources = new Map([[path, effects(path, folder)[0]?.slice.file]].flatMap(([name, file]) => (typeof name === 'string' && typeof file === 'object' ? [[name, file] as const] : [])));
  return sources.size === 0 ? text : formatPackFile({ language: result.language, sources, texts: new Map([[path, inspector.texts(path, folder, result.vocabulary)]]) }, path);
}

/** What the statements of a file come to. */
function programs(path: string, text: string): string[] {
  return effects(path, withText(path, text)).map(({ slice, scope, language }) => {
    const { program } = language.compileEffect({ text: slice, scope });
    if (program === null) throw new Error(`${path}: '${slice.text}' has mistakes`);
    return JSON.stringify([program.code, program.locals]);
  });
}

function comments(text: string): string[] {
  return text.split('\n').flatMap((row) => /(?:^|\s)(#.*\S)/.exec(row.replaceAll(/"[^"]*"/g, ''))?.[1] ?? []).sort();
}

interface Disturbance {
  readonly effect: number;
  readonly at: number;
  readonly count: number;
  readonly is: 'spaces' | 'comment-above' | 'comment-behind';
}

/** The file with the disturbances made, where they can mean nothing. */
function disturb(path: string, text: string, all: readonly Disturbance[]): string {
  const among = effects(path);
  const edits = new Map<number, string>();
  for (const { effect, at, count, is } of all) {
    const { slice, node } = among[effect % among.length] ?? {};
    if (slice === undefined || node === undefined) continue;
    if (is === 'spaces') {
      const places = [...slice.text.matchAll(/(?<=[\w)]) (?=[\w(])/g)].map(({ index }) => index).filter((place) => !/["'#]/.test(slice.text.slice(slice.text.lastIndexOf('\n', place) + 1, place)));
      const place = places[at % Math.max(1, places.length)];
      if (place !== undefined) edits.set(slice.toFile(place), ' '.repeat(count));
    } else if (node.style === 'literal') {
      const rows = [...slice.text.matchAll(/[^\n]+/g)];
      const row = rows[at % Math.max(1, rows.length)];
      if (row === undefined || row[0].includes('#') || row[0].trim() === '') continue;
      const start = text.lastIndexOf('\n', slice.toFile(row.index) - 1) + 1;
      const indent = /^ */.exec(text.slice(start))?.[0] ?? '';
      if (is === 'comment-above') edits.set(start, `${indent}# note ${String(at % 100)}: above\n`);
      else edits.set(slice.toFile(row.index + row[0].trimEnd().length - 1) + 1, `${' '.repeat(count)}# note ${String(at % 100)}: behind`);
    }
  }
  return [...edits].sort(([a], [b]) => b - a).reduce((before, [place, added]) => before.slice(0, place) + added + before.slice(place), text);
}

const withEffects = shipped.files.filter(({ path }) => effects(path).length > 0);

it('finds the shipped scenarios formatted', { timeout: 120_000 }, () => {
  expect(result.pack).not.toBeNull();
  expect(withEffects.length).toBeGreaterThan(30);
  expect(shipped.files.filter(({ path, text }) => formatted(path, text) !== text).map(({ path }) => path)).toEqual([]);
});

it.each([
  ['keeps the statements and the comments, and settles at once', ['spaces', 'comment-above', 'comment-behind'], false],
  ['takes back what is only white space', ['spaces'], true],
] as const)('%s', { timeout: 240_000 }, (_, kinds, back) => {
  let changed = 0;
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.record({ effect: fc.nat(), at: fc.nat(), count: fc.integer({ min: 1, max: 5 }), is: fc.constantFrom(...kinds) }), { minLength: 1, maxLength: 6 }), fc.boolean(), (which, all, windows) => {
      const file = withEffects[which % withEffects.length];
      if (file === undefined) throw new Error('no file');
      const lineEnds = (text: string): string => (windows ? text.replaceAll('\n', '\r\n') : text);
      const { path } = file;
      const text = lineEnds(disturb(path, file.text, all));
      const once = formatted(path, text);
      expect(programs(path, once)).toEqual(programs(path, file.text));
      expect(comments(once)).toEqual(comments(text));
      expect(formatted(path, once)).toBe(once);
      if (back) expect(once).toBe(lineEnds(file.text));
      if (once !== text) changed += 1;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(changed).toBeGreaterThan(RUNS / 3);
});
