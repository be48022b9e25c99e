/**
 * Whether a seat may know a component, for readers that cannot wait for a whole view to be written out. Must decide
 * nothing: `components/visibility.ts` does.
 */
import { canSee } from '../components/visibility.js';
import { type Game } from '../game.js';

/**
 * Whether a player (entity id; -1: the public) may know which component `thing` (entity id) is. A view of that player
 * names exactly these components and gives handles for the others.
 */
export function mayKnow(game: Game, player: number, thing: number): boolean {
  return canSee(game.machine, player, thing);
}
