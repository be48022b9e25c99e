/**
 * A second game that walks over what is recorded of a line, for questions about any step: the line's own game stays where it
 * is. Must not play on beyond the end.
 */
import { type Recorded, replay, type ReplayedGame } from './replay.js';

/** Walks over one line. */
export class Walker<S> {
  readonly #game: ReplayedGame<S>;
  readonly #recorded: Recorded<S>;
  /** -1 when what it holds is no state of the line. */
  #at = -1;

  constructor(game: ReplayedGame<S>, recorded: Recorded<S>) {
    this.#game = game;
    this.#recorded = recorded;
  }

  /** Brings the game to a recorded position. */
  moveTo(position: number): void {
    const from = this.#at;
    // Whatever is thrown on the way, the game then stands nowhere.
    this.#at = -1;
    replay(this.#game, this.#recorded, from, position);
    this.#at = position;
  }

  /** The line is another one after `position`. */
  cut(position: number): void {
    if (this.#at > position) this.#at = -1;
  }

  /** Something was done to the game: it has to be fetched anew. */
  spoil(): void {
    this.#at = -1;
  }
}
