/**
 * The protocol of a session as plain JSON: every command with what it takes and gives. Must hold no behaviour beyond the shape
 * of requests; its version goes up whenever an old client would misunderstand.
 */
import type { Session } from '../types/session.js';

/** The version of the protocol. */
export const PROTOCOL = 1;

/** A request. `args` are the arguments of the command in their order. */
export interface Request {
  /** The version the client speaks. */
  v: number;
  /** Given back in the response; a number or a short text. */
  id: number | string;
  /** Which command; an unknown one is refused. */
  command: string;
  /** None when left out. */
  args?: readonly unknown[];
}

/** What was wrong with a request. Nothing has changed then. */
export interface RequestError {
  /**
   * `malformed`: no request at all; `version`: another protocol; `unknown-command`; `bad-arguments`; `too-big`; `refused`: the
   * session would not, as for an unknown seat, or for a command that this client may not give; `fault`: a mistake of the program.
   */
  code: 'malformed' | 'version' | 'unknown-command' | 'bad-arguments' | 'too-big' | 'refused' | 'fault';
  message: string;
}

/** The response to the request with the same id; null when the request had none that could be read. */
export type Response = { v: number; id: number | string | null } & ({ ok: true; result: unknown } | { ok: false; error: RequestError });

type Methods<T, P extends string> = { [K in keyof T & string as T[K] extends (...args: never[]) => unknown ? `${P}${K}` : never]: T[K] };

/** Every command: the methods of the session but `useLanguage`, and those of its watches, branches and notes by two words. */
export type Commands = Omit<Methods<Session, ''>, 'useLanguage'> & Methods<Session['watches'], 'watches.'> & Methods<Session['branches'], 'branches.'> & Methods<Session['notes'], 'notes.'>;

/** Their names. */
export type CommandName = keyof Commands;
