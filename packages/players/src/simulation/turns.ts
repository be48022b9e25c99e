/** How long a game lasted, in turns. Must not know how a pack plays them: its scopes say what it counts. */
import type { CompiledPack, Game } from '@dradis/engine';

/** The scope by which a pack counts turns. */
const TURN = 'turn';

/** The variable with which a pack counts turns; undefined in a pack that does not. */
export function turnVariable({ scopes }: CompiledPack): string | undefined {
  return scopes.find(({ id }) => id === TURN)?.variable;
}

/** The turns begun so far; 0 in a pack that does not count them. */
export function turnsTaken(game: Game): number {
  const { compiled } = game.pack;
  const variable = turnVariable(compiled);
  const value = game.state.vars[compiled.variables.findIndex(({ id }) => id === variable)];
  return typeof value === 'number' ? value : 0;
}
