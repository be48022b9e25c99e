/** Plays a recorded game again and compares. Must not stop at other content: what still agrees is worth knowing. */
import { createGame, type Game, type Pack } from '@dradis/engine';
import { replayHash } from './replay-hash.js';
import { type ReplayDocument } from './replay-document.js';

/** Where a replay left the recorded game. */
export interface Divergence {
  /** Number of the answer (from 1) after which, or at which, it differs; 0: before the first question. */
  readonly answer: number;
  /** In words: another state, or why the answer could not be given. */
  readonly reason: string;
}

/** How a replay went. */
export interface ReplayResult {
  /** Answers given, all of them with the recorded result unless `divergence` says otherwise. */
  readonly answers: number;
  /** The first difference; undefined when there is none. */
  readonly divergence: Divergence | undefined;
  /** Whether the pack is the one the game was recorded with. */
  readonly samePack: boolean;
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

/**
 * Gives the recorded answers until the end, the first difference, or `to` answers. When other content numbers its
 * components differently, states cannot be compared, and only answers that cannot be given count as differences.
 *
 * @throws BrokenDocument when the pack is not for that many players
 */
export function replay(pack: Pack, document: ReplayDocument, to = Number.POSITIVE_INFINITY): ReplayResult {
  const { players, seed, windows } = document;
  // Another pack may lack some of them; the states tell whether that matters.
  const switches = Object.fromEntries(Object.entries(document.switches).filter(([id]) => pack.compiled.switches.some((one) => one.id === id)));
  const samePack = document.pack.hash === pack.hash;
  const game = createGame(pack, { players, seed, windows, switches });
  game.run();
  const comparable = replayHash(game.state) === document.start;
  if (samePack && !comparable) return { answers: 0, divergence: { answer: 0, reason: 'the game begins in another state' }, samePack, game };
  let answers = 0;
  for (const { player, choose, hash } of document.answers.slice(0, Math.min(to, document.answers.length))) {
    const refused = giveAnswer(game, player, choose);
    if (refused !== undefined) return { answers, divergence: { answer: answers + 1, reason: refused }, samePack, game };
    answers += 1;
    if (comparable && replayHash(game.state) !== hash) {
      return { answers, divergence: { answer: answers, reason: 'the state after it is another one' }, samePack, game };
    }
  }
  return { answers, divergence: undefined, samePack, game };
}
