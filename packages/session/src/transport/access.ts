/**
 * What a client may ask of a session whose game is not his to change. Must not know what commands do: their table says what each
 * is for.
 */
import { shown } from '@dradis/engine';
import type { Seat } from '../types/options.js';
import type { Arguments } from './commands.js';

/**
 * Who is at the other end. Whoever holds the session itself has the authority; a client has it unless `authority` is false. Then
 * only commands that look are carried out: every other one, such as a step, an answer or an edit, is refused with the reason.
 */
export type Access =
  | { readonly authority: true }
  | {
      readonly authority: false;
      /**
       * As whom it looks: one player, or the public. Then only commands that say for whom they look are carried out, and only for
       * this seat. Everything when left out.
       */
      readonly seat?: Seat;
    };

/** The client has the authority. */
export const WHOLE: Access = { authority: true };

/** Why a command is refused; undefined when it is not. */
export function refusalOf(access: Access, command: string, { looks, seatAt }: Arguments, args: readonly unknown[]): string | undefined {
  if (access.authority) return undefined;
  if (!looks) return `'${command}' changes the game or moves in it, and this client only looks: the game is another's to change`;
  const { seat } = access;
  if (seat === undefined || seat === 'everything' || (seatAt === undefined && command === 'position')) return undefined;
  if (seatAt === undefined) return `'${command}' tells what '${seat}' may not know, and this client sees as '${seat}'`;
  const asked = args[seatAt] ?? 'everything';
  return asked === seat ? undefined : `'${command}' was asked for what '${typeof asked === 'string' ? asked.slice(0, 60) : shown(asked)}' sees, and this client sees as '${seat}'`;
}
