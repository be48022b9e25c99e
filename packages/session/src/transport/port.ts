/**
 * One end of a channel of messages, whichever host it belongs to: web workers and message ports, or those of Node. Must know
 * neither host by name.
 */

/** What workers, ports and worker scopes have in common. */
export interface MessageTarget {
  postMessage(message: unknown): void;
  addEventListener?(type: 'message', listener: (event: never) => void): void;
  removeEventListener?(type: 'message', listener: (event: never) => void): void;
  on?(type: 'message', listener: (message: never) => void): unknown;
  off?(type: 'message', listener: (message: never) => void): unknown;
  start?(): void;
}

/** Listens to a target; gives what ends it. */
export function listen(target: MessageTarget, listener: (message: unknown) => void): () => void {
  // A message port of Node has both; `on` is what keeps its thread going.
  if (target.on !== undefined) {
    target.on('message', listener);
    return () => {
      target.off?.('message', listener);
    };
  }
  const unpack = (event: { data: unknown }): void => {
    listener(event.data);
  };
  target.addEventListener?.('message', unpack);
  target.start?.();
  return () => {
    target.removeEventListener?.('message', unpack);
  };
}
