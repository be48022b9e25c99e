/** A simulation in one thread. Must give what the chunks of `playInWorkers` add up to. */
import type { Pack } from '@dradis/engine';
import { playChunk } from './play-chunk.js';
import type { SimulationSettings } from './simulation-settings.js';
import { type SimulationSummary, summarise } from './summary.js';

/** A simulation. */
export interface SimulationOptions extends SimulationSettings {
  /** How many games. */
  readonly games: number;
  /** Number of the first game, 0 if left out: a later part of a longer simulation. */
  readonly from?: number;
}

/** Plays the games one after another. A game that fails is an entry of `errors`. */
export function simulate(pack: Pack, { games, from = 0, ...settings }: SimulationOptions): SimulationSummary {
  return summarise([playChunk(pack, settings, from, games)]);
}
