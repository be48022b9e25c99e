// Golden files: changes to the small pack that lint objects to, and below them what it says, as it is shown.
// `UPDATE_GOLDEN=1` writes them anew; read the difference before committing it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderText } from '@dradis/diagnostics';
import { expect, it } from 'vitest';
import { lintCodePages } from './lint-pack.js';
import { lintWith, manifestWith, type Changes } from './testing/lint-example.js';

const FOLDER = new URL('../../golden/lint/', import.meta.url);
const END = '=== diagnostics\n';
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.txt')).sort();

/** The files of a golden; `pack.yaml` holds lines added to the manifest. */
function filesOf(input: string): Changes {
  const parts = input.split(/^=== (.*)\n/m).slice(1);
  const files: Record<string, string> = { 'pack.yaml': manifestWith() };
  for (let at = 0; at < parts.length; at += 2) {
    const [path = '', text = ''] = parts.slice(at, at + 2);
    files[path] = path === 'pack.yaml' ? manifestWith(text) : text;
  }
  return files;
}

it.each(names)('%s', (name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const input = text.includes(END) ? text.slice(0, text.indexOf(END)) : text;
  const found = lintWith(filesOf(input)).filter(({ code }) => code === name.slice(0, 5));
  expect(found).not.toEqual([]);
  const expected = `${input}${END}${found.map((diagnostic) => `${renderText(diagnostic)}\n`).join('')}`;
  if (UPDATE) writeFileSync(new URL(name, FOLDER), expected);
  expect(readFileSync(new URL(name, FOLDER), 'utf8')).toBe(expected);
});

it('has a golden file for every code', () => {
  expect([...new Set(names.map((name) => name.slice(0, 5)))]).toEqual(lintCodePages.map(({ code }) => code));
});
