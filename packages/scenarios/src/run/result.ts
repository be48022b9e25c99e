// What running a scenario gives. Must hold types only.
import type { Diagnostic } from '@dradis/diagnostics';

/** A place in a scenario file: line and column count from 1. */
export interface ResultPlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Why a scenario failed. */
export type FailureKind = 'condition' | 'contents' | 'changes' | 'ends' | 'dice' | 'answers' | 'given' | 'fault' | 'todo';

/** One difference between what a scenario wants and what happened, in the words of the game. */
export interface Failure {
  readonly kind: FailureKind;
  readonly expected: string;
  readonly found: string;
  readonly place: ResultPlace;
  /** With `changes`: the id of the thing whose level is meant. */
  readonly level?: string;
}

/** One question that was answered on the way. */
export interface TrailEntry {
  /** The player's name in the scenario: his character, or `player-N`. */
  readonly player: string;
  readonly question: string;
  readonly answer: string;
  /** False when nothing was scripted and the window was passed. */
  readonly scripted: boolean;
}

/** A question nobody scripted, at which a scenario stopped. */
export interface OpenQuestion {
  /** The player's name in the scenario. */
  readonly player: string;
  /** `one` of the options, `some` of them, and the other forms of a decision. */
  readonly form: string;
  /** What the options are called; each may be written as an answer. */
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** How far a scenario came, for programs that write scenarios. */
export interface Reached {
  /** Undefined when everything was answered. */
  readonly asked: OpenQuestion | undefined;
  /** Dice that were rolled beyond those scripted. */
  readonly unscriptedDice: number;
  /** What levels changed by, those that did not left out; empty unless the scenario has `changes`. */
  readonly changes: Readonly<Record<string, number>>;
  /** The outcome the game ended with; undefined when it goes on. */
  readonly outcome: string | undefined;
}

/** The outcome of one scenario. */
export interface ScenarioResult {
  readonly title: string;
  readonly place: ResultPlace;
  readonly covers: readonly string[];
  readonly rulings: readonly string[];
  readonly passed: boolean;
  /** Empty when it passed. */
  readonly failures: readonly Failure[];
  readonly trail: readonly TrailEntry[];
  /** Undefined when the scenario has mistakes and could not be run. */
  readonly reached: Reached | undefined;
  readonly seed: string;
}

/** A line of a pack file with statements that no scenario carried out. */
export interface UncoveredLine {
  /** Counts from 1. */
  readonly line: number;
  /** The programs (cards, procedures) it belongs to. */
  readonly programs: readonly string[];
}

/** How many of how many. */
export interface Count {
  readonly executed: number;
  readonly total: number;
}

/** How much of one file the scenarios carried out. */
export interface FileCoverage {
  readonly path: string;
  readonly statements: Count;
  /** Ways in which conditions and tables can go. */
  readonly branches: Count;
  readonly uncovered: readonly UncoveredLine[];
  /** Lines whose condition or table never went some way. */
  readonly partial: readonly UncoveredLine[];
}

/** One way a card can come out: an effect or ability of it, and in it each option, answer and line of a table. */
export interface OutcomeCoverage {
  /** `fail`, `fail, lose 1 fuel: no`, `a roll of 1-3`, `Cylon Detector`. */
  readonly name: string;
  /** Where it is written; counts from 1. */
  readonly line: number;
  readonly reached: boolean;
}

/** How much of one card, location, character or token the scenarios carried out. */
export interface CardCoverage {
  readonly id: string;
  readonly title: string;
  /** What it is, as the game calls it: `crisis`, `location`. */
  readonly kind: string;
  readonly path: string;
  /** Whether anything of it was carried out. */
  readonly run: boolean;
  readonly statements: Count;
  readonly branches: Count;
  /** In the order of the file. */
  readonly outcomes: readonly OutcomeCoverage[];
}

/** Coverage of a pack; only files with programs and cards that do something are listed, by path. */
export interface Coverage {
  readonly statements: Count;
  readonly branches: Count;
  /** Of all cards together. */
  readonly outcomes: Count;
  readonly files: readonly FileCoverage[];
  readonly cards: readonly CardCoverage[];
}

/** The outcome of all scenarios of a pack. */
export interface ScenarioReport {
  readonly results: readonly ScenarioResult[];
  readonly passed: number;
  readonly failed: number;
  /** Undefined unless asked for. */
  readonly coverage: Coverage | undefined;
  /** What is wrong with the scenario files themselves; a scenario with an error counts as failed. */
  readonly diagnostics: readonly Diagnostic[];
}
