// Games that could not be played to their end, for people. Must not count them.
import type { FailedGame } from '@dradis/players';

const MOST = 10;

/** A line for each of the first games, and how many more there are; each begins with `who`, such as which pack was played. */
export function failureLines(errors: readonly FailedGame[], who = ''): string[] {
  const shown = errors.slice(0, MOST).map(({ game, seed, message }) => `  ${who}game ${game} (seed ${seed}): ${message}`);
  return errors.length > MOST ? [...shown, `  and ${errors.length - MOST} more${who === '' ? '' : ` of ${who.trim()}`}`] : shown;
}
