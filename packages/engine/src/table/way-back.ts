/**
 * How far back the players of a table may go: to the last die, shuffle, draw, reveal or answer of somebody else. Must not
 * know what a question was about: whatever chance or knowledge it touched shows in the states before and after.
 */
import { seersOfThing } from '../components/visibility.js';
import type { Machine } from '../machine/machine.js';
import type { State } from '../state/state.js';

/** Why an answer cannot be taken back. */
export type NoWayBack = 'nothing' | 'other-answer' | 'chance' | 'reveal';

/** Who knows what of every component, by entity: masks as `seersOfThing` gives them. */
export function knowledge(m: Machine): Int32Array {
  return Int32Array.from(m.state.zoneOf, (_, thing) => seersOfThing(m, thing));
}

/** Whether chance had a say between two states. */
function chanceBetween(before: State, after: State): boolean {
  return before.random.s.some((word, index) => word !== after.random.s[index]) || before.forced.dice.length !== after.forced.dice.length;
}

/** What stands between two states of one game so that nobody may go back over it; null when nothing does. */
export function barrierBetween(before: State, knownBefore: Int32Array, m: Machine): 'chance' | 'reveal' | null {
  if (chanceBetween(before, m.state)) return 'chance';
  return knowledge(m).some((mask, thing) => (mask & ~(knownBefore[thing] ?? 0)) !== 0) ? 'reveal' : null;
}
