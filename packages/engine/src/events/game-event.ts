/**
 * What happens in a game, as a listener hears it: logs, animations and provenance are made from it.
 * Must hold plain data only. `seenBy` is a bit mask: bit 0 the public, bit n player n; entity ids are texts.
 */

/** A component as an event names it: `id` is for those in `seenBy`, `handle` for the others. */
export interface EventThing {
  /** What those in `seenBy` call it. */
  id: string;
  /** What the others call it, as in `?12`. */
  handle: string;
  /** Who knows it: bit 0 the public, bit n player n. */
  seenBy: number;
}

/** A value as JSON: entities by id, conditions as booleans, none as null. */
export type EventValue = null | number | boolean | string | readonly (string | number)[];

/** All events, told apart by `type`. `step` is the instruction count at which it happened. */
export type GameEvent = { step: number } & (
  /** Put somewhere: `from` is null for what was in no zone, and the same as `to` for what only changed its place there. */
  | { type: 'moved'; thing: EventThing; from: string | null; to: string }
  | { type: 'shuffled'; zone: string }
  | { type: 'turned'; thing: EventThing; faceUp: boolean }
  /** `to` is who was shown them, null for everybody. */
  | { type: 'shown'; things: EventThing[]; to: string | null }
  /** `forced` is true for a die that a debugger or a test has set. */
  | { type: 'rolled'; sides: number; result: number; forced: boolean }
  /** A number with parts, such as a die or the strength of a check: `by` was added, by `source` or a rule, which makes `value`. */
  | { type: 'tally-changed'; by: number; value: number; source: EventThing | null }
  | { type: 'variable-set'; variable: string; value: EventValue; seenBy: number }
  | { type: 'attribute-set'; thing: EventThing; attribute: string; value: EventValue; seenBy: number }
  /** Something happens that abilities may answer to. */
  | { type: 'announced'; event: string }
  /** `player` is who used it, null where it was nobody in particular. */
  | { type: 'ability-used'; ability: string; source: EventThing; player: string | null }
  | { type: 'asked'; decision: number; player: string }
  /** `choose` are ids of options, in the order in which they were chosen. */
  | { type: 'answered'; decision: number; player: string; choose: string[]; seenBy: number }
  | { type: 'ended'; outcome: string }
);
