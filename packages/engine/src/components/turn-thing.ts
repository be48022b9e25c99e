/** Turns a component over. Must not move it. */
import { eventThing } from '../events/event-thing.js';
import type { Machine } from '../machine/machine.js';

/** Lays `thing` face up or face down; nothing happens when it lies so already. */
export function turnThing(m: Machine, thing: number, faceUp: boolean): void {
  const { state } = m;
  const now = faceUp ? 1 : 0;
  if (state.faceUp[thing] === now) return;
  const before = m.onEvent === undefined ? 0 : eventThing(m, thing).seenBy;
  state.faceUp[thing] = now;
  if (m.onEvent !== undefined) {
    const after = eventThing(m, thing);
    m.onEvent({
      type: 'turned',
      step: state.step,
      thing: { id: after.id, handle: after.handle, seenBy: before | after.seenBy },
      faceUp,
    });
  }
}
