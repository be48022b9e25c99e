/** All that one seat may know. Must hold types only. */
import type { Seat } from './options.js';
import type { PlainValue } from './value.js';

/** A component, zone or player as somebody sees it. */
export interface ViewThing {
  /** Its id, or an opaque handle (`?17`) for those who may not know it. */
  id: string;
  /** `null` for those who may not know it. */
  title: string | null;
  /** Id of its kind; null for those who may not know it. */
  kind: string | null;
  /** Whether it lies face up. */
  faceUp: boolean;
  /** Its attributes that may be known, fixed ones too. */
  attributes: Record<string, PlainValue>;
}

/** A zone as somebody sees it. */
export interface ViewZone {
  /** As the pack has it; with the number of the seat, as in `hand@2`, for a zone of each player. */
  id: string;
  /** For people; without its owner. */
  title: string;
  /** Id of its kind. */
  kind: string;
  /** The player it belongs to; null for shared zones. */
  owner: string | null;
  /** By id, those that may be known. */
  attributes: Record<string, PlainValue>;
  /** From its bottom to its top. */
  things: ViewThing[];
  /** The seat is told of no more than the top, nor how much lies below it. */
  topOnly?: true;
}

/** All that one seat may know. */
export interface View {
  /** Whose view it is. */
  seat: Seat;
  /** In the order of their seats. */
  players: ViewThing[];
  /** All zones, seen or not. */
  zones: ViewZone[];
  /** Things that lie in no zone, tracks and the like. */
  things: ViewThing[];
  /** By id, those that may be known. */
  variables: Record<string, PlainValue>;
  /** Id of the outcome; null while the game goes on. */
  outcome: string | null;
  /** Who is being asked; the question itself is in `Session.decision`. */
  waitingFor: string | null;
}
