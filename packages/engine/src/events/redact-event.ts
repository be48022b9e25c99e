/** Writes an event for one seat. Must hide what the seat may not know, and nothing else. */
import type { EventThing, EventValue, GameEvent } from './game-event.js';

/** A component as one seat knows it: its id or its handle. */
export type SeatThing = string;

/**
 * An event with every component replaced by the id or handle under which the seat knows it; told apart by `type`. Zones,
 * players, variables, attributes, events and outcomes are told by id.
 */
export type SeatEvent =
  | { type: 'moved'; thing: SeatThing; from: string | null; to: string }
  | { type: 'shuffled'; zone: string }
  | { type: 'turned'; thing: SeatThing; faceUp: boolean }
  /** `to` is who was shown them, null for everybody. */
  | { type: 'shown'; things: SeatThing[]; to: string | null }
  /** `forced` is true for a die that a debugger or a test has set. */
  | { type: 'rolled'; sides: number; result: number; forced: boolean }
  /** A number with parts, such as a die or the strength of a check: `by` was added, by `source` or a rule, which makes `value`. */
  | { type: 'tally-changed'; by: number; value: number; source: SeatThing | null }
  | { type: 'variable-set'; variable: string; value: EventValue }
  | { type: 'attribute-set'; thing: SeatThing; attribute: string; value: EventValue }
  /** Something happens that abilities may answer to; what takes part in it is in the `subject` of the questions that follow. */
  | { type: 'announced'; event: string }
  /** `ability` is null for those who do not know the component it stands on. */
  | { type: 'ability-used'; ability: string | null; source: SeatThing; player: string | null }
  | { type: 'asked'; decision: number; player: string }
  /** `choose` is left out for those who may not know what was chosen. */
  | { type: 'answered'; decision: number; player: string; choose?: string[] }
  | { type: 'ended'; outcome: string };

function named(thing: EventThing, seat: number): SeatThing {
  return (thing.seenBy & (1 << seat)) === 0 ? thing.handle : thing.id;
}

/**
 * The event as a seat may hear of it (0 the public, n player n); null when it may not hear of it at all. Instruction
 * counts are left out, for they tell how long something hidden took.
 */
export function redactEvent(event: GameEvent, seat: number): SeatEvent | null {
  const { step: _step, ...open } = event;
  if ('seenBy' in open && (open.seenBy & (1 << seat)) === 0) {
    // That somebody answered is seen by all, what he chose is not; a value that is hidden leaves no trace.
    return open.type === 'answered' ? { type: open.type, decision: open.decision, player: open.player } : null;
  }
  switch (open.type) {
    case 'moved':
    case 'turned':
      return { ...open, thing: named(open.thing, seat) };
    case 'attribute-set': {
      const { seenBy: _mask, ...rest } = open;
      return { ...rest, thing: named(open.thing, seat) };
    }
    case 'variable-set':
    case 'answered': {
      const { seenBy: _mask, ...rest } = open;
      return rest;
    }
    case 'shown':
      return { ...open, things: open.things.map((thing) => named(thing, seat)) };
    case 'tally-changed':
      return { ...open, source: open.source === null ? null : named(open.source, seat) };
    case 'ability-used': {
      const known = (open.source.seenBy & (1 << seat)) !== 0;
      return { ...open, source: named(open.source, seat), ability: known ? open.ability : null };
    }
    default:
      return { ...open };
  }
}
