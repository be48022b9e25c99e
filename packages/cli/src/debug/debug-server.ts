// The server behind `dradis debug`: the built page, and the designer's folder for that page alone. Bound to loopback. Must not
// compile or play anything: the page does. What it speaks is written down at `debugServer`.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename } from 'node:path';
import sirv from 'sirv';
import { watchBeside } from './beside-changes.js';
import { watchFolder } from './changes.js';
import { Folder, FolderRefusal, LARGEST_FILE } from './folder.js';
import { stranger, withoutToken } from './guard.js';
import { packsBeside } from './packs-beside.js';
import { BodyRefusal, readBody } from './read-body.js';

/** A text of the largest size in JSON, where a character may take six bytes. */
const LARGEST_BODY = 6 * LARGEST_FILE;
/** A page that listens is written to at least this often, so that a broken connection is noticed. */
const PULSE_MS = 15_000;
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const;
/** Workers compile packs, and the checker of shapes writes a function for each shape: a worker follows the policy of its own file. */
const WORKER = /^\/?assets\/(?:language|pack)-worker-[\w-]+\.js$/;
const WORKER_POLICY = "default-src 'self'; script-src 'self' 'unsafe-eval'";

/** What a server serves. */
export interface DebugServerSettings {
  /** Absolute path of the designer's folder. */
  readonly folder: string;
  /** Absolute path of the built page. */
  readonly app: string;
  /** The port; 0 for any free one. */
  readonly port: number;
  /** The token of this run; made up when not given. */
  readonly token?: string;
  /** The text of a run file for the page to open. */
  readonly run?: string;
}

/** A server that runs. */
export interface DebugServer {
  /** The address to open, with the token behind `#`, where no server and no page that is linked to sees it. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

interface Fields {
  readonly path: string;
  readonly text?: string;
  readonly seen: string | null;
}

function fields(body: unknown): Fields {
  if (typeof body === 'object' && body !== null && 'path' in body && typeof body.path === 'string') {
    const text = 'text' in body ? body.text : undefined;
    const seen = 'seen' in body ? body.seen : null;
    if ((text === undefined || typeof text === 'string') && (seen === null || typeof seen === 'string')) return { path: body.path, seen, ...(text === undefined ? {} : { text }) };
  }
  throw new BodyRefusal(400, "expected { path, text, seen }: the file's path and text, and the version last seen or null");
}

function sendText(response: ServerResponse, status: number, json: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' });
  response.end(json);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  // The rest of a refused body is not read.
  response.setHeader('connection', 'close');
  send(response, status, { error: reason });
}

const STATUS: Readonly<Record<FolderRefusal['kind'], number>> = { path: 403, missing: 404, content: 422 };

/**
 * Serves the debugger over a folder until it is closed.
 *
 * Requests for `/api/…` carry the token in `x-dradis-token`; answers are JSON, a refusal is `{ error }`:
 *
 * - `GET /api/workspace`: `{ name, files: [{ path, version }] }`
 * - `GET /api/file?path=P`: `{ path, version, text }`
 * - `PUT /api/file` with `{ path, text, seen }`: `{ kind: 'saved', version }`, or status 409 and `{ kind: 'conflict', theirs }`
 *   when the file is no longer what was seen (`theirs` is null when it is gone); `seen` is null for a new file
 * - `DELETE /api/file` with `{ path, seen }`: the same
 * - `GET /api/beside`: `{ files: [{ path, text, version }] }`, the packs beside the folder that its pack extends, to be read only: each
 *   path begins with the id of its pack, and none of them means anything to the other requests
 * - `GET /api/run`: the run file that the page is to open, when the address says `run`
 * - `GET /api/changes`: a stream of lines, each `{ path, version }`, `{ beside: true }` when `/api/beside` may answer otherwise, or empty
 *
 * @throws an error of the system when the folder is not there or the port is taken
 */
export async function debugServer({ folder: path, app, port: wanted, token = randomBytes(24).toString('base64url'), run }: DebugServerSettings): Promise<DebugServer> {
  const folder = await Folder.of(path);
  const changes = await watchFolder(folder);
  const beside = await watchBeside(folder, changes);
  const page = sirv(app, {
    etag: true,
    dotfiles: false,
    setHeaders: (response, asked) => {
      for (const [header, value] of Object.entries(HEADERS)) response.setHeader(header, value);
      if (WORKER.test(asked)) response.setHeader('content-security-policy', WORKER_POLICY);
    },
  });
  const name = basename(folder.root);

  const stream = (response: ServerResponse): void => {
    response.writeHead(200, { ...HEADERS, 'content-type': 'application/x-ndjson; charset=utf-8' });
    response.write('\n');
    const stop = changes.listen((change) => void response.write(`${JSON.stringify(change)}\n`));
    const stopBeside = beside.listen(() => void response.write('{"beside":true}\n'));
    const pulse = setInterval(() => void response.write('\n'), PULSE_MS);
    response.on('close', () => {
      clearInterval(pulse);
      stop();
      stopBeside();
    });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const asked = `${request.method ?? ''} ${url.pathname}`;
    if (asked === 'GET /api/workspace') send(response, 200, { name, files: await folder.list() });
    else if (asked === 'GET /api/file') send(response, 200, await folder.read(url.searchParams.get('path') ?? ''));
    else if (asked === 'GET /api/beside') send(response, 200, { files: await packsBeside(folder) });
    else if (asked === 'GET /api/changes') stream(response);
    else if (asked === 'GET /api/run' && run !== undefined) sendText(response, 200, run);
    else if (asked === 'PUT /api/file' || asked === 'DELETE /api/file') {
      const { path: file, text, seen } = fields(await readBody(request, LARGEST_BODY));
      if (request.method === 'PUT' && text === undefined) throw new BodyRefusal(400, 'the text is missing');
      if (request.method === 'DELETE' && seen === null) throw new BodyRefusal(400, 'the version last seen is missing');
      const kept = request.method === 'PUT' ? await folder.write(file, text ?? '', seen) : await folder.remove(file, seen ?? '');
      send(response, kept.kind === 'saved' ? 200 : 409, kept);
    } else refuse(response, 404, `nothing answers ${asked}`);
  };

  let port = wanted;
  const server = createServer((request, response) => {
    const foreign = stranger(request.headers, port);
    if (foreign !== undefined) {
      refuse(response, foreign.status, foreign.reason);
      return;
    }
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!url.pathname.startsWith('/api/')) {
      page(request, response, () => { refuse(response, 404, `there is no page ${url.pathname}`); });
      return;
    }
    const unknown = withoutToken(request.headers, token);
    if (unknown !== undefined) {
      refuse(response, unknown.status, unknown.reason);
      return;
    }
    answer(request, response, url).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof FolderRefusal) refuse(response, STATUS[error.kind], error.message);
      else if (error instanceof BodyRefusal) refuse(response, error.status, error.message);
      else refuse(response, 500, `the server could not do it: ${error instanceof Error ? error.message : String(error)}`);
    });
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, '127.0.0.1', resolve);
    });
  } catch (error) {
    await beside.close();
    await changes.close();
    throw error;
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens at no port');
  port = address.port;
  return {
    url: `http://127.0.0.1:${port}/#token=${token}${run === undefined ? '' : '&run'}`,
    port,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([beside.close(), changes.close(), new Promise((resolve) => server.close(resolve))]);
    },
  };
}
