// What the page says to a seat in place of what it may not see. Must not decide what that is: the session does.
import type { Seat } from '@dradis/session';

/** Whether the seat sees everything, the rules at work too. */
export function seesAll(seat: Seat): boolean {
  return seat === 'everything';
}

/** Why a seat may not see the question that waits for a player; undefined when it may, or when nobody is asked. */
export function hiddenQuestion(seat: Seat, asked: string | null, name: string): string | undefined {
  if (asked === null || seesAll(seat) || seat === asked) return undefined;
  return `What may be chosen is for ${name} alone. View as ${name}, or as everything, to answer.`;
}
