// Tells that the packs beside the served folder have changed: a file of them, or which of them are extended. Must not say what changed:
// whoever listens asks for all of them again.
import { type Changes, watchFolder } from './changes.js';
import { Folder } from './folder.js';
import { extendedBeside, MANIFEST } from './packs-beside.js';

/** The most packs that are watched: each takes handles of the system. Those that are extended further away are read all the same. */
const MOST_WATCHED = 8;
/** What changes together, as when a branch is checked out, is told once. */
const TOGETHER_MS = 100;

/** Watches the packs beside a folder. */
export interface BesideChanges {
  /** Absolute paths of the folders that are watched now. */
  readonly watched: readonly string[];
  /** @returns what ends the listening */
  listen(listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * Watches the packs beside a folder, and other ones when a manifest says so. Ready once the promise is kept.
 *
 * @param own the changes of the folder itself
 */
export async function watchBeside(folder: Folder, own: Changes): Promise<BesideChanges> {
  const watchers = new Map<string, { readonly changes: Changes; readonly stop: () => void }>();
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let settled: Promise<void> = Promise.resolve();

  const tell = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const listener of listeners) listener();
    }, TOGETHER_MS);
  };
  const drop = async (path: string): Promise<void> => {
    const watcher = watchers.get(path);
    watchers.delete(path);
    watcher?.stop();
    await watcher?.changes.close();
  };
  const settle = async (): Promise<void> => {
    const wanted = closed ? [] : (await extendedBeside(folder)).slice(0, MOST_WATCHED).map((pack) => pack.folder);
    for (const path of [...watchers.keys()]) if (!wanted.includes(path)) await drop(path);
    for (const path of wanted) {
      if (watchers.has(path)) continue;
      const changes = await watchFolder(await Folder.of(path));
      watchers.set(path, { changes, stop: changes.listen((change) => { if (change.path === MANIFEST) again(); else tell(); }) });
    }
  };
  /** One after the other, so that no folder is watched twice; a folder that went away meanwhile is not watched. */
  const again = (): void => {
    settled = settled.then(settle).catch(() => undefined).then(tell);
  };

  const stop = own.listen(({ path }) => { if (path === MANIFEST) again(); });
  settled = settle();
  await settled;
  return {
    get watched() {
      return [...watchers.keys()];
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      closed = true;
      stop();
      clearTimeout(timer);
      listeners.clear();
      await settled;
      for (const path of [...watchers.keys()]) await drop(path);
    },
  };
}
