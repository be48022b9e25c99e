// Tests of the debug server over real sockets: what its page is given, and that nobody else is given anything.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { debugServer, type DebugServer } from './debug-server.js';
import { LARGEST_FILE } from './folder.js';

const TOKEN = 'the-token';
let place: string;
let server: DebugServer;

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Asks as written: fetch would tidy paths and refuse to send a foreign host. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined || 'transfer-encoding' in headers ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request({ host: '127.0.0.1', port: server.port, path, method, headers: { 'x-dradis-token': TOKEN, ...length, ...headers } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => { resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString() }); });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const json = (value: unknown): string => JSON.stringify(value);
const file = (path: string): Promise<Answer> => ask(`/api/file?path=${encodeURIComponent(path)}`);

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'dradis-server-'));
  mkdirSync(join(place, 'packs/mine'), { recursive: true });
  mkdirSync(join(place, 'app'));
  writeFileSync(join(place, 'packs/mine/pack.yaml'), 'id: mine\n');
  writeFileSync(join(place, 'secret.yaml'), 'secret: yes\n');
  writeFileSync(join(place, 'app/index.html'), '<title>Dradis</title>');
  server = await debugServer({ folder: join(place, 'packs'), app: join(place, 'app'), port: 0, token: TOKEN, run: '{"a":1}' });
});

afterEach(async () => {
  await server.close();
  rmSync(place, { recursive: true });
});

it('tells an address with the token where no server sees it', () => {
  expect(server.url).toBe(`http://127.0.0.1:${server.port}/#token=${TOKEN}&run`);
});

it('serves the page without a token, and the run file to the page', async () => {
  expect(await ask('/', { headers: { 'x-dradis-token': '' } })).toEqual({ status: 200, body: '<title>Dradis</title>' });
  expect(await ask('/api/run')).toEqual({ status: 200, body: '{"a":1}' });
});

it('lets only the workers that compile packs make functions', async () => {
  mkdirSync(join(place, 'app/assets'));
  for (const file of ['language-worker-a1.js', 'index-a1.js']) writeFileSync(join(place, 'app/assets', file), '1;');
  // The page is read when the server starts.
  await server.close();
  server = await debugServer({ folder: join(place, 'packs'), app: join(place, 'app'), port: 0, token: TOKEN });
  const policy = async (file: string): Promise<string | null> => (await fetch(`http://127.0.0.1:${server.port}/assets/${file}`)).headers.get('content-security-policy');
  expect(await policy('language-worker-a1.js')).toContain("'unsafe-eval'");
  expect(await policy('index-a1.js')).not.toContain('eval');
});

it('lists, reads, writes and removes', async () => {
  const { files } = JSON.parse((await ask('/api/workspace')).body) as { files: { path: string; version: string }[] };
  expect(files).toEqual([{ path: 'mine/pack.yaml', version: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }]);
  const seen = files[0]!.version;
  expect(JSON.parse((await file('mine/pack.yaml')).body)).toEqual({ path: 'mine/pack.yaml', version: seen, text: 'id: mine\n' });
  const saved = await ask('/api/file', { method: 'PUT', body: json({ path: 'mine/pack.yaml', text: 'id: yours\n', seen }) });
  expect(saved.status).toBe(200);
  expect(readFileSync(join(place, 'packs/mine/pack.yaml'), 'utf8')).toBe('id: yours\n');
  expect((await ask('/api/file', { method: 'PUT', body: json({ path: 'mine/pack.yaml', text: 'x', seen }) })).status).toBe(409);
  const { version } = JSON.parse(saved.body) as { version: string };
  expect((await ask('/api/file', { method: 'DELETE', body: json({ path: 'mine/pack.yaml', seen: version }) })).status).toBe(200);
  expect((await file('mine/pack.yaml')).status).toBe(404);
});

it('gives the packs beside a pack that it extends, to be read and not written', async () => {
  mkdirSync(join(place, 'packs/orchard'));
  writeFileSync(join(place, 'packs/orchard/pack.yaml'), 'id: orchard\n');
  writeFileSync(join(place, 'packs/mine/pack.yaml'), 'id: mine\nextends: [orchard]\n');
  await server.close();
  server = await debugServer({ folder: join(place, 'packs/mine'), app: join(place, 'app'), port: 0, token: TOKEN });
  expect(JSON.parse((await ask('/api/beside')).body)).toEqual({ files: [{ path: 'orchard/pack.yaml', text: 'id: orchard\n', version: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }] });
  for (const path of ['../orchard/pack.yaml', join(place, 'packs/orchard/pack.yaml')]) {
    expect((await file(path)).status).toBe(403);
    expect((await ask('/api/file', { method: 'PUT', body: json({ path, text: 'id: changed\n', seen: null }) })).status).toBe(403);
  }
  // The path that it is given by names a file of the folder itself.
  expect((await file('orchard/pack.yaml')).status).toBe(404);
  expect(readFileSync(join(place, 'packs/orchard/pack.yaml'), 'utf8')).toBe('id: orchard\n');
});

it('tells of changes on the disk', async () => {
  const abort = new AbortController();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/changes`, { headers: { 'x-dradis-token': TOKEN }, signal: abort.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  writeFileSync(join(place, 'packs/mine/new.yaml'), 'id: new\n');
  let text = '';
  while (!text.includes('new.yaml')) text += (await reader.read()).value ?? '';
  expect(JSON.parse(text.trim())).toEqual({ path: 'mine/new.yaml', version: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown });
  abort.abort();
});

it('tells of changes in the packs beside the folder, and gives them anew', async () => {
  mkdirSync(join(place, 'packs/orchard'));
  writeFileSync(join(place, 'packs/orchard/pack.yaml'), 'id: orchard\n');
  writeFileSync(join(place, 'packs/mine/pack.yaml'), 'id: mine\nextends: [orchard]\n');
  await server.close();
  server = await debugServer({ folder: join(place, 'packs/mine'), app: join(place, 'app'), port: 0, token: TOKEN });
  const abort = new AbortController();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/changes`, { headers: { 'x-dradis-token': TOKEN }, signal: abort.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  writeFileSync(join(place, 'packs/orchard/wheat.yaml'), 'id: wheat\n');
  let text = '';
  while (!text.includes('beside')) text += (await reader.read()).value ?? '';
  expect(JSON.parse(text.trim())).toEqual({ beside: true });
  const { files } = JSON.parse((await ask('/api/beside')).body) as { files: { path: string }[] };
  expect(files.map(({ path }) => path)).toEqual(['orchard/pack.yaml', 'orchard/wheat.yaml']);
  abort.abort();
});

describe('refuses', () => {
  it.each(['/', '/api/workspace', '/api/file?path=mine%2Fpack.yaml'])('a foreign host at %s', async (path) => {
    expect(await ask(path, { headers: { host: 'evil.example' } })).toMatchObject({ status: 403, body: expect.stringContaining('evil.example') as unknown });
  });

  it.each(['/', '/api/workspace', '/api/changes'])('a foreign origin at %s', async (path) => {
    expect(await ask(path, { headers: { origin: 'https://evil.example' } })).toMatchObject({ status: 403 });
  });

  it.each(['', 'wrong'])("the token '%s'", async (token) => {
    for (const path of ['/api/workspace', '/api/file?path=mine%2Fpack.yaml', '/api/beside', '/api/changes', '/api/run']) expect(await ask(path, { headers: { 'x-dradis-token': token } })).toMatchObject({ status: 401 });
    expect(await ask('/api/file', { method: 'PUT', headers: { 'x-dradis-token': token }, body: json({ path: 'mine/x.yaml', text: 'x', seen: null }) })).toMatchObject({ status: 401 });
  });

  it.each(['../secret.yaml', 'mine/../../secret.yaml', join('/', 'etc', 'hosts.yaml'), '%2e%2e/secret.yaml'])('to leave the folder by %s', async (path) => {
    expect((await file(path)).status).toBe(path.startsWith('%') ? 404 : 403);
    expect((await ask('/api/file', { method: 'PUT', body: json({ path: path.replace(/^%2e%2e/, '..'), text: 'x', seen: null }) })).status).toBe(403);
    expect(readFileSync(join(place, 'secret.yaml'), 'utf8')).toBe('secret: yes\n');
  });

  it.each(['/../secret.yaml', '/%2e%2e/secret.yaml', '/..%2fsecret.yaml', '//../secret.yaml', '/%2e%2e%5csecret.yaml'])('to serve what lies beside the page: %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).not.toBe(200);
    expect(body).not.toContain('secret: yes');
  });

  it('a link out of the folder', async () => {
    symlinkSync(place, join(place, 'packs/up'));
    expect(await file('up/secret.yaml')).toMatchObject({ status: 403, body: expect.stringContaining('link') as unknown });
  });

  it('a body that is too large, told or not', async () => {
    const body = json({ path: 'mine/x.yaml', text: 'x'.repeat(6 * LARGEST_FILE), seen: null });
    expect((await ask('/api/file', { method: 'PUT', body })).status).toBe(413);
    // A server that hangs up on a body of unknown length may do so before its answer has been read.
    const chunked = await ask('/api/file', { method: 'PUT', headers: { 'transfer-encoding': 'chunked' }, body }).catch((error: unknown) => ({ status: (error as { code?: string }).code }));
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(chunked.status);
    expect((await file('mine/x.yaml')).status).toBe(404);
  });

  it.each(['', 'not json', '[]', '{"path":1}', '{"path":"mine/x.yaml"}', '{"path":"mine/x.yaml","text":5,"seen":null}', '{"__proto__":{"path":"mine/x.yaml"}}'])('the body %s', async (body) => {
    expect((await ask('/api/file', { method: 'PUT', body })).status).toBe(400);
    expect((await file('mine/x.yaml')).status).toBe(404);
  });

  it.each(['GET /api/nothing', 'POST /api/file', 'PUT /api/workspace'])('%s, which nothing answers', async (asked) => {
    const [method = '', path = ''] = asked.split(' ');
    expect((await ask(path, { method, ...(method === 'GET' ? {} : { body: '{}' }) })).status).toBe(404);
  });
});
