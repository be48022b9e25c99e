/** One playout: an imagined game played on for a while by players with a plan, and how it looks then. Must not choose. */
import type { Game } from '@dradis/engine';
import { createHeuristicPlayer } from '../heuristic/heuristic-player.js';
import type { Names } from '../heuristic/names.js';
import { Table } from '../heuristic/table.js';
import { SeatView } from '../seat-view.js';
import { prospects } from './prospects.js';

/** The outcome that is the humans' victory. */
const VICTORY = 'kobol-reached';

/**
 * Gives an answer in an imagined game and plays on.
 *
 * @param depth how many answers at most follow
 * @returns the humans' prospects, 0 to 1, then
 */
export function playout(game: Game, names: Names, answer: readonly number[], depth: number, seed: string): number {
  const { playerLo, ids, players } = names.layout;
  const seen = new SeatView(game);
  const bots = Array.from({ length: players }, (_, seat) => createHeuristicPlayer(`${seed} ${seat}`));
  game.answerIndexes(answer);
  for (let answers = 0; answers < depth; answers += 1) {
    const { decision } = game.state;
    if (decision === null) break;
    const bot = bots[decision.player - playerLo];
    if (bot === undefined) break;
    game.answerIndexes(bot.choose(seen));
  }
  const { outcome } = game.state;
  if (outcome >= 0) return ids[outcome] === VICTORY ? 1 : 0;
  return prospects(new Table(seen.sight(), names));
}
