/** Distances on a ring of zones in declared order, clockwise. Must not know what the zones are for. */
import type { Machine } from '../machine/machine.js';
import { EMPTY } from '../state/value.js';

/** The ring a zone belongs to, in order; empty when its kind is not a ring. */
export function ringOf(m: Machine, zone: number): readonly number[] {
  const info = m.layout.zones[zone - m.layout.zoneLo];
  return info?.ring === true ? info.siblings : EMPTY;
}

/** Steps clockwise from one zone of a ring to another, 0 … length - 1; -1 when either is not in it. */
export function stepsClockwise(ring: readonly number[], from: number, to: number): number {
  const a = ring.indexOf(from);
  const b = ring.indexOf(to);
  return a < 0 || b < 0 ? -1 : (b - a + ring.length) % ring.length;
}
