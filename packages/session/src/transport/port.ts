/**
 * One end of a channel of messages, whichever host it belongs to: web workers and message ports, or those of Node. Must know
 * neither host by name.
 */

/** What workers, ports and worker scopes have in common; one of the two ways to listen is there. */
export interface MessageTarget {
  /** Sends plain data to the other end. */
  postMessage(message: unknown): void;
  /** How those of Node are listened to; undefined where there is only the other way. */
  readonly on?: unknown;
  /** How those of browsers are listened to; undefined where there is only the other way. */
  readonly addEventListener?: unknown;
}

interface NodeSide {
  on(type: 'message', listener: (message: unknown) => void): unknown;
  off(type: 'message', listener: (message: unknown) => void): unknown;
}

interface WebSide {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  start?(): void;
}

/** Listens to a target; gives what ends it. */
export function listen(target: MessageTarget, listener: (message: unknown) => void): () => void {
  // A message port of Node has both; `on` is what keeps its thread going.
  if (typeof target.on === 'function') {
    const node = target as unknown as NodeSide;
    node.on('message', listener);
    return () => {
      node.off('message', listener);
    };
  }
  const web = target as unknown as WebSide;
  const unpack = ({ data }: { data: unknown }): void => {
    listener(data);
  };
  web.addEventListener('message', unpack);
  web.start?.();
  return () => {
    web.removeEventListener('message', unpack);
  };
}
