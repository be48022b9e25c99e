/** A recorded game as one seat, or everybody, saw it: to be shared. Must hold nothing that the seat may not know. */
import { BrokenDocument, type Pack, redactEvent, type SeatEvent, type TableSeat, type View } from '@dradis/engine';
import { replay } from './replay.js';
import type { ReplayDocument } from './replay-document.js';

/**
 * What a seat saw of a game: plain JSON. It names neither the seed, which tells all that is hidden, nor any answer of others
 * that they gave in secret, and cannot be played on.
 */
export interface SeatStory {
  /** The format of the document. */
  readonly format: 'dradis-story-1';
  /** The content it was played with. */
  readonly pack: { readonly id: string; readonly version: string; readonly hash: string };
  /** How many played. */
  readonly players: number;
  /** Whose story it is. */
  readonly seat: TableSeat;
  /** The table at the first question, as the seat saw it. */
  readonly before: View;
  /** What the seat heard from then on. */
  readonly events: readonly SeatEvent[];
  /** The table after the last answer, as the seat saw it. */
  readonly after: View;
}

/**
 * Plays a recorded game again for the eyes of a seat.
 *
 * @throws BrokenDocument for a seat that is not there, and when the game does not play as recorded
 */
export function seatStory(pack: Pack, document: ReplayDocument, seat: TableSeat): SeatStory {
  const number = seat === 'spectator' ? 0 : Number(/^player-([1-9]\d*)$/.exec(seat)?.[1] ?? Number.NaN);
  if (!(number <= document.players)) throw new BrokenDocument('seat', `there is no seat "${seat}": expected player-1 to player-${document.players} or spectator`);
  const before = replay(pack, document, { to: 0 }).game.view(seat);
  const events: SeatEvent[] = [];
  let begun = false;
  const { game, divergence } = replay(pack, document, {
    onEvent: (event) => {
      begun ||= event.type === 'answered';
      const told = begun ? redactEvent(event, number) : null;
      if (told !== null) events.push(told);
    },
  });
  if (divergence !== undefined) throw new BrokenDocument(`answers[${divergence.answer}]`, `the game does not play as recorded: ${divergence.reason}`);
  const { id, version, hash } = pack;
  return { format: 'dradis-story-1', pack: { id, version, hash }, players: document.players, seat, before, events, after: game.view(seat) };
}
