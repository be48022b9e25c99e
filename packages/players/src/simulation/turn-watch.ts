/** Writes down where the dials of one game stood as each turn began. Must name no content: the pack says what counts turns. */
import type { Game, GameEvent } from '@dradis/engine';
import { dialsOf } from './dials.js';
import type { Course } from './statistics.js';
import { turnsTaken, turnVariable } from './turns.js';

/**
 * The eyes of one game. A pack that counts no turns has no course. A turn that began before anybody was asked is taken as it
 * is when the watch begins.
 */
export class TurnWatch {
  readonly course: Course = {};
  readonly #dials: ReturnType<typeof dialsOf>;
  readonly #turns: string | undefined;

  constructor(private readonly game: Game) {
    this.#dials = dialsOf(game);
    this.#turns = turnVariable(game.pack.compiled);
    const begun = turnsTaken(game);
    if (begun > 0) this.#note(begun);
  }

  /** To be told of every event, in their order. */
  hear(event: GameEvent): void {
    if (event.type !== 'variable-set' || event.variable !== this.#turns || typeof event.value !== 'number') return;
    this.#note(event.value);
  }

  #note(turn: number): void {
    for (const { name, read } of this.#dials) {
      const value = read(this.game.state);
      if (value !== undefined) (this.course[name] ??= {})[String(turn)] = { [String(value)]: 1 };
    }
  }
}
