/** Names a component in an event. Must not decide who sees it: `components/visibility.ts` does. */
import { handleName, seersOfThing } from '../components/visibility.js';
import type { Machine } from '../machine/machine.js';
import type { EventThing } from './game-event.js';

/** The component as things stand now. */
export function eventThing(m: Machine, thing: number): EventThing {
  return { id: m.layout.ids[thing] as string, handle: handleName(m, thing), seenBy: seersOfThing(m, thing) };
}
