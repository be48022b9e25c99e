// The game in the browser's storage, so that a reload goes on where one was. Must not decide whether a document fits the
// pack: the session does.
import type { SessionDocument } from '@dradis/session';

const KEY = 'dradis.session';
const REFUSED_KEY = 'dradis.session.refused';

/** What was found: a document, nothing, or something that is none. */
export type Found = { readonly kind: 'document'; readonly document: SessionDocument } | { readonly kind: 'none' } | { readonly kind: 'unreadable'; readonly reason: string };

/** Reads a stored text. */
export function readSession(stored: string | null): Found {
  if (stored === null) return { kind: 'none' };
  try {
    const document: unknown = JSON.parse(stored);
    if (typeof document !== 'object' || document === null || (document as { format?: unknown }).format !== 'dradis-session') {
      return { kind: 'unreadable', reason: 'it is not a saved session' };
    }
    return { kind: 'document', document: document as SessionDocument };
  } catch (thrown) {
    return { kind: 'unreadable', reason: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

/** Hash of the pack that a found game was played with; undefined when it says none. */
export function playedWith(found: Found): string | undefined {
  if (found.kind !== 'document') return undefined;
  // Whoever wrote the document may have left anything out.
  const { pack } = found.document as { pack?: { hash?: unknown } | null };
  return typeof pack?.hash === 'string' ? pack.hash : undefined;
}

/** The saved game of this browser. */
export function loadSession(): Found {
  try {
    return readSession(localStorage.getItem(KEY));
  } catch {
    return { kind: 'none' };
  }
}

/** Saves a game; gives the reason when there was no room. */
export function saveSession(document: SessionDocument): string | undefined {
  try {
    localStorage.setItem(KEY, JSON.stringify(document));
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** Puts aside a saved game that could not be taken over, so that a new one does not write over it. */
export function setAside(): void {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== null) localStorage.setItem(REFUSED_KEY, stored);
  } catch {
    // Without storage there is nothing to keep.
  }
}
