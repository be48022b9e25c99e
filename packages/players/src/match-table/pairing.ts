/** One row of the match table: many games of one team of humans against one of Cylons, as plain data. Must not print. */
import type { Pack } from '@dradis/engine';
import { type BotKind, createBot } from '../bots.js';
import { playMatch } from '../play-match.js';
import { outcomesBySide } from '../simulation/outcomes.js';
import { gameSeed } from '../simulation/simulation-settings.js';
import { createSidedPlayer } from './sided-player.js';

/** Who plays against whom. */
export interface Pairing {
  /** How many sit at the table. */
  readonly players: number;
  /** Who answers for the humans. */
  readonly humans: BotKind;
  /** Who answers for the Cylons. */
  readonly cylons: BotKind;
}

/** What came of some of its games. */
export interface PairingResult extends Pairing {
  /** How many were played. */
  readonly games: number;
  /** Games the humans won. */
  readonly won: number;
  /** Distances travelled by the end, added up. */
  readonly distance: number;
}

/** The side whose victories are counted, and the variable that says how far the fleet came. */
const HUMANS = 'humans';
const DISTANCE = 'distance';

/**
 * Plays the games `from` … `from + games - 1` of a pairing. All pairings of a number of players meet the same seeds, so
 * the same cards lie in the decks. Throws what a failed game threw.
 */
export function playPairing(pack: Pack, { players, humans, cylons }: Pairing, seed: string, from: number, games: number): PairingResult {
  const { sideOf } = outcomesBySide(pack.compiled);
  let won = 0;
  let distance = 0;
  for (let game = from; game < from + games; game += 1) {
    const own = gameSeed(seed, game);
    const seats = Array.from({ length: players }, (_, seat) => createSidedPlayer(createBot(humans, `${own} seat ${seat + 1}`), createBot(cylons, `${own} seat ${seat + 1}`)));
    const { outcome, error, game: ended } = playMatch(pack, { players: seats, seed: own, windows: 'able' });
    if (error !== undefined) throw error;
    if (outcome !== undefined && sideOf.get(outcome) === HUMANS) won += 1;
    const travelled = ended.state.vars[ended.pack.layoutFor(players).variableIndex.get(DISTANCE) ?? -1];
    distance += typeof travelled === 'number' ? travelled : 0;
  }
  return { players, humans, cylons, games, won, distance };
}
