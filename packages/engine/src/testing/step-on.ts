/** Carries out a game instruction by instruction, up to where it waits or ends. For tests only. */
import type { Game } from '../game.js';

export function stepOn(game: Game): void {
  while (game.step() === 'stepped');
}
