/**
 * A seat that chance gives to one player or another. Random players alone hardly ever bring a game to its good end, players
 * with a plan leave corners of the rules unvisited: tables on which both sit reach all of it. Must not play itself.
 */
import { below, seedRandom } from '@dradis/engine';
import { createHeuristicPlayer } from './heuristic/heuristic-player.js';
import type { Player } from './player.js';
import { createRandomPlayer } from './random-player.js';

/** A random or a heuristic player, each as likely; which of them, the seed alone decides. */
export function createMixedPlayer(seed: string): Player {
  return below(seedRandom(`mixed player ${seed}`), 2) === 0 ? createRandomPlayer(seed) : createHeuristicPlayer(seed);
}
