// The workspace behind `dradis debug`: a folder on this machine, over the server that sent the page. Must not keep files.
import type { Saved, Workspace, WorkspaceChange, WorkspaceFile } from './workspace.js';

const TOKEN_KEY = 'dradis.token';
/** How long to wait before listening again when the stream of changes ended, in milliseconds. */
const AGAIN_AFTER_MS = 1500;

/** Where packs from beside the folder stand in the workspace; no folder is called so. */
const BESIDE = '(beside)/';
const WHY_READ_ONLY = 'This file is in a pack beside the folder that is open. Open that folder, or the one around both, to change it.';

/** A line of the stream of changes: a file of the folder, or the packs beside it. */
type Told = { readonly path: string; readonly version: string | null } | { readonly beside: true };

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * The token that the address carries: it is taken out of the address, so that nobody copies it from there, and kept until the
 * tab is closed. Undefined when the page was not sent by `dradis debug`.
 */
export function takeToken(): string | undefined {
  const given = new URLSearchParams(location.hash.slice(1));
  const token = given.get('token');
  if (token !== null) {
    sessionStorage.setItem(TOKEN_KEY, token);
    given.delete('token');
    const rest = given.toString();
    history.replaceState(null, '', rest === '' ? location.pathname + location.search : `#${rest}`);
  }
  return token ?? sessionStorage.getItem(TOKEN_KEY) ?? undefined;
}

/** A workspace over the server at `base`. Its name is known once it was asked for its files. */
export async function createHttpWorkspace(base: URL, token: string): Promise<Workspace> {
  const headers = { 'x-dradis-token': token };
  const at = (path: string): URL => new URL(path, base);

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(at(path), { ...init, headers: { ...headers, ...(init.body === undefined ? {} : { 'content-type': 'application/json' }) } });
    return { status: response.status, body: await response.json() as unknown };
  }
  function reasonOf({ status, body }: Answer): string {
    const said = (body as { error?: unknown } | null)?.error;
    return typeof said === 'string' ? said : `the server answered ${String(status)}`;
  }
  async function open(path: string): Promise<WorkspaceFile | null> {
    const answer = await ask(`/api/file?path=${encodeURIComponent(path)}`);
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(reasonOf(answer));
    return answer.body as WorkspaceFile;
  }
  async function contents(): Promise<{ name: string; files: { path: string; version: string }[] }> {
    const answer = await ask('/api/workspace');
    if (answer.status !== 200) throw new Error(reasonOf(answer));
    return answer.body as { name: string; files: { path: string; version: string }[] };
  }
  async function write(method: 'PUT' | 'DELETE', body: object): Promise<Saved> {
    const answer = await ask('/api/file', { method, body: JSON.stringify(body) });
    if (answer.status === 200) return { kind: 'saved', version: (answer.body as { version?: string }).version ?? '' };
    if (answer.status === 409) return { kind: 'conflict', theirs: (answer.body as { theirs: WorkspaceFile | null }).theirs };
    return { kind: 'refused', reason: reasonOf(answer) };
  }

  /** As the page has them: what is told of changes is told against these. */
  let besides: readonly WorkspaceFile[] = [];
  async function readBeside(): Promise<readonly WorkspaceFile[]> {
    const answer = await ask('/api/beside');
    if (answer.status !== 200) throw new Error(reasonOf(answer));
    const { files } = answer.body as { files: { path: string; text: string; version: string }[] };
    besides = files.map(({ path, text, version }) => ({ path: `${BESIDE}${path}`, text, version, readOnly: WHY_READ_ONLY }));
    return besides;
  }
  async function changedBeside(): Promise<WorkspaceChange[]> {
    const before = new Map(besides.map(({ path, version }) => [path, version]));
    const now = await readBeside();
    const gone = [...before.keys()].filter((path) => !now.some((file) => file.path === path));
    return [...now.filter(({ path, version }) => before.get(path) !== version).map((file) => ({ path: file.path, file })), ...gone.map((path) => ({ path, file: null }))];
  }

  const { name } = await contents();
  return {
    id: base.href,
    name,
    canWrite: true,
    async list() {
      const { files } = await contents();
      const read = await Promise.all(files.map(({ path }) => open(path)));
      return read.filter((file) => file !== null);
    },
    beside: readBeside,
    open,
    save: (path, text, expectedVersion) => write('PUT', { path, text, seen: expectedVersion }),
    create: (path, text) => write('PUT', { path, text, seen: null }),
    remove: (path, expectedVersion) => write('DELETE', { path, seen: expectedVersion }),
    watch(listener) {
      const stop = new AbortController();
      void listen(at('/api/changes'), headers, stop.signal, async (change) => {
        listener('beside' in change ? await changedBeside() : [{ path: change.path, file: change.version === null ? null : await open(change.path) }]);
      });
      return () => { stop.abort(); };
    },
  };
}

/** Reads lines of changes until it is stopped; a stream that ends is begun again. */
async function listen(url: URL, headers: Record<string, string>, signal: AbortSignal, tell: (change: Told) => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      const { body } = await fetch(url, { headers, signal });
      if (body !== null) for await (const line of linesOf(body)) await tell(JSON.parse(line) as Told);
    } catch {
      // The server went away or the page is closing; which of them, the next try tells.
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
}

/** The lines of a stream; empty ones only say that it lives. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield line;
  }
}

