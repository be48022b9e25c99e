// Why no play leads to where the game stands after it was changed, in one sentence. Must not judge it.
import type { Stop } from '@dradis/session';

/** More reasons than these are counted. */
const MOST_SAID = 3;

/** The sentence; undefined when play may lead there, as far as the pack tells. */
export function unreachableInWords({ unreachable }: Pick<Stop, 'unreachable'>): string | undefined {
  if (unreachable === undefined || unreachable.length === 0) return undefined;
  const more = unreachable.length - MOST_SAID;
  return `No play leads here: ${unreachable.slice(0, MOST_SAID).map(({ says }) => says).join('; ')}${more > 0 ? `; and ${String(more)} more` : ''}.`;
}
