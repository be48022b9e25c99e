// The workspace of the browser over real storage: what is written stays, what is not as expected is a conflict, and what is
// refused changes nothing.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBrowserWorkspace, pathProblem } from './browser-workspace.js';
import { openDatabase, type Database } from './database.js';
import { Documents } from './documents.js';
import { storedDrafts } from './drafts.js';
import type { Workspace, WorkspaceChange } from './workspace.js';

const SHIPPED = new Map([['base/pack.yaml', 'id: base\n'], ['base/cards/a.yaml', 'id: a\n']]);
const CARD = 'base/cards/a.yaml';

let name: string;
let opened: Database[];
let workspace: Workspace;
let count = 0;

async function openAgain(): Promise<Database> {
  const database = await openDatabase(name);
  opened.push(database);
  return database;
}

beforeEach(async () => {
  count += 1;
  name = `dradis-test-${String(count)}-${crypto.randomUUID()}`;
  opened = [];
  workspace = createBrowserWorkspace(await openAgain(), SHIPPED);
});

afterEach(async () => {
  for (const database of opened) database.close();
  await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = resolve;
    request.onerror = resolve;
  });
});

const versionOf = async (path: string): Promise<string> => (await workspace.open(path))?.version ?? '';
const texts = async (of = workspace): Promise<Record<string, string>> => Object.fromEntries((await of.list()).map(({ path, text }) => [path, text]));

it('keeps what is written over what is shipped, also for a later visit', async () => {
  const saved = await workspace.save(CARD, 'id: b\n', await versionOf(CARD));
  expect(saved.kind).toBe('saved');
  expect(await workspace.create('mine/pack.yaml', 'id: mine\n')).toMatchObject({ kind: 'saved' });
  const later = createBrowserWorkspace(await openAgain(), SHIPPED);
  expect(await texts(later)).toEqual({ 'base/pack.yaml': 'id: base\n', [CARD]: 'id: b\n', 'mine/pack.yaml': 'id: mine\n' });
  expect(await later.open(CARD)).toMatchObject({ version: saved.kind === 'saved' ? saved.version : '' });
});

it('takes a shipped file away and has it back when its text is written again', async () => {
  expect(await workspace.remove(CARD, await versionOf(CARD))).toMatchObject({ kind: 'saved' });
  expect(await workspace.open(CARD)).toBeNull();
  expect(await workspace.create(CARD, 'id: a\n')).toMatchObject({ kind: 'saved' });
  expect((await workspace.open(CARD))?.text).toBe('id: a\n');
});

it('tells a conflict and writes nothing when the file is not as it was expected', async () => {
  const before = await versionOf(CARD);
  await workspace.save(CARD, 'id: other\n', before);
  const theirs = { path: CARD, text: 'id: other\n', version: await versionOf(CARD) };
  expect(await workspace.save(CARD, 'id: mine\n', before)).toEqual({ kind: 'conflict', theirs });
  expect(await workspace.create(CARD, 'id: mine\n')).toEqual({ kind: 'conflict', theirs });
  expect(await workspace.remove(CARD, before)).toEqual({ kind: 'conflict', theirs });
  expect(await workspace.save('gone.yaml', 'x', 'revision 1')).toEqual({ kind: 'conflict', theirs: null });
  expect(await texts()).toEqual({ 'base/pack.yaml': 'id: base\n', [CARD]: 'id: other\n' });
});

it('lets only one of two writers that saw the same text win', async () => {
  const other = createBrowserWorkspace(await openAgain(), SHIPPED);
  const version = await versionOf(CARD);
  const results = await Promise.all([workspace.save(CARD, 'id: one\n', version), other.save(CARD, 'id: two\n', version)]);
  expect(results.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
  expect((await workspace.open(CARD))?.text).toBe(results[0].kind === 'saved' ? 'id: one\n' : 'id: two\n');
});

it.each([
  ['../out.yaml', 'no path of a file'],
  ['/root.yaml', 'no path of a file'],
  ['a//b.yaml', 'no path of a file'],
  ['.hidden.yaml', 'no path of a file'],
  ['notes.txt', 'does not end in .yaml'],
  [`${'a'.repeat(200)}.yaml`, 'longer than 200'],
])('refuses to write %s, and changes nothing', async (path, reason) => {
  expect(pathProblem(path)).toContain(reason);
  const before = await texts();
  expect(await workspace.create(path, 'x')).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) as string });
  expect(await texts()).toEqual(before);
});

it('refuses a text that is too long, and changes nothing', async () => {
  expect(await workspace.save(CARD, 'x'.repeat(1_000_001), await versionOf(CARD))).toMatchObject({ kind: 'refused' });
  expect((await workspace.open(CARD))?.text).toBe('id: a\n');
});

it('tells of its own changes and of those of another page, until it is told to stop', async () => {
  const told: WorkspaceChange[] = [];
  const stop = workspace.watch((changes) => told.push(...changes));
  const other = createBrowserWorkspace(await openAgain(), SHIPPED);
  await workspace.create('mine.yaml', 'id: mine\n');
  expect(told.map(({ path, file }) => [path, file?.text])).toEqual([['mine.yaml', 'id: mine\n']]);
  await other.save(CARD, 'id: theirs\n', 'shipped');
  await expect.poll(() => told.map(({ path, file }) => [path, file?.text])).toContainEqual([CARD, 'id: theirs\n']);
  stop();
  await workspace.create('more.yaml', 'id: more\n');
  expect(told.some(({ path }) => path === 'more.yaml')).toBe(false);
});

it('has a draft again after a crash, as a conflict where the file has changed meanwhile', async () => {
  const database = await openAgain();
  const first = new Documents(workspace, storedDrafts(database, workspace.id), () => undefined);
  await first.begin();
  first.edit(CARD, 'id: typed\n');
  first.edit('base/pack.yaml', 'id: typed-too\n');
  // The page is gone without a word; somebody writes to one of the files.
  await expect.poll(async () => (await storedDrafts(database, workspace.id).all()).length).toBe(2);
  await workspace.save('base/pack.yaml', 'id: changed\n', 'shipped');
  const later = createBrowserWorkspace(await openAgain(), SHIPPED);
  const second = new Documents(later, storedDrafts(await openAgain(), later.id), () => undefined);
  await second.begin();
  expect(second.get(CARD)).toMatchObject({ text: 'id: typed\n', restored: true, saved: { text: 'id: a\n' } });
  expect(second.get('base/pack.yaml')).toMatchObject({ text: 'id: typed-too\n', restored: true, theirs: { text: 'id: changed\n' } });
  await second.save(CARD);
  expect((await later.open(CARD))?.text).toBe('id: typed\n');
  await expect.poll(async () => (await storedDrafts(database, workspace.id).all()).map(({ path }) => path)).toEqual(['base/pack.yaml']);
});
