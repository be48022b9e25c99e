// One sentence about where the session stands now, for screen readers. Must not say what a seat may not know.
import { type Change, type Position } from '@dradis/session';

const MOST_CHANGES = 3;

/** Who is asked, and what; without `prompt` when the seat may not know it. */
export interface Asked {
  readonly who: string;
  readonly prompt: string | undefined;
}

/** The sentence; `changes` are those that the seat may know. */
export function announcementOf(position: Position, changes: readonly Change[], asked: Asked | null): string {
  const told = changes.slice(0, MOST_CHANGES).map(({ sentence }) => sentence);
  const more = changes.length - told.length;
  const parts = [`Step ${String(position.step)}`, ...told];
  if (more > 0) parts.push(`${String(more)} more changes`);
  if (position.ended) parts.push('The game is over');
  else if (asked !== null) parts.push(asked.prompt === undefined ? `${asked.who} is asked` : `${asked.who} is asked: ${asked.prompt}`);
  return parts.map((part) => part.replace(/\.?$/, '.')).join(' ');
}
