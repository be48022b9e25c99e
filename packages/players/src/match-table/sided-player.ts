/**
 * A seat with two players, one for each side it may turn out to be on. Lets a table pit teams against each other although
 * nobody knows the teams before the cards are dealt. Must not answer itself.
 */
import { namesOf } from '../heuristic/names.js';
import { Table } from '../heuristic/table.js';
import type { Player } from '../player.js';

/**
 * Asks `humans` as long as the seat works for the humans, by its own Loyalty cards, and `cylons` from then on. In a pack
 * without the base game's names `humans` plays throughout.
 */
export function createSidedPlayer(humans: Player, cylons: Player): Player {
  return {
    choose(seen) {
      const sight = seen.sight();
      const names = namesOf(sight.layout);
      return names === null || new Table(sight, names).role() === 'human' ? humans.choose(seen) : cylons.choose(seen);
    },
    hear(event) {
      humans.hear?.(event);
      cylons.hear?.(event);
    },
  };
}
