/**
 * What has happened at a table, once for each seat as that seat may hear of it. Must keep no event whole: a list that held
 * what is hidden could be read, and numbers that counted it would tell that something hidden happened.
 */
import type { GameEvent } from '../events/game-event.js';
import { redactEvent, type SeatEvent } from '../events/redact-event.js';

/** An event, or that the last answer was taken back: the `events` entries before this one did not happen. */
export type TableEvent = SeatEvent | { type: 'taken-back'; player: string; events: number };

/** A part of a seat's log. */
export interface TableNews {
  /** In the order in which they happened. */
  readonly events: readonly TableEvent[];
  /** What to ask for next time. */
  readonly next: number;
}

/** The logs of one table: seat 0 is the public, n player n. */
export class TableLog {
  readonly #seats: TableEvent[][];
  #heard: GameEvent[] = [];

  constructor(players: number) {
    this.#seats = Array.from({ length: players + 1 }, () => []);
  }

  /** Keeps an event for the time being: `settle` makes it part of the logs, `forget` drops it. */
  hear(event: GameEvent): void {
    this.#heard.push(event);
  }

  forget(): void {
    this.#heard = [];
  }

  settle(): void {
    this.#seats.forEach((log, seat) => {
      for (const event of this.#heard) {
        const told = redactEvent(event, seat);
        if (told !== null) log.push(told);
      }
    });
    this.#heard = [];
  }

  /** How long each seat's log is. */
  get lengths(): readonly number[] {
    return this.#seats.map(({ length }) => length);
  }

  /** Says to every seat that what it heard since its log had these lengths did not happen. */
  takeBack(player: string, lengths: readonly number[]): void {
    this.#seats.forEach((log, seat) => log.push({ type: 'taken-back', player, events: log.length - (lengths[seat] ?? 0) }));
  }

  /** A seat's events from the position `since` (0: all). */
  since(seat: number, since: number): TableNews {
    const log = this.#seats[seat] ?? [];
    return { events: log.slice(Math.max(0, since)), next: log.length };
  }
}
