/** Where runs stop, and what is told of stops of the past. Must hold types only. */
import type { TextMistake } from './expression.js';
import type { SourcePlace } from './source.js';

/** How a number is held against a limit. */
export type Comparison = '<' | '<=' | '>' | '>=' | '=';

/** What a breakpoint on a line was on, when other content no longer has it. It is found again when it comes back. */
export interface LostStatement {
  /** Id of the program. */
  program: string;
  /** The statement as it was written. */
  text: string;
  /** What became of it. */
  why: string;
}

/**
 * What a breakpoint waits for. `line`: a statement that begins there, with `column` the one that begins there or next on the
 * line, with `lost` none; `event`: it was announced; `thing`: an effect of it begins or an ability of it is used; `roll`: a die was rolled;
 * `write`: what a path of the state tree leads to was written: a variable, an attribute, where a component lies, what lies
 * in a zone; `change`: it became another value, or with `crosses` a number for which the comparison now holds and did not
 * before; `verb`: a statement that carries it out comes next; `decision`: a question is put to the player, or to anybody;
 * `condition`: a condition of the effect language became true; `error`, `budget`: the content asked for the impossible, or
 * ran too long or deep, at the end of the line; `refused`: an answer was refused.
 */
export type BreakpointTarget =
  | { kind: 'line'; file: string; line: number; column?: number; lost?: LostStatement }
  | { kind: 'event'; event: string }
  | { kind: 'thing'; thing: string }
  | { kind: 'roll' }
  | { kind: 'write'; path: string }
  | { kind: 'change'; path: string; crosses?: { is: Comparison; value: number } }
  | { kind: 'verb'; verb: string }
  | { kind: 'decision'; player?: string }
  | { kind: 'condition'; text: string }
  | { kind: 'error' }
  | { kind: 'refused' }
  | { kind: 'budget' };

/** Which hits count, numbered from 1 at the beginning of the line: the nth only, all from the nth on, every nth. */
export type HitRule = { at: number } | { from: number } | { every: number };

/** What every breakpoint may have beside its target. */
export interface BreakpointSettings {
  /** False: it is kept and never hit. */
  enabled?: boolean;
  /** A condition of the effect language, without which a hit is none. One that goes wrong is a hit that says so. */
  when?: string;
  /** Applied to the hits that `when` lets pass. */
  hits?: HitRule;
  /** Makes it a log point, which never stops: a text with expressions in braces, as in `fuel is {level of fuel}`. */
  log?: string;
}

/** Where a run may stop. */
export type Breakpoint = BreakpointTarget & BreakpointSettings;

/** A breakpoint and what became of it. */
export interface PlacedBreakpoint {
  /** As it was set. */
  breakpoint: Breakpoint;
  /** Whether it can be hit. */
  verified: boolean;
  /** The first of `places`; null without one. */
  place: SourcePlace | null;
  /** The statements it is on; only for lines. */
  places: SourcePlace[];
  /** Why it cannot be hit, or where it was moved to. */
  message: string | null;
  /** What is wrong with its texts, in order of `text`, `when`, `log`. */
  mistakes: BreakpointMistake[];
}

/** A mistake in one text of a breakpoint. */
export interface BreakpointMistake extends TextMistake {
  /** Which of the breakpoint's texts is meant. */
  in: 'text' | 'when' | 'log';
}

/** One hit. */
export interface BreakpointHit {
  /** Index of the breakpoint. */
  breakpoint: number;
  /** The position at which it is hit. */
  step: number;
  /** The how manieth hit it is, from 1; hits that the breakpoint's rule leaves out are counted too. */
  count: number;
  /** The text of a log point here; null for others. */
  log: string | null;
  /** What went wrong with its condition; null when nothing did. */
  problem: string | null;
}

/** Hits of a stretch of the line, in order of step. */
export interface HitSlice {
  /** In order of step. */
  hits: BreakpointHit[];
  /** Where to go on; null at the end of the line. */
  next: number | null;
}

/** A stretch of the line. */
export interface HitRange {
  /** The first step; default 0. */
  from?: number;
  /** How many steps; default 5,000. */
  steps?: number;
  /** Only hits of the breakpoint with this index. */
  only?: number;
}

/** Something that a breakpoint can name. */
export interface NamedChoice {
  /** What a breakpoint quotes. */
  id: string;
  /** For people. */
  label: string;
}

/** What breakpoints can name in this game. */
export interface BreakpointChoices {
  /** All events of the pack. */
  events: NamedChoice[];
  /** Only verbs that the pack uses. */
  verbs: NamedChoice[];
  /** Those of this game, in the order of their seats. */
  players: NamedChoice[];
  /** By file: the lines on which statements begin, in order, with the columns. */
  lines: Record<string, { line: number; columns: number[] }[]>;
}

/** Breakpoints of a session. They stay when the session goes to another branch. */
export interface Breaking {
  /** Replaces all breakpoints; gives what became of each, in the same order. */
  setBreakpoints(breakpoints: readonly Breakpoint[]): readonly PlacedBreakpoint[];
  /** All breakpoints, in the order in which they were set. */
  breakpoints(): readonly PlacedBreakpoint[];
  /** Whether runs pass all breakpoints; with an argument it is set. */
  skipBreakpoints(skip?: boolean): boolean;
  /** What breakpoints can name in this game. */
  breakpointChoices(): BreakpointChoices;
  /**
   * The hits of all breakpoints on a stretch of what is recorded, log points too, as if they had always been there. Leaves
   * the cursor where it is.
   */
  breakpointHits(range?: HitRange): HitSlice;
}
