// Games in links: the fragment of an address holds one. Must not draw.
import { readShareLink, writeShareLink, type Session, type SessionDocument } from '@dradis/session';
import type { SessionStore } from '../../session/session-store.js';
import { takeToken } from '../../workspace/http-workspace.js';

/** How every fragment of a game begins, whatever its version. */
const MARK = /^#run\d+=/;

/** The link of a game, or why there is none. */
export async function linkOf(session: Session, page: string): Promise<{ readonly text: string; readonly notes: readonly string[] } | { readonly problem: string }> {
  const written = await writeShareLink(session.save());
  return 'problem' in written ? written : { text: `${page.replace(/#.*$/s, '')}#${written.fragment}`, notes: [] };
}

/** Whether the fragment of an address is that of a game; others have other uses. */
export function holdsGame(fragment: string): boolean {
  return MARK.test(fragment);
}

/** Whether the fragment of an address says that the server which sent the page holds a game for it: `dradis debug --run`. */
export function asksServer(fragment: string): boolean {
  return fragment === '#run' || fragment === '#run=';
}

/** Takes over the game that an address names by its fragment; the reason when it cannot. */
export function openFragment(store: SessionStore, fragment: string): Promise<string | undefined> {
  return asksServer(fragment) ? openServed(store) : openLink(store, fragment);
}

async function openServed(store: SessionStore): Promise<string | undefined> {
  const response = await fetch(new URL('api/run', document.baseURI), { headers: { 'x-dradis-token': takeToken() ?? '' } });
  return response.ok ? openText(store, await response.text()) : `The server answered ${response.status}: start dradis debug with --run again.`;
}

/** Takes over a game from its text as a file; the reason when it cannot. */
export function openText(store: SessionStore, text: string): string | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (thrown) {
    return `It is no saved game: ${thrown instanceof Error ? thrown.message : String(thrown)}. Expected a file that this page saved.`;
  }
  return openDocument(store, found);
}

/** Takes over the game in a link or its fragment; the reason when it cannot. */
export async function openLink(store: SessionStore, link: string): Promise<string | undefined> {
  const read = await readShareLink(link.slice(link.indexOf('#') + 1));
  return 'problem' in read ? read.problem : openDocument(store, read.document);
}

function openDocument(store: SessionStore, found: unknown): string | undefined {
  // A session is made for its players and seed before it can look at the rest, so these are looked at here.
  if (typeof found !== 'object' || found === null) return 'It is no saved game: expected an object with the format dradis-session.';
  const { format, players, seed, windows } = found as Partial<Record<keyof SessionDocument, unknown>>;
  if (format !== 'dradis-session' || typeof players !== 'number' || typeof seed !== 'string' || (windows !== 'all' && windows !== 'able')) return 'It is no saved game: expected the format dradis-session with players, seed and windows.';
  return store.restore(found as SessionDocument);
}
