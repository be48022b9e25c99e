/** Writes down a game while it is played. Must not change the game. */
import { ENGINE_VERSION, type Game } from '@dradis/engine';
import { replayHash } from './replay-hash.js';
import { type RecordedAnswer, type ReplayDocument, runOfReplay } from './replay-document.js';

/** Keeps the answers of one game. Call `before` with each answer before it is given, and `after` when the game stands again. */
export class Recorder {
  readonly #game: Game;
  readonly #start: string;
  readonly #answers: RecordedAnswer[] = [];
  #pending: { player: string; choose: readonly string[] } | undefined;

  /** @param game standing at its first question, or already at its end */
  constructor(game: Game) {
    this.#game = game;
    this.#start = replayHash(game.state);
  }

  /** Notes an answer that is about to be given. */
  before(player: string, choose: readonly string[]): void {
    this.#pending = { player, choose };
  }

  /** Notes that the last answer was taken; without a noted answer nothing happens. */
  after(): void {
    if (this.#pending === undefined) return;
    this.#answers.push({ ...this.#pending, hash: replayHash(this.#game.state) });
    this.#pending = undefined;
  }

  /** All of it so far. */
  document(): ReplayDocument {
    const { pack, state } = this.#game;
    const played = {
      engine: ENGINE_VERSION,
      pack: { id: pack.id, version: pack.version, hash: pack.hash, language: pack.compiled.language },
      players: state.players,
      seed: state.seed,
      windows: state.windowsPolicy,
      switches: this.#game.switches,
      start: this.#start,
      answers: [...this.#answers],
    };
    return { format: 'dradis-replay-1', run: runOfReplay(played), ...played };
  }
}
