// The workspace behind a server, over one that answers as `dradis debug` does: what it asks for, and what it makes of each answer.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Documents, isUnsaved } from './documents.js';
import { passingDrafts } from './drafts.js';
import { createHttpWorkspace, takeToken } from './http-workspace.js';
import type { Workspace, WorkspaceChange } from './workspace.js';

const BASE = new URL('http://127.0.0.1:4000/');
const TOKEN = 'a-token';
const CARD = 'cards/a b.yaml';

/** A folder behind a server. */
class Server {
  readonly files = new Map<string, { text: string; version: string }>();
  readonly asked: { method: string; path: string; token: string | null }[] = [];
  readonly streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  #count = 0;

  put(path: string, text: string | null): string | null {
    this.#count += 1;
    const version = text === null ? null : `v${String(this.#count)}`;
    if (text === null || version === null) this.files.delete(path);
    else this.files.set(path, { text, version });
    return version;
  }
  beside = [{ path: 'orchard/pack.yaml', text: 'id: orchard\n', version: 'v1' }];
  tellBeside(): void {
    for (const stream of this.streams) stream.enqueue(new TextEncoder().encode('{"beside":true}\n'));
  }
  /** Sends a change, in pieces that do not end where lines do. */
  tell(path: string): void {
    const line = `${JSON.stringify({ path, version: this.files.get(path)?.version ?? null })}\n`;
    for (const stream of this.streams) for (const part of [line.slice(0, 5), `${line.slice(5)}\n`]) stream.enqueue(new TextEncoder().encode(part));
  }
  endStreams(): void {
    for (const stream of this.streams) stream.close();
    this.streams.clear();
  }
  readonly fetch = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    const method = init.method ?? 'GET';
    this.asked.push({ method, path: url.pathname + url.search, token: headers.get('x-dradis-token') });
    return Promise.resolve(this.#answer(url, method, init));
  };
  #answer(url: URL, method: string, { body, signal }: RequestInit): Response {
    const json = (status: number, value: unknown): Response => new Response(JSON.stringify(value), { status });
    const has = (path: string): unknown => (this.files.has(path) ? { path, ...this.files.get(path) } : null);
    if (url.pathname === '/api/workspace') return json(200, { name: 'my-pack', files: [...this.files].map(([path, { version }]) => ({ path, version })) });
    if (url.pathname === '/api/changes') {
      const { streams } = this;
      return new Response(new ReadableStream<Uint8Array>({
        start(controller) {
          streams.add(controller);
          signal?.addEventListener('abort', () => { streams.delete(controller); controller.error(new Error('gone')); });
        },
      }));
    }
    if (url.pathname === '/api/beside') return json(200, { files: this.beside });
    if (method === 'GET') {
      const path = url.searchParams.get('path') ?? '';
      return this.files.has(path) ? json(200, has(path)) : json(404, { error: 'no such file' });
    }
    const { path, text, seen } = JSON.parse(typeof body === 'string' ? body : '{}') as { path: string; text?: string; seen: string | null };
    if (path.includes('..')) return json(400, { error: `'${path}' leaves the folder` });
    if ((this.files.get(path)?.version ?? null) !== seen) return json(409, { theirs: has(path) });
    return json(200, { version: this.put(path, method === 'DELETE' ? null : (text ?? '')) ?? '' });
  }
}

const real = globalThis.fetch;
let server: Server;
let workspace: Workspace;

beforeEach(async () => {
  server = new Server();
  server.put('pack.yaml', 'id: mine\n');
  server.put(CARD, 'id: a\n');
  globalThis.fetch = server.fetch;
  workspace = await createHttpWorkspace(BASE, TOKEN);
});

afterEach(() => {
  globalThis.fetch = real;
});

it('reads all files, and shows the token with every question', async () => {
  expect(workspace).toMatchObject({ name: 'my-pack', canWrite: true, id: BASE.href });
  expect(await workspace.list()).toEqual([{ path: 'pack.yaml', text: 'id: mine\n', version: 'v1' }, { path: CARD, text: 'id: a\n', version: 'v2' }]);
  expect(await workspace.open('gone.yaml')).toBeNull();
  expect(server.asked.every(({ token }) => token === TOKEN)).toBe(true);
  expect(server.asked.map(({ path }) => path)).toContain('/api/file?path=cards%2Fa%20b.yaml');
});

it('gives the packs beside the folder under names of their own, none of which can be written', async () => {
  expect(await workspace.beside?.()).toEqual([{ path: '(beside)/orchard/pack.yaml', text: 'id: orchard\n', version: 'v1', readOnly: expect.stringContaining('beside the folder that is open') as string }]);
});

it('writes, makes and takes away', async () => {
  expect(await workspace.save(CARD, 'id: b\n', 'v2')).toEqual({ kind: 'saved', version: 'v3' });
  expect(await workspace.create('new.yaml', 'id: new\n')).toEqual({ kind: 'saved', version: 'v4' });
  expect(await workspace.remove('new.yaml', 'v4')).toEqual({ kind: 'saved', version: '' });
  expect([...server.files].map(([path, { text }]) => [path, text])).toEqual([['pack.yaml', 'id: mine\n'], [CARD, 'id: b\n']]);
});

it('tells a conflict with what stands on the disk, and writes nothing', async () => {
  server.put(CARD, 'id: theirs\n');
  const theirs = { path: CARD, text: 'id: theirs\n', version: 'v3' };
  expect(await workspace.save(CARD, 'id: mine\n', 'v2')).toEqual({ kind: 'conflict', theirs });
  expect(await workspace.create(CARD, 'id: mine\n')).toEqual({ kind: 'conflict', theirs });
  server.put(CARD, null);
  expect(await workspace.remove(CARD, 'v2')).toEqual({ kind: 'conflict', theirs: null });
  expect(server.files.has(CARD)).toBe(false);
});

it('says why a write was refused, and changes nothing', async () => {
  const before = new Map(server.files);
  expect(await workspace.create('../out.yaml', 'x')).toEqual({ kind: 'refused', reason: "'../out.yaml' leaves the folder" });
  expect(server.files).toEqual(before);
});

it('keeps the text of a document when the server is gone, and writes it when it is back', async () => {
  const documents = new Documents(workspace, passingDrafts(workspace.id), () => undefined);
  await documents.begin();
  documents.edit(CARD, 'id: typed\n');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await documents.save(CARD);
  expect(documents.get(CARD)).toMatchObject({ text: 'id: typed\n', problem: expect.stringContaining('my-pack could not be reached') as string });
  globalThis.fetch = server.fetch;
  await documents.save(CARD);
  expect(server.files.get(CARD)?.text).toBe('id: typed\n');
  const document = documents.get(CARD);
  expect(document !== undefined && isUnsaved(document)).toBe(false);
});

it('tells of changes on the disk, also after the stream was cut, until it is told to stop', async () => {
  const told: WorkspaceChange[] = [];
  const stop = workspace.watch((changes) => told.push(...changes));
  await expect.poll(() => server.streams.size).toBe(1);
  server.put(CARD, 'id: newer\n');
  server.tell(CARD);
  await expect.poll(() => told.map(({ file }) => file?.text)).toEqual(['id: newer\n']);
  server.put(CARD, null);
  server.tell(CARD);
  await expect.poll(() => told.at(-1)).toEqual({ path: CARD, file: null });
  server.endStreams();
  await expect.poll(() => server.streams.size, { timeout: 10_000 }).toBe(1);
  server.put('pack.yaml', 'id: again\n');
  server.tell('pack.yaml');
  await expect.poll(() => told.at(-1)?.file?.text).toBe('id: again\n');
  stop();
  await expect.poll(() => server.streams.size).toBe(0);
});

it('tells which files of the packs beside changed, came and went, and no others', async () => {
  await workspace.beside?.();
  const told: (readonly [string, string | undefined])[] = [];
  const stop = workspace.watch((changes) => told.push(...changes.map(({ path, file }) => [path, file?.text] as const)));
  await expect.poll(() => server.streams.size).toBe(1);
  server.beside = [...server.beside, { path: 'orchard/wheat.yaml', text: 'id: wheat\n', version: 'v1' }];
  server.tellBeside();
  await expect.poll(() => told).toEqual([['(beside)/orchard/wheat.yaml', 'id: wheat\n']]);
  server.beside = [{ path: 'orchard/pack.yaml', text: 'id: orchard # changed\n', version: 'v2' }];
  server.tellBeside();
  await expect.poll(() => told.slice(1)).toEqual([['(beside)/orchard/pack.yaml', 'id: orchard # changed\n'], ['(beside)/orchard/wheat.yaml', undefined]]);
  stop();
});

it('takes a change beside over into a document that is open, and leaves it read-only', async () => {
  const changed: string[] = [];
  const documents = new Documents(workspace, passingDrafts(workspace.id), (texts) => changed.push(...Object.keys(texts)));
  const beside = (await workspace.beside?.()) ?? [];
  const stop = await documents.begin(() => beside);
  await expect.poll(() => server.streams.size).toBe(1);
  server.beside = [{ path: 'orchard/pack.yaml', text: 'id: orchard # changed\n', version: 'v2' }];
  server.tellBeside();
  await expect.poll(() => documents.get('(beside)/orchard/pack.yaml')?.text).toBe('id: orchard # changed\n');
  expect(documents.get('(beside)/orchard/pack.yaml')?.readOnly).toContain('beside the folder');
  expect(changed).toContain('(beside)/orchard/pack.yaml');
  stop();
});

it('takes the token out of the address, and has it again until the tab is closed', () => {
  sessionStorage.removeItem('dradis.token');
  const before = location.hash;
  expect(takeToken()).toBeUndefined();
  history.replaceState(null, '', `#run=abc&token=${TOKEN}`);
  expect(takeToken()).toBe(TOKEN);
  expect(location.hash).toBe('#run=abc');
  expect(takeToken()).toBe(TOKEN);
  sessionStorage.removeItem('dradis.token');
  history.replaceState(null, '', before === '' ? location.pathname + location.search : before);
});
