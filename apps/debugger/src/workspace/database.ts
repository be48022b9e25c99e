// The browser's own storage of the app: texts of files, and drafts that were not saved. Must not decide what they mean.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A text that was typed and not saved. */
export interface Draft {
  /** Id of the workspace. */
  readonly workspace: string;
  readonly path: string;
  readonly text: string;
  /** Version of the file it was made from; empty for a file that did not exist. */
  readonly version: string;
}

/** A file of the browser's workspace, over what is shipped. */
export interface StoredFile {
  readonly path: string;
  /** Null: the shipped file was taken away. */
  readonly text: string | null;
  /** Counts the writes of this path. */
  readonly revision: number;
}

interface Stores extends DBSchema {
  files: { key: string; value: StoredFile };
  drafts: { key: [string, string]; value: Draft };
}

/** The open database. */
export type Database = IDBPDatabase<Stores>;

/** Opens it, and makes it on a first visit. Rejects when the browser keeps nothing. */
export function openDatabase(name = 'dradis'): Promise<Database> {
  return openDB<Stores>(name, 1, {
    upgrade(database) {
      database.createObjectStore('files', { keyPath: 'path' });
      database.createObjectStore('drafts', { keyPath: ['workspace', 'path'] });
    },
  });
}
