// Drafts in the browser's storage: what was typed outlives the page, whatever happens to it. Must not save files.
import type { Database, Draft } from './database.js';

/** Drafts of one workspace. */
export interface Drafts {
  /** Those that were left behind. */
  readonly all: () => Promise<readonly Draft[]>;
  /** Keeps a draft over an earlier one. */
  readonly keep: (draft: Omit<Draft, 'workspace'>) => Promise<void>;
  readonly drop: (path: string) => Promise<void>;
}

/** Keeps them in a database. */
export function storedDrafts(database: Database, workspace: string): Drafts {
  return {
    all: () => database.getAll('drafts', IDBKeyRange.bound([workspace, ''], [workspace, '\uffff'])),
    keep: async (draft) => {
      await database.put('drafts', { workspace, ...draft });
    },
    drop: (path) => database.delete('drafts', [workspace, path]),
  };
}

/** Keeps them as long as the page lives, for browsers without storage. */
export function passingDrafts(workspace: string): Drafts {
  const kept = new Map<string, Draft>();
  return {
    all: () => Promise.resolve([...kept.values()]),
    keep: (draft) => Promise.resolve(void kept.set(draft.path, { workspace, ...draft })),
    drop: (path) => Promise.resolve(void kept.delete(path)),
  };
}
