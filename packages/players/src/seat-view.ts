/** A player's window on a game: only ever what the seat that is being asked may see. Must not offer the game itself. */
import type { Decision, DecisionState, Game, View } from '@dradis/engine';
import { imagine } from './hidden/imagine.js';
import type { Seen } from './player.js';
import { Sight } from './sight.js';

/** Reads the waiting decision afresh at each call, so one serves a whole game. Every member throws when none waits. */
export class SeatView implements Seen {
  readonly #game: Game;
  readonly #sight: Sight;

  constructor(game: Game) {
    this.#game = game;
    this.#sight = new Sight(game);
  }

  get #waiting(): DecisionState {
    const { decision } = this.#game.state;
    if (decision === null) throw new Error('a player looks although nothing is being asked');
    return decision;
  }

  get options(): number {
    return this.#waiting.options.length;
  }

  get min(): number {
    return this.#waiting.min;
  }

  /** The most options that an answer may choose. */
  get max(): number {
    return this.#waiting.max;
  }

  decision(): Decision {
    const decision = this.#game.decision();
    if (decision === null) throw new Error('a player looks although nothing is being asked');
    return decision;
  }

  view(): View {
    return this.#game.view(this.decision().player as `player-${number}`);
  }

  sight(): Sight {
    return this.#sight;
  }

  imagine(random: number[]): Game {
    return imagine(this.#game, random);
  }
}
