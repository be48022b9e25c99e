/** What all games of a simulation have in common, as plain data. Must hold types only. */
import type { WindowsPolicy } from '@dradis/engine';
import type { BotKind } from '../bots.js';

/** With the number of a game (from 0) this decides the game completely. */
export interface SimulationSettings {
  /** Number of seats; within the pack's bounds. */
  readonly players: number;
  /** Any text; game n is played with the seed `gameSeed(seed, n)`. */
  readonly seed: string;
  /** Who answers at every seat. */
  readonly bots: BotKind;
  /** Who is asked in windows. `able` is quicker, and all the same to bots that cannot read faces. */
  readonly windows: WindowsPolicy;
  /** How switches of the pack stand, by id; those left out stand as the pack says. */
  readonly switches?: Readonly<Record<string, boolean>>;
  /** Whether to listen to the games and count what happens in them, which takes time; the games are the same. */
  readonly statistics?: boolean;
}

/** The seed of game `n` (from 0) of a simulation. */
export function gameSeed(seed: string, n: number): string {
  return `${seed}/${n}`;
}
