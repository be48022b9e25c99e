/** Plays one game to its end: asks each seat's player, hands the answers on. Must not choose anything itself. */
import { createGame, type Game, hashState, type Pack, redactEvent, type WindowsPolicy } from '@dradis/engine';
import type { Player } from './player.js';
import { SeatView } from './seat-view.js';

/** One game. */
export interface MatchOptions {
  /** Who plays, the first one on seat 1 (`player-1`); as many as the pack allows. */
  readonly players: readonly Player[];
  /** Any text; decides every shuffle, draw and die. */
  readonly seed: string;
  /** Who is asked in windows; `all` if left out. */
  readonly windows?: WindowsPolicy;
  /** How switches of the pack stand, by id; those left out stand as the pack says. */
  readonly switches?: Readonly<Record<string, boolean>>;
  /** Called once with the new game, before anything has happened in it; for those who watch from the first step on. */
  readonly onStart?: (game: Game) => void;
  /** Called at every question before it is put and once at the end; for tests and logs. It may look, not touch. */
  readonly onStop?: (game: Game) => void;
  /** How many answers a game may take before it counts as one that never ends; 20,000 if left out. */
  readonly answerLimit?: number;
}

/** How a game went. */
export interface MatchResult {
  /** Id of the outcome; undefined when the game failed. */
  readonly outcome: string | undefined;
  /** What went wrong in content, engine or player. Undefined for a game that was finished. */
  readonly error: Error | undefined;
  /** Answers given. */
  readonly decisions: number;
  /** Instructions carried out. */
  readonly steps: number;
  /** Hash of the last state. */
  readonly hash: string;
  /** The game as it stands. */
  readonly game: Game;
}

const ANSWER_LIMIT = 20_000;

/** Lets those players hear who want to; events cost time, so without one nobody listens. */
export function listenFor(game: Game, players: readonly (Player | undefined)[]): void {
  const ears = players.filter((player) => player?.hear !== undefined);
  if (ears.length === 0) return;
  const before = game.onEvent;
  game.onEvent = (event) => {
    before?.(event);
    const heard = redactEvent(event, 0);
    if (heard !== null) for (const player of ears) player?.hear?.(heard);
  };
}

/** Plays on from wherever `game` stands. Throws what the game throws, and an Error when it does not come to an outcome. */
function playOn(game: Game, { players, onStop, answerLimit = ANSWER_LIMIT }: MatchOptions): void {
  const seen = new SeatView(game);
  const first = game.pack.layoutFor(players.length).playerLo;
  listenFor(game, players);
  game.run();
  for (let answers = 0; ; answers += 1) {
    onStop?.(game);
    const { decision } = game.state;
    if (decision === null) break;
    if (answers >= answerLimit) throw new Error(`the game did not end within ${answerLimit} answers`);
    const player = players[decision.player - first];
    if (player === undefined) throw new Error(`nobody sits on seat ${decision.player - first + 1}`);
    game.answerIndexes(player.choose(seen));
  }
  if (game.state.outcome < 0) throw new Error('the game came to a stop without an outcome');
}

/**
 * Plays a game from its beginning until it ends or fails. An error of the game is a result, not an exception, so that a
 * simulation can go on. Throws BrokenDocument for a number of players that the pack does not allow, and for a switch it
 * does not have.
 */
export function playMatch(pack: Pack, options: MatchOptions): MatchResult {
  const { players, seed, windows = 'all', switches = {} } = options;
  const game = createGame(pack, { players: players.length, seed, windows, switches });
  options.onStart?.(game);
  let error: Error | undefined;
  try {
    playOn(game, options);
  } catch (thrown) {
    error = thrown instanceof Error ? thrown : new Error(String(thrown));
  }
  const { state } = game;
  return {
    outcome: error === undefined ? pack.layoutFor(players.length).ids[state.outcome] : undefined,
    error,
    decisions: state.decisions,
    steps: state.step,
    hash: hashState(state),
    game,
  };
}
