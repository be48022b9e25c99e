/** Tallies: numbers that remember their parts. Must not know who asks for them. */
import { eventThing } from '../events/event-thing.js';
import { fault } from '../machine/fault.js';
import type { Machine } from '../machine/machine.js';
import { makeTally, type Tally } from './state.js';

/** The part's instance when no ability gave it. */
export const PART_PLAIN = -1;

/** Bounds of a tally for which no die was rolled. */
const LOWEST = Number.MIN_SAFE_INTEGER;
/** See LOWEST. */
export const HIGHEST = Number.MAX_SAFE_INTEGER;

/** A new tally; gives its index. It goes when the running frame ends. */
export function newTally(m: Machine, start: number): number {
  m.state.tallies.push(makeTally(start, start, LOWEST, HIGHEST, []));
  return m.state.tallies.length - 1;
}

/** The tally with an index. Throws ProgramFault when it has ended with the effect that made it. */
export function tallyAt(m: Machine, index: number): Tally {
  const tally = m.state.tallies[index];
  if (tally === undefined) throw fault(m, 'the number that is to be changed or read is no longer there');
  return tally;
}

function total(tally: Tally): void {
  let sum = tally.base;
  for (let i = 0; i < tally.parts.length; i += 3) sum += tally.parts[i] as number;
  tally.value = Math.max(tally.min, Math.min(tally.max, sum));
}

/** Adds a part; nothing happens when it is 0. `source` is an entity or -1. */
export function addPart(m: Machine, index: number, by: number, source: number, instance: number): void {
  if (by === 0) return;
  const tally = tallyAt(m, index);
  tally.parts.push(by, source, instance);
  total(tally);
  m.onEvent?.({
    type: 'tally-changed',
    step: m.state.step,
    by,
    value: tally.value,
    source: source < 0 ? null : eventThing(m, source),
  });
}

/** Puts a rolled die under a tally: what was added stays, and the value stays within the die's faces. */
export function setRolled(m: Machine, index: number, result: number, sides: number): void {
  const tally = tallyAt(m, index);
  tally.base = result;
  tally.min = 1;
  tally.max = sides;
  total(tally);
}
