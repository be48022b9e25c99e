/** Moves one component. The only code that changes `zones` and `zoneOf`, so that each component is in one zone. */
import { eventThing } from '../events/event-thing.js';
import type { EventThing } from '../events/game-event.js';
import { fault } from '../machine/fault.js';
import type { Machine } from '../machine/machine.js';

/** Where in the zone a component goes; `end` leaves a component that is already in the zone where it is. */
export type MoveTo = 'end' | 'top' | 'bottom';

/** Gives every component in a list a new handle, by position. */
export function freshHandles(m: Machine, contents: readonly number[]): void {
  const { handles } = m.state;
  for (let i = 0; i < contents.length; i++) handles[contents[i] as number] = m.state.nextHandle++;
}

function takeOut(contents: number[], thing: number): void {
  const last = contents.length - 1;
  if (contents[last] === thing) {
    contents.pop();
    return;
  }
  let at = last - 1;
  while (at >= 0 && contents[at] !== thing) at--;
  for (let i = at; i < last; i++) contents[i] = contents[i + 1] as number;
  contents.pop();
}

/** Moves `thing` into `zone` (entity ids). Throws ProgramFault when the one is a zone or the other is not. */
export function moveThing(m: Machine, thing: number, zone: number, where: MoveTo): void {
  const { state, layout } = m;
  const { zoneLo } = layout;
  const to = state.zones[zone - zoneLo];
  if (to === undefined) throw fault(m, `${layout.ids[zone] ?? 'something'} is not a zone: nothing can be moved there`);
  if (thing >= zoneLo && thing < layout.zoneHi) throw fault(m, `${layout.ids[thing] ?? ''} is a zone: zones cannot be moved`);
  const fromZone = state.zoneOf[thing];
  if (fromZone === undefined) throw fault(m, 'what is to be moved is not a thing');
  if (fromZone === zone && where === 'end') return;
  const before = m.onEvent === undefined ? undefined : eventThing(m, thing);
  const saw = fromZone < 0 ? undefined : layout.zones[fromZone - zoneLo]?.sees;
  if (fromZone >= 0) {
    const from = state.zones[fromZone - zoneLo] as number[];
    takeOut(from, thing);
    // Whoever sees only the backs of a hand must not learn which of them left it.
    if (fromZone !== zone && (saw === 'owner' || saw === 'some')) freshHandles(m, from);
  }
  if (where === 'bottom') to.unshift(thing);
  else to.push(thing);
  state.zoneOf[thing] = zone;
  if (fromZone !== zone) {
    const open = layout.zones[zone - zoneLo]?.sees === 'everyone';
    // What moves from one open place to another is still the same thing to whoever saw its face.
    if (!open || saw !== 'everyone') state.known[thing] = 0;
    if (!open) {
      state.faceUp[thing] = 0;
      state.handles[thing] = state.nextHandle++;
    }
  }
  if (before !== undefined) tell(m, thing, before, fromZone, zone);
}

function tell(m: Machine, thing: number, before: EventThing, from: number, to: number): void {
  const { state, layout } = m;
  const after = eventThing(m, thing);
  m.onEvent?.({
    type: 'moved',
    step: state.step,
    thing: { id: before.id, handle: before.handle, seenBy: before.seenBy | after.seenBy },
    from: from < 0 ? null : (layout.ids[from] as string),
    to: layout.ids[to] as string,
  });
}
