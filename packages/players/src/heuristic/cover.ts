/**
 * How a hidden Cylon keeps his cover: what all can see he does nearly as a human would, what nobody can see as he likes.
 * Must not weigh options itself.
 */
import type { Decision } from '@dradis/engine';
import type { Table } from './table.js';

/** Programs that ask about cards which only the asked player sees. */
const SECRET: ReadonlySet<string> = new Set(['scout-deck']);
/** What he allows himself early, and late or where others know but one of the cards he chose among. */
const CAREFUL = 0.3;
const DARING = 1;
const LATE = 6;
/** Below this he would lose the game for the sake of his cover. */
const RUINOUS = -5;

/** How much worse than a human's best may be what a hidden Cylon takes, in the value of a typical resource; Infinity where nobody can tell. */
export function coverOf({ source, purpose }: Decision, table: Table): number {
  if (SECRET.has(source.program)) return Infinity;
  return purpose === 'travel to' || table.number('distance') >= LATE ? DARING : CAREFUL;
}

/**
 * The position that hurts most among those that a human might have taken; where even that would be ruin, the one that
 * hurts most of all.
 *
 * @param human what each option is worth to somebody who plays for the humans
 * @param cylon what it is worth to the Cylon
 * @param free whether an option needs no cover, by position
 */
export function underCover(human: readonly number[], cylon: readonly number[], cover: number, free: (position: number) => boolean): number {
  const most = Math.max(...human);
  let taken = 0;
  let best = -Infinity;
  let worst = 0;
  for (const [position, worth] of cylon.entries()) {
    if (worth > (cylon[worst] ?? 0)) worst = position;
    if (((human[position] ?? 0) >= most - cover || free(position)) && worth > best) {
      best = worth;
      taken = position;
    }
  }
  return best < RUINOUS ? worst : taken;
}
