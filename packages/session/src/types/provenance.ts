/** Where values come from, and what was carried out. Must hold types only. */
import type { SourcePlace } from './source.js';
import type { StackFrame } from './stack.js';
import type { TimelineEntry } from './timeline.js';

/** Where a value comes from. */
export interface Provenance {
  /** The step that wrote it: `goto(step)` shows the state right after. */
  step: number;
  /** The statement that did it; null for an edit. */
  place: SourcePlace | null;
  /** There when it was changed from outside at that step. */
  edited?: true;
  /** The stack just before, innermost first: the causes from the statement outwards. */
  stack: StackFrame[];
  /** The last decision before it and everything marked since. */
  since: TimelineEntry[];
}

/** A statement and how often it was carried out on the recorded line. */
export interface StatementHits extends SourcePlace {
  /** How often it was carried out; 0 for one that never was. */
  hits: number;
}
