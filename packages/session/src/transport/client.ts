/** A session at the other end of some way to send requests. Must add nothing to what goes over it. */
import { PROTOCOL, type CommandName, type Commands, type Request, type Response } from './protocol.js';

/** Asks a session, wherever it is; rejects with the message of a request that was refused. */
export interface SessionClient {
  /** One command with its arguments. */
  readonly ask: <C extends CommandName>(command: C, ...args: Parameters<Commands[C]>) => Promise<ReturnType<Commands[C]>>;
  /** Anything at all, as it is. */
  readonly send: (request: unknown) => Promise<Response>;
  /** Stops listening; what was not answered by then never is. */
  readonly close: () => void;
}

/** A client over something that carries a request and gives back its response. */
export function clientOver(send: (request: unknown) => Promise<Response>, close: () => void): SessionClient {
  let next = 1;
  return {
    ask: async <C extends CommandName>(command: C, ...args: Parameters<Commands[C]>): Promise<ReturnType<Commands[C]>> => {
      const response = await send({ v: PROTOCOL, id: next++, command, args } satisfies Request);
      if (!response.ok) throw new Error(`${response.error.code}: ${response.error.message}`);
      return response.result as ReturnType<Commands[C]>;
    },
    send,
    close,
  };
}
