// Tests of the designer's folder: what is read and written, and that nothing outside it is.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync, chmodSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Folder, LARGEST_FILE } from './folder.js';

let outside: string;
let root: string;
let folder: Folder;

function put(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(async () => {
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'dradis-folder-')));
  root = join(outside, 'packs');
  mkdirSync(root);
  writeFileSync(join(outside, 'secret.yaml'), 'secret: yes\n');
  put('mine/pack.yaml', 'id: mine\n');
  folder = await Folder.of(root);
});

afterEach(() => {
  rmSync(outside, { recursive: true });
});

it('lists the YAML files, sorted, without links, hidden folders and dependencies', async () => {
  put('mine/cards/b.yml', 'id: b\n');
  put('mine/readme.md', 'text');
  put('.git/x.yaml', 'x');
  put('node_modules/p/x.yaml', 'x');
  symlinkSync(join(outside, 'secret.yaml'), join(root, 'linked.yaml'));
  expect((await folder.list()).map(({ path }) => path)).toEqual(['mine/cards/b.yml', 'mine/pack.yaml']);
});

it.each(['a\r\nb: ü\r\n', '\uFEFFid: x\n', 'no newline at the end'])('keeps every byte of %j', async (text) => {
  put('mine/x.yaml', text);
  const read = await folder.read('mine/x.yaml');
  expect(read.text).toBe(text);
  await folder.write('mine/x.yaml', read.text, read.version);
  expect(readFileSync(join(root, 'mine/x.yaml'))).toEqual(Buffer.from(text));
});

it('keeps the rights of the file it replaces, and leaves nothing beside it', async () => {
  chmodSync(join(root, 'mine/pack.yaml'), 0o600);
  const { version } = await folder.read('mine/pack.yaml');
  expect(await folder.write('mine/pack.yaml', 'id: other\n', version)).toMatchObject({ kind: 'saved' });
  expect(statSync(join(root, 'mine/pack.yaml')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(root, 'mine'))).toEqual(['pack.yaml']);
});

describe('a file that somebody else changed', () => {
  it('is not written over: their text comes back', async () => {
    const { version } = await folder.read('mine/pack.yaml');
    put('mine/pack.yaml', 'id: theirs\n');
    expect(await folder.write('mine/pack.yaml', 'id: ours\n', version)).toMatchObject({ kind: 'conflict', theirs: { path: 'mine/pack.yaml', text: 'id: theirs\n' } });
    expect(readFileSync(join(root, 'mine/pack.yaml'), 'utf8')).toBe('id: theirs\n');
  });

  it('is not removed', async () => {
    const { version } = await folder.read('mine/pack.yaml');
    put('mine/pack.yaml', 'id: theirs\n');
    expect(await folder.remove('mine/pack.yaml', version)).toMatchObject({ kind: 'conflict' });
  });

  it('is not made anew when it is gone', async () => {
    const { version } = await folder.read('mine/pack.yaml');
    expect(await folder.remove('mine/pack.yaml', version)).toMatchObject({ kind: 'saved' });
    expect(await folder.write('mine/pack.yaml', 'id: ours\n', version)).toEqual({ kind: 'conflict', theirs: null });
  });

  it('keeps the first of two that are written at once', async () => {
    const { version } = await folder.read('mine/pack.yaml');
    const kept = await Promise.all([folder.write('mine/pack.yaml', 'id: one\n', version), folder.write('mine/pack.yaml', 'id: two\n', version)]);
    expect(kept.map(({ kind }) => kind)).toEqual(['saved', 'conflict']);
    expect(readFileSync(join(root, 'mine/pack.yaml'), 'utf8')).toBe('id: one\n');
  });
});

it('makes a new file in a new folder, and not over one that is there', async () => {
  expect(await folder.write('mine/cards/new/x.yaml', 'id: x\n', null)).toMatchObject({ kind: 'saved' });
  expect(await folder.write('mine/cards/new/x.yaml', 'id: y\n', null)).toMatchObject({ kind: 'conflict', theirs: { text: 'id: x\n' } });
});

describe('what lies outside', () => {
  it.each(['../secret.yaml', 'mine/../../secret.yaml', '/etc/hosts.yaml', 'mine//pack.yaml', './mine/pack.yaml', '..\\secret.yaml', 'mine/pack.yaml\0.yaml', 'C:/x.yaml', '', 'a/'.repeat(40) + 'x.yaml'])('is not a path: %j', async (path) => {
    await expect(folder.read(path)).rejects.toMatchObject({ kind: 'path' });
    await expect(folder.write(path, 'x', null)).rejects.toMatchObject({ kind: 'path' });
    await expect(folder.remove(path, 'x')).rejects.toMatchObject({ kind: 'path' });
  });

  it.each(['mine/readme.md', '.git/x.yaml', 'mine/.hidden.yaml', 'node_modules/p/x.yaml', 'mine/script.js'])('is not shown: %s', async (path) => {
    put(path, 'text');
    await expect(folder.read(path)).rejects.toMatchObject({ kind: 'path' });
    await expect(folder.write(path, 'x', null)).rejects.toMatchObject({ kind: 'path' });
  });

  it('is not reached through a link to a file, to a folder, or to nothing', async () => {
    symlinkSync(join(outside, 'secret.yaml'), join(root, 'linked.yaml'));
    symlinkSync(outside, join(root, 'up'));
    symlinkSync(join(outside, 'not-there.yaml'), join(root, 'dangling.yaml'));
    symlinkSync(join(root, 'mine'), join(root, 'alias'));
    for (const path of ['linked.yaml', 'up/secret.yaml', 'up/new.yaml', 'dangling.yaml', 'alias/pack.yaml']) {
      await expect(folder.read(path), path).rejects.toMatchObject({ kind: 'path' });
      await expect(folder.write(path, 'x', null), path).rejects.toMatchObject({ kind: 'path' });
    }
    expect(readFileSync(join(outside, 'secret.yaml'), 'utf8')).toBe('secret: yes\n');
    expect(readdirSync(outside).sort()).toEqual(['packs', 'secret.yaml']);
  });
});

it('refuses what it cannot open as text', async () => {
  put('mine/latin.yaml', Uint8Array.of(0x61, 0xe9, 0x0a));
  put('mine/large.yaml', 'x'.repeat(LARGEST_FILE + 1));
  await expect(folder.read('mine/latin.yaml')).rejects.toThrow('not UTF-8');
  await expect(folder.read('mine/large.yaml')).rejects.toThrow(`files of up to ${LARGEST_FILE}`);
  await expect(folder.write('mine/x.yaml', 'x'.repeat(LARGEST_FILE + 1), null)).rejects.toThrow('a file may have');
  await expect(folder.read('mine/none.yaml')).rejects.toMatchObject({ kind: 'missing' });
});
