// What running a scenario gives. Must hold types only.
import type { Diagnostic } from '@dradis/diagnostics';

/** A place in a scenario file: line and column count from 1. */
export interface ResultPlace {
  /** Path of the file. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** Why a scenario failed. */
export type FailureKind = 'condition' | 'contents' | 'changes' | 'ends' | 'dice' | 'answers' | 'given' | 'fault' | 'todo';

/** One difference between what a scenario wants and what happened, in the words of the game. */
export interface Failure {
  /** What was wanted. */
  readonly kind: FailureKind;
  /** What the scenario wants. */
  readonly expected: string;
  /** What happened instead. */
  readonly found: string;
  /** Where the scenario says so. */
  readonly place: ResultPlace;
  /** With `changes`: the id of the thing whose level is meant. */
  readonly level?: string;
}

/** One question that was answered on the way. */
export interface TrailEntry {
  /** The player's name in the scenario: his character, or `player-N`. */
  readonly player: string;
  /** The question, for people. */
  readonly question: string;
  /** What was chosen, for people. */
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
  /** The fewest options that an answer may choose. */
  readonly min: number;
  /** The most options that an answer may choose. */
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
  /** The title, followed by the text of the table row if there is one. */
  readonly title: string;
  /** Where its title stands. */
  readonly place: ResultPlace;
  /** Ids of the cards and other things it is about. */
  readonly covers: readonly string[];
  /** Ruling ids it proves. */
  readonly rulings: readonly string[];
  /** Whether all that it wants held. */
  readonly passed: boolean;
  /** Empty when it passed. */
  readonly failures: readonly Failure[];
  /** The questions that were answered on the way, in order. */
  readonly trail: readonly TrailEntry[];
  /** Undefined when the scenario has mistakes and could not be run. */
  readonly reached: Reached | undefined;
  /** What decided every shuffle, draw and die that was not laid ready. */
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
  /** How many were carried out, or gone. */
  readonly executed: number;
  /** How many there are. */
  readonly total: number;
}

/** How much of one file the scenarios carried out. */
export interface FileCoverage {
  /** Path of the file, as the pack lists it. */
  readonly path: string;
  /** Statements of the file. */
  readonly statements: Count;
  /** Ways in which conditions and tables can go. */
  readonly branches: Count;
  /** Lines with a statement that was never carried out. */
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
  /** Whether it happened. */
  readonly reached: boolean;
}

/** How much of one card, location, character or token the scenarios carried out. */
export interface CardCoverage {
  /** Its id in the pack. */
  readonly id: string;
  /** What players read on it. */
  readonly title: string;
  /** What it is, as the game calls it: `crisis`, `location`. */
  readonly kind: string;
  /** The file it stands in. */
  readonly path: string;
  /** Whether anything of it was carried out. */
  readonly run: boolean;
  /** Statements of its effects and abilities. */
  readonly statements: Count;
  /** Ways that their conditions and tables can go. */
  readonly branches: Count;
  /** In the order of the file. */
  readonly outcomes: readonly OutcomeCoverage[];
}

/** Coverage of a pack; only files with programs and cards that do something are listed, by path. */
export interface Coverage {
  /** Of all files together. */
  readonly statements: Count;
  /** Ways that conditions and tables can go, of all files together. */
  readonly branches: Count;
  /** Of all cards together. */
  readonly outcomes: Count;
  /** By path. */
  readonly files: readonly FileCoverage[];
  /** By path. */
  readonly cards: readonly CardCoverage[];
}

/** The outcome of all scenarios of a pack. */
export interface ScenarioReport {
  /** Those that were to be run, in the order of the files. */
  readonly results: readonly ScenarioResult[];
  /** How many passed. */
  readonly passed: number;
  /** How many did not. */
  readonly failed: number;
  /** Undefined unless asked for. */
  readonly coverage: Coverage | undefined;
  /** What is wrong with the scenario files themselves; a scenario with an error counts as failed. */
  readonly diagnostics: readonly Diagnostic[];
}
