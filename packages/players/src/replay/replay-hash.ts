/** The hash by which replays compare states: all of the state but the pack it names. Must be the same on every platform. */
import { hashState, type State } from '@dradis/engine';

/** Equal states have equal hashes, also when they come from packs that differ elsewhere. */
export function replayHash(state: State): string {
  return hashState({ ...state, pack: '' });
}
