// One sentence about where the session stands now, for screen readers. Must not say what a seat may not know.
import { counted } from '@dradis/elements';
import type { Change, Position } from '@dradis/session';

const MOST_CHANGES = 3;

/** Who is asked, and what; without `prompt` when the seat may not know it. */
export interface Asked {
  readonly who: string;
  readonly prompt: string | undefined;
}

/** The sentence; `changes` are those that the seat may know. */
export function announcementOf(position: Position, changes: readonly Change[], asked: Asked | null): string {
  const all = counted(changes.map(({ sentence }) => sentence));
  const told = all.slice(0, MOST_CHANGES);
  const more = all.length - told.length;
  const parts = [`Step ${String(position.step)}`, ...told];
  if (more > 0) parts.push(`${String(more)} more ${more === 1 ? 'change' : 'changes'}`);
  if (position.ended) parts.push('The game is over');
  else if (asked !== null) parts.push(asked.prompt === undefined ? `${asked.who} is asked` : `${asked.who} is asked: ${asked.prompt}`);
  return parts.map((part) => part.replace(/\.?$/, '.')).join(' ');
}
