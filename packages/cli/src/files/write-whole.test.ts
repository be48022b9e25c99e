// What is written is written whole or not at all, in a folder of its own.
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWhole } from './write-whole.js';

let folder = '';
const at = (name: string): string => join(folder, name);
const text = (name: string): string => readFileSync(at(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dradis-write-'));
  writeFileSync(at('a.yaml'), 'old a');
  writeFileSync(at('b.yaml'), 'old b');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('replaces texts, makes new files and leaves nothing beside them', async () => {
  await writeWhole([{ path: at('a.yaml'), text: 'new a' }, { path: at('c.yaml'), text: 'é' }]);
  expect([text('a.yaml'), text('b.yaml'), text('c.yaml')]).toEqual(['new a', 'old b', 'é']);
  expect(readdirSync(folder).sort()).toEqual(['a.yaml', 'b.yaml', 'c.yaml']);
});

it('changes no file when one of them cannot be written', async () => {
  await expect(writeWhole([{ path: at('a.yaml'), text: 'new a' }, { path: at('no-folder/b.yaml'), text: 'new b' }])).rejects.toThrow('ENOENT');
  expect(text('a.yaml')).toBe('old a');
  expect(readdirSync(folder).sort()).toEqual(['a.yaml', 'b.yaml']);
});

it('keeps who may read a file, and follows no link', async () => {
  chmodSync(at('a.yaml'), 0o640);
  symlinkSync('b.yaml', at('link.yaml'));
  await writeWhole([{ path: at('a.yaml'), text: 'new a' }, { path: at('link.yaml'), text: 'new b' }]);
  expect(statSync(at('a.yaml')).mode & 0o777).toBe(0o640);
  expect(lstatSync(at('link.yaml')).isSymbolicLink()).toBe(false);
  expect([text('link.yaml'), text('b.yaml')]).toEqual(['new b', 'old b']);
});
