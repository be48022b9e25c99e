/** Checks what must hold of every state between instructions. Must not change anything. */
import type { Layout } from '../pack/layout.js';
import type { State } from './state.js';

function checkZones(layout: Layout, state: State, out: string[]): void {
  const seen = new Map<number, number>();
  state.zones.forEach((contents, i) => {
    for (const thing of contents) {
      const zone = layout.zoneLo + i;
      const other = seen.get(thing);
      if (other !== undefined) out.push(`${layout.ids[thing] ?? thing} is in ${layout.ids[other] ?? ''} and in ${layout.ids[zone] ?? ''}`);
      seen.set(thing, zone);
      if (state.zoneOf[thing] !== zone) out.push(`${layout.ids[thing] ?? thing} lies in ${layout.ids[zone] ?? ''} but is noted elsewhere`);
    }
  });
  state.zoneOf.forEach((zone, thing) => {
    const id = layout.ids[thing] ?? String(thing);
    if (zone >= 0 && seen.get(thing) !== zone) out.push(`${id} is noted in ${layout.ids[zone] ?? ''} but does not lie there`);
    if (zone < 0 && (layout.startsIn[thing] ?? -1) >= 0) out.push(`${id} is lost: it is in no zone`);
    if (zone >= 0 && thing >= layout.zoneLo && thing < layout.zoneHi) out.push(`the zone ${id} lies in another zone`);
  });
}

function checkHandles(layout: Layout, state: State, out: string[]): void {
  const seen = new Set<number>();
  for (const contents of state.zones) {
    for (const thing of contents) {
      const handle = state.handles[thing] ?? 0;
      if (handle !== 0 && seen.has(handle)) out.push(`two components have the handle ${handle}`);
      seen.add(handle);
      if (handle >= state.nextHandle) out.push(`${layout.ids[thing] ?? thing} has a handle that is yet to come`);
    }
  }
}

/**
 * What is wrong with a state, in words; empty when nothing is. Every component lies in exactly one zone and is noted
 * there, none is lost (so decks, tokens and ships add up to the manifest), no handle is given twice.
 */
export function checkInvariants(layout: Layout, state: State): string[] {
  const out: string[] = [];
  if (state.zoneOf.length !== layout.ids.length) out.push(`there are ${state.zoneOf.length} entities, not ${layout.ids.length}`);
  checkZones(layout, state, out);
  checkHandles(layout, state, out);
  return out;
}
