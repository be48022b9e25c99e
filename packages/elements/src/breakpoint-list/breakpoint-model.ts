// Breakpoints as the list shows and makes them, in the words of a session. Must hold types only.
import type { TypedMistake } from '../mistake-text/mistake-text.js';

/** The statement that a line no longer has: its program, its text, and what became of it. */
export interface LostStatement {
  program: string;
  text: string;
  why: string;
}

/** What stops a run. `change` with `crosses` only when the limit becomes true. */
export type ListedTarget =
  | { kind: 'line'; file: string; line: number; column?: number; lost?: LostStatement }
  | { kind: 'event'; event: string }
  | { kind: 'thing'; thing: string }
  | { kind: 'roll' }
  | { kind: 'write'; path: string }
  | { kind: 'verb'; verb: string }
  | { kind: 'decision'; player?: string }
  | { kind: 'change'; path: string; crosses?: { is: Comparison; value: number } }
  | { kind: 'condition'; text: string }
  | { kind: 'error' }
  | { kind: 'refused' }
  | { kind: 'budget' };

/** How a value is held against a limit. */
export type Comparison = '<' | '<=' | '>' | '>=' | '=';

/** At which of its hits a breakpoint stops, counted from the beginning: at that one, from that one on, at every so-many-th. */
export type ListedHits = { at: number } | { from: number } | { every: number };

/** A breakpoint; one with `log` writes and does not stop. */
export type ListedBreakpoint = ListedTarget & { enabled?: boolean; when?: string; hits?: ListedHits; log?: string };

/** A breakpoint and how it stands. */
export interface BreakpointRow {
  /** As it was set. */
  readonly breakpoint: ListedBreakpoint;
  /** Whether it can be hit. */
  readonly verified: boolean;
  /** Why it cannot, or where it was moved to. */
  readonly message: string | null;
  /** Of its texts: condition, value and log. */
  readonly mistakes: readonly TypedMistake[];
  /** How often it is hit on the recorded line; undefined while that is being found. */
  readonly count: number | undefined;
  /** Whether the cursor stands at a hit of it. */
  readonly here: boolean;
}

/** Something to choose. */
export interface NamedChoice {
  /** What a breakpoint quotes. */
  readonly id: string;
  /** For people. */
  readonly label: string;
}

/** What breakpoints can be made of. */
export interface BreakpointChoices {
  /** Events of the pack. */
  readonly events: readonly NamedChoice[];
  /** Verbs that the pack uses. */
  readonly verbs: readonly NamedChoice[];
  /** In the order of their seats. */
  readonly players: readonly NamedChoice[];
  /** Things of the pack. */
  readonly things: readonly NamedChoice[];
  /** Values of the state tree, by their paths. */
  readonly paths: readonly NamedChoice[];
  /** Paths of the files. */
  readonly files: readonly string[];
}
