/** All that one seat may know. Must hold types only. */
import type { Seat } from './options.js';
import type { PlainValue } from './value.js';

/** A component, zone or player as somebody sees it. */
export interface ViewThing {
  /** Its id, or an opaque handle (`?17`) for those who may not know it. */
  id: string;
  /** `null` for those who may not know it. */
  title: string | null;
  kind: string | null;
  faceUp: boolean;
  /** Its attributes that may be known, fixed ones too. */
  attributes: Record<string, PlainValue>;
}

/** A zone as somebody sees it. */
export interface ViewZone {
  id: string;
  title: string;
  kind: string;
  /** The player it belongs to; null for shared zones. */
  owner: string | null;
  attributes: Record<string, PlainValue>;
  /** From its bottom to its top. */
  things: ViewThing[];
  /** The seat is told of no more than the top, nor how much lies below it. */
  topOnly?: true;
}

/** All that one seat may know. */
export interface View {
  seat: Seat;
  players: ViewThing[];
  zones: ViewZone[];
  /** Things that lie in no zone, tracks and the like. */
  things: ViewThing[];
  variables: Record<string, PlainValue>;
  /** Id of the outcome; null while the game goes on. */
  outcome: string | null;
  /** Who is being asked; the question itself is in `Session.decision`. */
  waitingFor: string | null;
}
