// Tells who listens that a file of the folder has changed, whoever changed it. Must not read a file's text.
import { relative } from 'node:path';
import { watch } from 'chokidar';
import { posix } from '../files/pack-folder.js';
import { Folder } from './folder.js';

/** A change: the file's version now, null when it is gone. */
export interface FileChange {
  readonly path: string;
  readonly version: string | null;
}

/** Watches a folder for as long as it is open. */
export interface Changes {
  /** @returns what ends the listening */
  listen(listener: (change: FileChange) => void): () => void;
  close(): Promise<void>;
}

/** Watches a folder. Ready once the promise is kept: from then on no change is missed. */
export async function watchFolder(folder: Folder): Promise<Changes> {
  const listeners = new Set<(change: FileChange) => void>();
  const watcher = watch(folder.root, {
    ignoreInitial: true,
    followSymlinks: false,
    // Editors write in pieces; half a file is not a change.
    awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
    ignored: (path, stats) => {
      const inside = posix(relative(folder.root, path));
      return inside !== '' && (stats?.isFile() === true ? !Folder.shows(inside) : !Folder.shows(`${inside}/x.yaml`) && !Folder.shows(inside));
    },
  });
  const tell = (full: string): void => {
    const path = posix(relative(folder.root, full));
    if (!Folder.shows(path)) return;
    folder.version(path).then(
      (version) => {
        for (const listener of listeners) listener({ path, version });
      },
      // A file that can no longer be reached is told as gone.
      () => {
        for (const listener of listeners) listener({ path, version: null });
      },
    );
  };
  watcher.on('add', tell).on('change', tell).on('unlink', tell);
  await new Promise<void>((resolve, reject) => {
    watcher.once('ready', resolve);
    watcher.once('error', reject);
  });
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => watcher.close(),
  };
}
