// A workspace in the browser: the shipped packs, with what the designer wrote laid over them in the browser's storage. Must not
// change what is shipped: writing the shipped text again brings a file back.
import type { Database, StoredFile } from './database.js';
import type { Saved, Workspace, WorkspaceChange, WorkspaceFile } from './workspace.js';

const SHIPPED = 'shipped';
const MOST_LENGTH = 1_000_000;

const versionOf = ({ revision }: StoredFile): string => `revision ${String(revision)}`;

/** Why a path cannot be one of a file; undefined when it can. */
export function pathProblem(path: string): string | undefined {
  if (path.length > 200) return 'The path is longer than 200 characters; use a shorter one.';
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || !/^[\w][\w .-]*$/.test(part))) return `'${path}' is no path of a file; use letters, digits, '-', '_' and '.', with '/' between folders.`;
  return path.endsWith('.yaml') ? undefined : `'${path}' does not end in .yaml; packs are made of YAML files.`;
}

/** The workspace of this browser, over the shipped texts by path. */
export function createBrowserWorkspace(database: Database, shipped: ReadonlyMap<string, string>): Workspace {
  const listeners = new Set<(changes: readonly WorkspaceChange[]) => void>();
  const others = new BroadcastChannel(`${database.name}.files`);
  others.addEventListener('message', ({ data }: MessageEvent<string>) => {
    // Storage that was closed meanwhile has nothing more to tell.
    open(data).then((file) => { tell([{ path: data, file }]); }, () => undefined);
  });

  function tell(changes: readonly WorkspaceChange[]): void {
    for (const listener of [...listeners]) listener(changes);
  }
  function fileOf(path: string, stored: StoredFile | undefined): WorkspaceFile | null {
    if (stored !== undefined) return stored.text === null ? null : { path, text: stored.text, version: versionOf(stored) };
    const text = shipped.get(path);
    return text === undefined ? null : { path, text, version: SHIPPED };
  }
  async function open(path: string): Promise<WorkspaceFile | null> {
    return fileOf(path, await database.get('files', path));
  }
  /** Writes in one transaction with the look at what is there, so that no other page comes between. */
  async function write(path: string, text: string | null, expected: string | null): Promise<Saved> {
    const problem = pathProblem(path) ?? (text !== null && text.length > MOST_LENGTH ? 'The text is longer than a million characters; split the file.' : undefined);
    if (problem !== undefined) return { kind: 'refused', reason: problem };
    const transaction = database.transaction('files', 'readwrite');
    const stored = await transaction.store.get(path);
    const now = fileOf(path, stored);
    if ((now?.version ?? null) !== expected) {
      await transaction.done;
      return { kind: 'conflict', theirs: now };
    }
    const next: StoredFile = { path, text, revision: (stored?.revision ?? 0) + 1 };
    await transaction.store.put(next);
    await transaction.done;
    const file = fileOf(path, next);
    tell([{ path, file }]);
    others.postMessage(path);
    return { kind: 'saved', version: file?.version ?? '' };
  }

  return {
    id: 'browser',
    name: 'This browser',
    canWrite: true,
    async list() {
      const stored = new Map((await database.getAll('files')).map((file) => [file.path, file]));
      const paths = [...new Set([...shipped.keys(), ...stored.keys()])].sort();
      return paths.flatMap((path) => fileOf(path, stored.get(path)) ?? []);
    },
    open,
    save: (path, text, expectedVersion) => write(path, text, expectedVersion),
    create: (path, text) => write(path, text, null),
    remove: (path, expectedVersion) => write(path, null, expectedVersion),
    watch(listener) {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
  };
}
