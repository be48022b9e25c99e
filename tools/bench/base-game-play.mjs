// Random games of the base game for benchmarks: whole ones, and states on the way. Must not measure anything.
import { basePack } from '@dradis/base-game';
import { cloneState, createGame, loadPack, restoreState } from '@dradis/engine';
import { createRandomPlayer, playMatch, SeatView } from '@dradis/players';

export const PLAYERS = 4;
const pack = loadPack(basePack);

/** @param {string} seed */
const bots = (seed) => Array.from({ length: PLAYERS }, (_, seat) => createRandomPlayer(`${seed} seat ${seat + 1}`));

/** @typedef {{ decisions: number, steps: number, hash: string }} Played */

/** Plays a game to its end. Throws when it fails. @param {string} seed @param {'all' | 'able'} [windows] @returns {Played} */
export function wholeGame(seed, windows = 'able') {
  const { error, ...played } = playMatch(pack, { players: bots(seed), seed, windows });
  if (error !== undefined) throw error;
  return played;
}

/** The same with a copy of the state kept at every decision. @param {string} seed @returns {Played} */
export function wholeGameWithSnapshots(seed) {
  /** @type {import('@dradis/engine').State | undefined} */
  let snapshot;
  const { error, ...played } = playMatch(pack, {
    players: bots(seed),
    seed,
    windows: 'able',
    onStop: ({ state }) => {
      snapshot = cloneState(state);
    },
  });
  if (error !== undefined || snapshot === undefined) throw error ?? new Error('the game asked nothing');
  return played;
}

/** A game that stands at its nth decision; undefined when it ends before. @param {string} seed @param {number} decision */
function gameAt(seed, decision) {
  const game = createGame(pack, { players: PLAYERS, seed, windows: 'able' });
  const players = bots(seed);
  const seen = new SeatView(game);
  const first = pack.layoutFor(PLAYERS).playerLo;
  game.run();
  while (game.state.decision !== null) {
    if (game.state.decisions === decision) return game;
    game.answerIndexes(players[game.state.decision.player - first]?.choose(seen) ?? []);
  }
  return undefined;
}

/** The first `count` games that come as far as a decision. @param {number} decision @param {number} count */
export function gamesAt(decision, count) {
  const games = [];
  for (let number = 0; games.length < count; number += 1) {
    const game = gameAt(`bench/${number}`, decision);
    if (game !== undefined) games.push(game);
    if (number > 1000 * count) throw new Error(`hardly any game comes to decision ${decision}`);
  }
  return games;
}

/**
 * Plays `answers` decisions from where a game stands, then puts it back.
 *
 * @param {import('@dradis/engine').Game} game
 * @param {import('@dradis/engine').State} from
 * @param {number} answers
 * @returns {number} how many were answered before the game ended
 */
export function playFrom(game, from, answers) {
  restoreState(game, from);
  const player = createRandomPlayer('from here');
  const seen = new SeatView(game);
  for (let count = 0; count < answers; count += 1) {
    if (game.state.decision === null) return count;
    game.answerIndexes(player.choose(seen));
  }
  return answers;
}
