/** What a player is: somebody who answers questions, and is given nothing but what that seat may know. Must hold types only. */
import type { Decision, Game, SeatEvent, View } from '@dradis/engine';
import type { Sight } from './sight.js';

/** What a player gets to see when asked. The parts that cost time to write out are made when called for. */
export interface Seen {
  /** How many options there are, 1 or more. */
  readonly options: number;
  /** How many different ones must be chosen, at least and at most. */
  readonly min: number;
  /** The most options that an answer may choose. */
  readonly max: number;
  /** The question in full, as this seat may read it. */
  decision(): Decision;
  /** The table as this seat sees it. */
  view(): View;
  /** The same table, read number by number: far cheaper than `view`. Serves the whole game. */
  sight(): Sight;
  /** A game that for all this seat knows might be the one being played: what it cannot see is dealt anew from `random`. */
  imagine(random: number[]): Game;
}

/** Answers the questions of one seat. */
export interface Player {
  /** The chosen options, by position from 0, without repeats, `min` to `max` of them. The next call may reuse the array. */
  choose(seen: Seen): readonly number[];
  /** Hears what happens, as the public may: told of every event when it is there. */
  hear?(event: SeatEvent): void;
}

/** Makes the player of a seat. `seed` is the player's own: the same seed gives the same answers to the same questions. */
export type PlayerMaker = (seed: string) => Player;
