// Queries and definitions that begin with a slot: `{a} together with {b}`, `{s} is in space`. Must not record a failure
// for the first word: that the sentence goes on is only one possibility.
import { UNKNOWN } from '../../check/types.js';
import type { Extension, ItType, MatchContext } from '../context.js';
import { fitReading } from '../fit.js';
import type { Reading } from '../node.js';
import { phraseReading } from '../primaries/phrases.js';

/** Declared phrases whose first slot is what was read so far. */
export const infix: Extension = (m, left, from, it) => phrasesAfter(m, left, from, it, left.end, null);

/**
 * Declared phrases with `left` in their first slot, read on at a place. With `skipped`, only those that go on with that
 * word, which is taken as said: for `is not ...` and for clauses without `is`. Unless `quiet`, it is a failure not to go on.
 */
export function phrasesAfter(
  m: MatchContext,
  left: Reading,
  from: number,
  it: ItType,
  at: number,
  skipped: string | null,
  quiet = true,
): Reading[] {
  const readings: Reading[] = [];
  const token = m.tokens[at];
  for (const { slot, next } of m.lexicon.infixes.slots) {
    if (left.level < slot.level) continue;
    // Most phrases do not go on with this word: found out before anything is built.
    if (skipped === null && next.slots.length === 0 && !(token !== undefined && next.words.has(token.text))) continue;
    const fitted = fitReading(m.lexicon.types, left, slot.type);
    if (fitted === null) continue;
    const start = skipped === null ? next : next.words.get(skipped);
    if (start === undefined) continue;
    m.walk(
      start,
      at,
      it,
      [fitted],
      (end, to, captured) => {
        if (to > left.end) readings.push(phraseReading(m, end, from, to, captured));
      },
      quiet || left.node.type === UNKNOWN,
    );
  }
  return readings;
}
