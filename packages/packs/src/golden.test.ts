// Golden files: a broken pack (changes to the small pack) and, below it, its diagnostics as they are shown.
// `UPDATE_GOLDEN=1` writes them anew; read the difference before committing it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderText } from '@dradis/diagnostics';
import { expect, it } from 'vitest';
import { codePages } from './codes/code-pages.js';
import { compilePack, type PackResult } from './pack-compiler.js';
import { smallPack } from './testing/small-pack.js';

const FOLDER = new URL('../golden/', import.meta.url);
const EXTENDING = 'extending/';
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.txt')).sort();

function sections(text: string): Map<string, string> {
  const parts = text.split(/^=== (.*)\n/m).slice(1);
  const found = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) found.set(parts[at] ?? '', parts[at + 1] ?? '');
  return found;
}

/** Files under `extending/` are those of a pack that extends the small one. */
function compileChanged(changes: Readonly<Record<string, string | null>>): PackResult {
  const extending = Object.entries(changes).flatMap(([path, text]) => (path.startsWith(EXTENDING) && text !== null ? [{ path: path.slice(EXTENDING.length), text }] : []));
  const small = smallPack(Object.fromEntries(Object.entries(changes).filter(([path]) => !path.startsWith(EXTENDING))));
  return extending.length === 0 ? compilePack(small) : compilePack(extending, { packs: [small] });
}

function compileGolden(name: string): { input: string; files: Map<string, string>; rendered: string; codes: string[] } {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const all = sections(text);
  const files = new Map([...all].filter(([path]) => path !== 'diagnostics'));
  const changes = Object.fromEntries([...files].map(([path, content]) => [path, content === '(left out)\n' ? null : content]));
  const { diagnostics, pack } = compileChanged(changes);
  expect(pack).toBeNull();
  return {
    input: text.slice(0, text.indexOf('=== diagnostics\n')),
    files,
    rendered: diagnostics.map((diagnostic) => `${renderText(diagnostic)}\n`).join(''),
    codes: diagnostics.map(({ code }) => code),
  };
}

it.each(names)('%s', (name) => {
  const { input, rendered, codes } = compileGolden(name);
  const expected = `${input}=== diagnostics\n${rendered}`;
  if (UPDATE) writeFileSync(new URL(name, FOLDER), expected);
  expect(readFileSync(new URL(name, FOLDER), 'utf8')).toBe(expected);
  expect(codes).toContain(name.slice(0, 5));
});

it('has a golden file for every code of this package', () => {
  const shown = new Set(names.flatMap((name) => [...readFileSync(new URL(name, FOLDER), 'utf8').matchAll(/ error (D[0-9]{4}) /g)].map(([, code]) => code)));
  expect(codePages.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([]);
});
