/**
 * The order in which components stand that may lie face down: by where they lie, never by their ids. Whoever sees them move
 * one after the other, or offered one after the other, would learn from an order of ids which of them is which.
 */
import type { Machine } from '../machine.js';

/** Sorts entities by zone, and in a zone from the bottom up; sorts in place. What lies in no zone stands first, by id. */
export function byPlace({ state: { zoneOf, zones }, layout: { zoneLo } }: Machine, ids: number[]): number[] {
  return ids.sort((a, b) => {
    const zone = zoneOf[a] ?? -1;
    const other = zoneOf[b] ?? -1;
    if (zone !== other) return zone - other;
    const contents = zones[zone - zoneLo];
    return contents === undefined ? a - b : contents.indexOf(a) - contents.indexOf(b);
  });
}
