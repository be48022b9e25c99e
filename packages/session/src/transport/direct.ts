/** The session in the same thread, by the same protocol as from afar. Must hand out nothing that the session still holds. */
import type { Session } from '../types/session.js';
import type { Access } from './access.js';
import { clientOver, type SessionClient } from './client.js';
import { dispatch } from './dispatch.js';
import type { Response } from './protocol.js';

/** A client of a session that is here, as far as `access` goes. What it gives went through JSON, as it would from afar. */
export function direct(session: Session, access?: Access): SessionClient {
  return clientOver(
    (request) => Promise.resolve(JSON.parse(JSON.stringify(dispatch(session, request, access))) as Response),
    () => undefined,
  );
}
