/** Lets players know components they do not see. Must not move or turn anything. */
import { eventThing } from '../events/event-thing.js';
import type { Machine } from '../machine/machine.js';
import { everybody, seatBit } from './visibility.js';

/** Shows things to one player, or to everybody when `player` is -1; they know them until they move or are shuffled. */
export function showThings(m: Machine, things: readonly number[], player: number): void {
  const { state, layout } = m;
  const mask = player < 0 ? everybody(m) : seatBit(m, player);
  for (const thing of things) state.known[thing] = (state.known[thing] as number) | mask;
  m.onEvent?.({
    type: 'shown',
    step: state.step,
    things: things.map((thing) => eventThing(m, thing)),
    to: player < 0 ? null : (layout.ids[player] as string),
  });
}
