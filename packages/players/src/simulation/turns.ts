/** How long a game lasted, in turns. Must not know how a pack plays them: its scopes say what it counts. */
import type { Game } from '@dradis/engine';

/** The scope by which a pack counts turns. */
const TURN = 'turn';

/** The turns begun so far; 0 in a pack that does not count them. */
export function turnsTaken(game: Game): number {
  const { compiled } = game.pack;
  const variable = compiled.scopes.find(({ id }) => id === TURN)?.variable;
  const value = game.state.vars[compiled.variables.findIndex(({ id }) => id === variable)];
  return typeof value === 'number' ? value : 0;
}
