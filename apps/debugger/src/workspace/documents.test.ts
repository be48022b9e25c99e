// Texts, drafts and conflicts, over a workspace in memory.
import { beforeEach, expect, it } from 'vitest';
import { Documents, isUnsaved, type TextChange } from './documents.js';
import { passingDrafts, type Drafts } from './drafts.js';
import type { Saved, Workspace, WorkspaceChange, WorkspaceFile } from './workspace.js';

/** A disk that others may write to. */
class Disk {
  readonly files = new Map<string, WorkspaceFile>();
  #count = 0;
  #listener: (changes: readonly WorkspaceChange[]) => void = () => undefined;
  broken = false;

  put(path: string, text: string | null): void {
    this.#count += 1;
    if (text === null) this.files.delete(path);
    else this.files.set(path, { path, text, version: `v${String(this.#count)}` });
    this.#listener([{ path, file: this.files.get(path) ?? null }]);
  }
  readonly workspace: Workspace = {
    id: 'disk', name: 'The disk', canWrite: true,
    list: () => Promise.resolve([...this.files.values()]),
    open: (path) => Promise.resolve(this.files.get(path) ?? null),
    save: (path, text, version) => this.#write(path, text, version),
    create: (path, text) => this.#write(path, text, undefined),
    remove: (path, version) => this.#write(path, null, version),
    watch: (listener) => ((this.#listener = listener), () => undefined),
  };
  #write(path: string, text: string | null, version: string | undefined): Promise<Saved> {
    if (this.broken) return Promise.reject(new Error('gone'));
    if (this.files.get(path)?.version !== version) return Promise.resolve({ kind: 'conflict', theirs: this.files.get(path) ?? null });
    this.put(path, text);
    return Promise.resolve({ kind: 'saved', version: this.files.get(path)?.version ?? '' });
  }
}

let disk: Disk;
let drafts: Drafts;
let documents: Documents;
let told: TextChange[];

async function visit(): Promise<void> {
  told = [];
  documents = new Documents(disk.workspace, drafts, (changed) => told.push(changed));
  await documents.begin();
}

beforeEach(async () => {
  disk = new Disk();
  disk.put('a.yaml', 'one');
  drafts = passingDrafts('disk');
  await visit();
});

it('writes what was typed, and drops the draft', async () => {
  documents.edit('a.yaml', 'two');
  expect(isUnsaved(documents.get('a.yaml')!)).toBe(true);
  expect(await drafts.all()).toHaveLength(1);
  await documents.save('a.yaml');
  expect(disk.files.get('a.yaml')?.text).toBe('two');
  expect(isUnsaved(documents.get('a.yaml')!)).toBe(false);
  expect(await drafts.all()).toEqual([]);
});

it('finds a draft again after the page was lost', async () => {
  documents.edit('a.yaml', 'two');
  await visit();
  expect(documents.get('a.yaml')).toMatchObject({ text: 'two', restored: true, saved: { text: 'one' } });
  documents.revert('a.yaml');
  expect(documents.get('a.yaml')?.text).toBe('one');
  await visit();
  expect(documents.get('a.yaml')?.text).toBe('one');
});

it('keeps both texts when the file changed on the disk, also while the page was away', async () => {
  documents.edit('a.yaml', 'mine');
  disk.put('a.yaml', 'theirs');
  expect(documents.get('a.yaml')).toMatchObject({ text: 'mine', theirs: { text: 'theirs' } });
  await documents.save('a.yaml');
  expect(disk.files.get('a.yaml')?.text).toBe('theirs');
  await visit();
  expect(documents.get('a.yaml')).toMatchObject({ text: 'mine', theirs: { text: 'theirs' } });
  await documents.keepMine('a.yaml');
  expect(disk.files.get('a.yaml')?.text).toBe('mine');
  expect(documents.get('a.yaml')?.theirs).toBeUndefined();
});

it('takes the text of the disk when told so, and by itself where nothing was typed', () => {
  disk.put('a.yaml', 'newer');
  expect(documents.get('a.yaml')).toMatchObject({ text: 'newer', saved: { text: 'newer' } });
  documents.edit('a.yaml', 'mine');
  disk.put('a.yaml', 'newest');
  documents.takeTheirs('a.yaml');
  expect(documents.get('a.yaml')).toMatchObject({ text: 'newest', saved: { text: 'newest' } });
  expect(told.at(-1)).toEqual({ 'a.yaml': 'newest' });
});

it('tells a conflict that only saving finds, and one with a file that is gone', async () => {
  documents.edit('a.yaml', 'mine');
  disk.files.set('a.yaml', { path: 'a.yaml', text: 'silent', version: 'x' });
  await documents.save('a.yaml');
  expect(documents.get('a.yaml')).toMatchObject({ text: 'mine', theirs: { text: 'silent' } });
  documents.takeTheirs('a.yaml');
  documents.edit('a.yaml', 'mine again');
  disk.put('a.yaml', null);
  expect(documents.get('a.yaml')).toMatchObject({ text: 'mine again', theirs: null });
  await documents.keepMine('a.yaml');
  expect(disk.files.get('a.yaml')?.text).toBe('mine again');
});

it('says why it could not write, and keeps the text', async () => {
  documents.edit('a.yaml', 'two');
  disk.broken = true;
  await documents.save('a.yaml');
  expect(documents.get('a.yaml')).toMatchObject({ text: 'two', problem: expect.stringContaining('gone') as string });
  disk.broken = false;
  await documents.save('a.yaml');
  expect(documents.get('a.yaml')?.problem).toBeUndefined();
});

it('makes and takes away files, and nothing twice', async () => {
  expect(await documents.create('b.yaml', 'b')).toBeUndefined();
  expect(await documents.create('b.yaml', 'c')).toContain('already');
  expect(documents.all.map(({ path }) => path)).toEqual(['a.yaml', 'b.yaml']);
  expect(await documents.remove('b.yaml')).toBeUndefined();
  expect(disk.files.has('b.yaml')).toBe(false);
  expect(told.at(-1)).toEqual({ 'b.yaml': null });
});
