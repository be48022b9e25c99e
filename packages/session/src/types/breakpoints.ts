/** Where runs stop. Must hold types only. */
import { type SourcePlace } from './source.js';

/**
 * Where a run may stop. `line`: a statement that begins there; `event`: it was announced; `thing`: an effect of it begins or
 * an ability of it is used; `roll`: a die was rolled; `write`: what a path of the state tree leads to was written: a
 * variable, an attribute, where a component lies, what lies in a zone.
 */
export type Breakpoint =
  | { kind: 'line'; file: string; line: number }
  | { kind: 'event'; event: string }
  | { kind: 'thing'; thing: string }
  | { kind: 'roll' }
  | { kind: 'write'; path: string };

/** A breakpoint and what became of it. */
export interface PlacedBreakpoint {
  breakpoint: Breakpoint;
  /** Whether it can be hit. */
  verified: boolean;
  /** The statement it is on; only for lines. */
  place: SourcePlace | null;
  /** Why it cannot be hit, or where it was moved to. */
  message: string | null;
}
