// Tests of watching the packs beside a served folder: told of their changes, of those that are extended alone, and of not too many.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchBeside, type BesideChanges } from './beside-changes.js';
import { watchFolder, type Changes } from './changes.js';
import { Folder } from './folder.js';

let place: string;
let own: Changes;
let beside: BesideChanges;
let told: number;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
}

async function begin(): Promise<void> {
  const folder = await Folder.of(join(place, 'mine'));
  own = await watchFolder(folder);
  beside = await watchBeside(folder, own);
  told = 0;
  beside.listen(() => { told += 1; });
}

const watched = (): string[] => beside.watched.map((path) => basename(path)).sort();
/** Long enough for whatever would be told to be told. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 600));

beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'dradis-watch-')));
  put('mine/pack.yaml', 'id: mine\nextends: [orchard]\n');
  put('orchard/pack.yaml', 'id: orchard\nextends: [soil]\n');
  put('soil/pack.yaml', 'id: soil\n');
  put('other/pack.yaml', 'id: other\n');
});

afterEach(async () => {
  await beside.close();
  await own.close();
  rmSync(place, { recursive: true });
});

it('tells of a file that changes, comes or goes in a pack that is extended, near or far', async () => {
  await begin();
  expect(watched()).toEqual(['orchard', 'soil']);
  for (const change of [() => { put('orchard/wheat.yaml', 'id: wheat\n'); }, () => { put('soil/clay.yaml', 'id: clay\n'); }, () => { rmSync(join(place, 'soil/clay.yaml')); }]) {
    const before = told;
    change();
    await expect.poll(() => told, { timeout: 5000 }).toBeGreaterThan(before);
  }
});

it('tells nothing of packs that no manifest names, of the own folder, and of what the page is not shown', async () => {
  await begin();
  put('other/card.yaml', 'id: card\n');
  put('mine/card.yaml', 'id: card\n');
  put('orchard/notes.txt', 'private');
  put('orchard/node_modules/x.yaml', 'id: x\n');
  await quiet();
  expect(told).toBe(0);
});

it('watches what the manifests name now', async () => {
  await begin();
  put('mine/pack.yaml', 'id: mine\nextends: [other]\n');
  await expect.poll(watched, { timeout: 5000 }).toEqual(['other']);
  await expect.poll(() => told, { timeout: 5000 }).toBeGreaterThan(0);
  put('other/pack.yaml', 'id: other\nextends: [soil]\n');
  await expect.poll(watched, { timeout: 5000 }).toEqual(['other', 'soil']);
});

it('watches no more than eight packs, however many are extended', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `part-${String(index)}`);
  for (const id of ids) put(`${id}/pack.yaml`, `id: ${id}\n`);
  put('mine/pack.yaml', `id: mine\nextends: [${ids.join(', ')}]\n`);
  await begin();
  expect(watched()).toHaveLength(8);
});

it('watches nothing once it is closed, though a manifest changes while it closes', async () => {
  await begin();
  put('mine/pack.yaml', 'id: mine\nextends: [other]\n');
  await beside.close();
  await quiet();
  expect(watched()).toEqual([]);
});
