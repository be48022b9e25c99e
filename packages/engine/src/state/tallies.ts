/** Tallies: numbers that remember their parts. Must not know who asks for them. */
import { type Machine } from '../machine/machine.js';
import { eventThing } from '../events/event-thing.js';
import { fault } from '../machine/fault.js';
import { makeTally, type Tally } from './state.js';

/** The part's instance when no ability gave it. */
export const PART_PLAIN = -1;
/** The part is what a die showed. */
export const PART_ROLLED = -2;
/** The part is what the tally started with. */
export const PART_START = -3;

/** A new tally; gives its index. It goes when the running frame ends. */
export function newTally(m: Machine, start: number): number {
  m.state.tallies.push(makeTally(start, start === 0 ? [] : [start, -1, PART_START]));
  return m.state.tallies.length - 1;
}

/** The tally with an index. Throws ProgramFault when it has ended with the effect that made it. */
export function tallyAt(m: Machine, index: number): Tally {
  const tally = m.state.tallies[index];
  if (tally === undefined) throw fault(m, 'the number that is to be changed or read is no longer there');
  return tally;
}

/** Adds a part; nothing happens when it is 0. `source` is an entity or -1. */
export function addPart(m: Machine, index: number, by: number, source: number, instance: number): void {
  if (by === 0) return;
  const tally = tallyAt(m, index);
  tally.value += by;
  tally.parts.push(by, source, instance);
  m.onEvent?.({
    type: 'tally-changed',
    step: m.state.step,
    by,
    value: tally.value,
    source: source < 0 ? null : eventThing(m, source),
  });
}

/** Makes a tally what a die shows: earlier parts go. */
export function setRolled(m: Machine, index: number, result: number): void {
  const tally = tallyAt(m, index);
  tally.value = result;
  tally.parts = [result, -1, PART_ROLLED];
}
