/** The bots by name. Must not hold how one of them plays. */
import { createHeuristicPlayer } from './heuristic/heuristic-player.js';
import { createMixedPlayer } from './mixed-player.js';
import { createMonteCarloPlayer } from './monte-carlo/monte-carlo-player.js';
import type { PlayerMaker } from './player.js';
import { createRandomPlayer } from './random-player.js';

const MAKERS = { mixed: createMixedPlayer, random: createRandomPlayer, heuristic: createHeuristicPlayer, 'monte-carlo': (seed) => createMonteCarloPlayer(seed) } as const satisfies Record<string, PlayerMaker>;

/** The name of a bot. */
export type BotKind = keyof typeof MAKERS;

/** All names of bots, for help texts and checks. */
export const botKinds: readonly BotKind[] = Object.freeze(Object.keys(MAKERS) as BotKind[]);

/** A new bot. The same kind and seed give the same answers to the same questions. */
export function createBot(kind: BotKind, seed: string) {
  return MAKERS[kind](seed);
}
