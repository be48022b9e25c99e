/** A session over message ports, as between a page and its worker. Must answer requests in the order in which they come. */
import type { Session } from '../types/session.js';
import type { Access } from './access.js';
import { clientOver, type SessionClient } from './client.js';
import { dispatch } from './dispatch.js';
import { listen, type MessageTarget } from './port.js';
import type { Response } from './protocol.js';

/** Answers the requests that come over a port, as far as `access` goes. Gives what ends it. */
export function serveMessages(session: Session, port: MessageTarget, access?: Access): () => void {
  return listen(port, (request) => {
    // What a port cannot copy, such as a function, is nothing that a session gives.
    port.postMessage(JSON.parse(JSON.stringify(dispatch(session, request, access))));
  });
}

/** A client over a port at whose other end `serveMessages` listens. Responses come in the order of requests. */
export function overMessages(port: MessageTarget): SessionClient {
  const waiting: ((response: Response) => void)[] = [];
  const end = listen(port, (message) => {
    waiting.shift()?.(message as Response);
  });
  return clientOver(
    (request) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        port.postMessage(request);
      }),
    end,
  );
}
