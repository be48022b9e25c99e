/** Plays a recorded game again and compares. Must not stop at other content: what still agrees is worth knowing. */
import { createGame, type Game, type GameEvent, type Pack } from '@dradis/engine';
import { replayHash } from './replay-hash.js';
import type { ReplayDocument } from './replay-document.js';

/** Where a replay left the recorded game. */
export interface Divergence {
  /** Number of the answer (from 1) after which, or at which, it differs; 0: before the first question. */
  readonly answer: number;
  /** In words: another state, or why the answer could not be given. */
  readonly reason: string;
  /** The recorded hash of the state and the one found; undefined when it was the answer that could not be given. */
  readonly hashes?: { readonly expected: string; readonly found: string };
}

/** How a replay went. */
export interface ReplayResult {
  /** Answers given, all of them with the recorded result unless `divergence` says otherwise. */
  readonly answers: number;
  /** The first difference; undefined when there is none. */
  readonly divergence: Divergence | undefined;
  /** Whether the pack is the one the game was recorded with. */
  readonly samePack: boolean;
  /** Whether the game began in the recorded state, so that states could be compared. */
  readonly comparable: boolean;
  /** The game where the replay stopped. */
  readonly game: Game;
}

function giveAnswer(game: Game, player: string, choose: readonly string[]): string | undefined {
  const decision = game.decision();
  if (decision === null) return 'nothing is being asked';
  if (decision.player !== player) return `${decision.player} is asked, not ${player}`;
  try {
    game.answer({ decision: decision.id, choose });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** How to replay. */
export interface ReplayOptions {
  /** Stop after so many answers; all of them if left out. */
  readonly to?: number;
  /** Hears every event from the beginning. */
  readonly onEvent?: (event: GameEvent) => void;
}

/**
 * Gives the recorded answers until the end, the first difference, or `to` answers. When other content numbers its
 * components differently, states cannot be compared, and only answers that cannot be given count as differences.
 *
 * @throws BrokenDocument when the pack is not for that many players
 */
export function replay(pack: Pack, document: ReplayDocument, { to = Number.POSITIVE_INFINITY, onEvent }: ReplayOptions = {}): ReplayResult {
  const { players, seed, windows } = document;
  // Another pack may lack some of them; the states tell whether that matters.
  const switches = Object.fromEntries(Object.entries(document.switches).filter(([id]) => pack.compiled.switches.some((one) => one.id === id)));
  const samePack = document.pack.hash === pack.hash;
  const game = createGame(pack, { players, seed, windows, switches });
  game.onEvent = onEvent;
  game.run();
  const start = replayHash(game.state);
  const comparable = start === document.start;
  const stopped = (answers: number, divergence?: Divergence): ReplayResult => ({ answers, divergence, samePack, comparable, game });
  if (samePack && !comparable) return stopped(0, { answer: 0, reason: 'the game begins in another state', hashes: { expected: document.start, found: start } });
  let answers = 0;
  for (const { player, choose, hash } of document.answers.slice(0, Math.min(to, document.answers.length))) {
    const refused = giveAnswer(game, player, choose);
    if (refused !== undefined) return stopped(answers, { answer: answers + 1, reason: refused });
    answers += 1;
    const found = comparable ? replayHash(game.state) : hash;
    if (found !== hash) return stopped(answers, { answer: answers, reason: 'the state after it is another one', hashes: { expected: hash, found } });
  }
  return stopped(answers);
}
