// Takes a saved game over into a session. One that was saved with other rules of the same pack is played along as far as its
// answers lead. Must not decide where that is: the session does.
import type { RestoreProblem } from '../types/document.js';
import type { Session } from '../types/session.js';

/** Why nothing was taken over; or what there is to know of the game that was, undefined when it is the saved one to the last step. */
export type TakenOver = { readonly problem: string; readonly reason: RestoreProblem['reason'] } | { readonly told: string | undefined };

const CHANGED = 'The rules have changed since this game was saved.';

function packIdOf(document: unknown): unknown {
  const pack = typeof document === 'object' && document !== null && 'pack' in document ? document.pack : undefined;
  return typeof pack === 'object' && pack !== null && 'id' in pack ? pack.id : undefined;
}

/**
 * Takes over what was saved: see `SessionDocument`. Leaves the session as it was when there is a problem.
 *
 * @param packId the pack that the session plays
 */
export function takeOver(session: Session, packId: string, document: unknown): TakenOver {
  const exact = session.restore(document);
  if (exact === null) return { told: undefined };
  if (exact.reason !== 'other-pack' || packIdOf(document) !== packId) return { problem: exact.message, reason: exact.reason };
  const along = session.restore(document, { otherPack: true });
  if (along === null) return { told: `${CHANGED} Every answer could be given again, but what followed from them may be another.` };
  return along.reason === 'diverged' ? { told: `${CHANGED} It was played again up to where it parts: ${along.message}.` } : { problem: along.message, reason: along.reason };
}
