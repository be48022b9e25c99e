/**
 * Exchanges the identities of two components in a state: what was the one is now the other, everywhere, while places,
 * handles and who knows what stay. For tests of views. Must change nothing else.
 */
import type { Game } from '@dradis/engine';
import { namedByWindows, renameThings } from '../hidden/rename-things.js';

/**
 * Exchanges two entities of the same kind in a game's state.
 *
 * @returns false, with the state untouched, when a window in progress might mean one of them
 */
export function relabel(game: Game, a: number, b: number): boolean {
  const { state } = game;
  const layout = game.pack.layoutFor(state.players);
  const named = namedByWindows(layout, state.frames);
  if (named.has(a) || named.has(b)) return false;
  const to = layout.ids.map((_, entity) => entity);
  to[a] = b;
  to[b] = a;
  renameThings(game, to);
  return true;
}
