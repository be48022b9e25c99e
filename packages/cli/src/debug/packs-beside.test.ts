// Tests of the packs beside a served folder: those that manifests name, read through no link, and no others.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { packsBeside } from './packs-beside.js';

let place: string;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
}

async function beside(folder = 'packs/mine'): Promise<string[]> {
  return (await packsBeside(await Folder.of(join(place, folder)))).map(({ path }) => path);
}

beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'dradis-beside-')));
  put('packs/mine/pack.yaml', 'id: mine\nextends: [orchard, base]\n');
  put('packs/the-orchard/pack.yaml', 'id: orchard\nextends: [soil, mine]\n');
  put('packs/the-orchard/cards/wheat.yaml', 'id: wheat\n');
  put('packs/the-orchard/notes.txt', 'private');
  put('packs/soil/pack.yaml', 'id: soil\n');
  put('packs/other/pack.yaml', 'id: other\n');
  put('packs/diary.yaml', 'secret: yes\n');
  put('secret/pack.yaml', 'id: orchard\n');
});

afterEach(() => {
  rmSync(place, { recursive: true });
});

it('gives what the pack extends, and what that extends, by their ids', async () => {
  expect((await beside()).sort()).toEqual(['orchard/cards/wheat.yaml', 'orchard/pack.yaml', 'soil/pack.yaml']);
});

it('gives nothing for a pack that extends none, and for a folder that is no pack', async () => {
  expect(await beside('packs/soil')).toEqual([]);
  expect(await beside('packs')).toEqual([]);
});

it('looks in no folder through a link, and reads no file through one', async () => {
  rmSync(join(place, 'packs/the-orchard'), { recursive: true });
  symlinkSync(join(place, 'secret'), join(place, 'packs/the-orchard'));
  expect(await beside()).toEqual([]);
  rmSync(join(place, 'packs/the-orchard'));
  mkdirSync(join(place, 'packs/the-orchard'));
  symlinkSync(join(place, 'secret/pack.yaml'), join(place, 'packs/the-orchard/pack.yaml'));
  expect(await beside()).toEqual([]);
  rmSync(join(place, 'packs/the-orchard/pack.yaml'));
  put('packs/the-orchard/pack.yaml', 'id: orchard\n');
  symlinkSync(join(place, 'packs/diary.yaml'), join(place, 'packs/the-orchard/diary.yaml'));
  symlinkSync(join(place, 'secret'), join(place, 'packs/the-orchard/cards'));
  expect(await beside()).toEqual(['orchard/pack.yaml']);
});

it.each(['../secret', 'orchard/../../secret', '/etc'])('takes %s under `extends` for an id, never for a path', async (id) => {
  put('packs/mine/pack.yaml', `id: mine\nextends: ["${id}"]\n`);
  expect(await beside()).toEqual([]);
});
