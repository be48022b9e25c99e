/**
 * Whether a seat may know a component, and what it is told of a zone, for readers that cannot wait for a whole view to be
 * written out. Must decide nothing: `components/visibility.ts` does.
 */
import { canSee, toldOfZone } from '../components/visibility.js';
import type { Game } from '../game.js';

/**
 * Whether a player (entity id; -1: the public) may know which component `thing` (entity id) is. A view of that player
 * names exactly these components and gives handles for the others.
 */
export function mayKnow(game: Game, player: number, thing: number): boolean {
  return canSee(game.machine, player, thing);
}

/**
 * The components (entity ids) of a zone (entity id) that a view of any seat but `everything` tells of, bottom first: all
 * of them, or the top one alone where no more is public. Which of them the seat may know is for `mayKnow` to say.
 */
export function toldOf(game: Game, zone: number): readonly number[] {
  return toldOfZone(game.machine, zone);
}
