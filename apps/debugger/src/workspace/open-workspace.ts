// Opens the workspace that the page is for: the folder behind the server that sent it, or the browser's own. Must not read files.
import { openDatabase } from './database.js';
import { passingDrafts, storedDrafts, type Drafts } from './drafts.js';
import { createBrowserWorkspace } from './browser-workspace.js';
import type { Workspace, WorkspaceFile } from './workspace.js';

/** A workspace with where its drafts are kept. */
export interface OpenWorkspace {
  readonly workspace: Workspace;
  readonly drafts: Drafts;
  /** What packs extend and the workspace does not hold: packs beside it, and the shipped base game unless it is there already. */
  readonly besides: (files: readonly WorkspaceFile[]) => readonly WorkspaceFile[];
  /** Folder of the pack to play when nothing else was chosen; undefined to take the first. */
  readonly folder: string | undefined;
  /** What a person should know: the browser keeps nothing. */
  readonly warning: string | undefined;
}

/** Where shipped packs stand in a workspace that does not hold them; no folder is called so. */
const LIBRARY = '(shipped)/';
const WHY_READ_ONLY = 'This file comes with the app. Copy it into a pack of your own, or play the base game in this browser, to change it.';

/** The workspace of this page. Rejects when there is none to be had. */
export async function openWorkspace(served: Workspace | undefined): Promise<OpenWorkspace> {
  const { shippedPacks } = await import('./shipped-packs.js');
  const database = await openDatabase().catch(() => undefined);
  const warning = database === undefined ? 'This browser keeps no data for the page: what you type is lost when the page is closed.' : undefined;
  if (served !== undefined) {
    const shipped = [...shippedPacks].flatMap(([path, text]) => (path.startsWith('base/') ? [{ path: `${LIBRARY}${path}`, text, version: 'shipped', readOnly: WHY_READ_ONLY }] : []));
    const beside = (await served.beside?.()) ?? [];
    const besides = (files: readonly WorkspaceFile[]): readonly WorkspaceFile[] => [...beside, ...([...files, ...beside].some(({ path, text }) => /(?:^|\/)pack\.yaml$/.test(path) && /^id:\s*base\s*$/m.test(text)) ? [] : shipped)];
    return { workspace: served, drafts: database === undefined ? passingDrafts(served.id) : storedDrafts(database, served.id), besides, folder: undefined, warning };
  }
  const workspace = database === undefined ? shippedOnly(shippedPacks) : createBrowserWorkspace(database, shippedPacks);
  return { workspace, drafts: database === undefined ? passingDrafts(workspace.id) : storedDrafts(database, workspace.id), besides: () => [], folder: 'base', warning };
}

/** The shipped packs alone, for browsers that keep nothing. */
function shippedOnly(shipped: ReadonlyMap<string, string>): Workspace {
  const reason = 'This browser keeps no data for the page; use another one, or `dradis debug` over a folder.';
  const refused = (): Promise<{ kind: 'refused'; reason: string }> => Promise.resolve({ kind: 'refused', reason });
  const files = [...shipped].map(([path, text]) => ({ path, text, version: 'shipped' }));
  return {
    id: 'nowhere', name: 'This page', canWrite: false,
    list: () => Promise.resolve(files),
    open: (path) => Promise.resolve(files.find((file) => file.path === path) ?? null),
    save: refused, create: refused, remove: refused,
    watch: () => () => undefined,
  };
}
