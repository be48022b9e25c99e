/** The engine's game as the reel drives it. Must add no behaviour of its own. */
import { clearForcedDice, cloneState, forceDice, type Game, restoreState, type State } from '@dradis/engine';
import { applyEdits } from '../edits/apply-edits.js';
import type { Catalogue } from '../state/catalogue.js';
import type { ReelGame } from './reel.js';

/** Drives `game`; `turnIndex` is the variable that counts turns, -1 if none does. */
export function engineGame(game: Game, names: Catalogue, turnIndex: number): ReelGame<State> {
  return {
    get state() {
      return game.state;
    },
    copy: cloneState,
    restore(state) {
      restoreState(game, state);
    },
    step() {
      game.step();
    },
    answer(choose) {
      game.answer({ decision: game.state.decision?.id ?? 0, choose }, { run: false });
    },
    put(input) {
      if (input.kind === 'edit') {
        applyEdits(game, names, input.edits);
        return;
      }
      clearForcedDice(game);
      forceDice(game, input.dice);
    },
    turn() {
      return turnIndex < 0 ? 0 : game.state.vars[turnIndex];
    },
  };
}
