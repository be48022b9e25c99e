// The workspace behind a page that `dradis debug` served. Must not be part of the first load where there is none: what speaks with
// the server is fetched when it is needed.
import type { Workspace } from './workspace.js';

/** The folder of the server that sent the page, by the token in its address; undefined when no such server did. */
export async function servedWorkspace(): Promise<Workspace | undefined> {
  const { createHttpWorkspace, takeToken } = await import('./http-workspace.js');
  const token = takeToken();
  return token === undefined ? undefined : createHttpWorkspace(new URL(location.origin), token);
}
