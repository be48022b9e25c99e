/** What games of a pack cost, as plain data. Nothing in it depends on the machine it was counted on. Must hold types only. */
import type { ProgramKind } from '@dradis/engine';

/** An effect, ability or procedure that was run. */
export interface BenchProgram {
  /** Its id in the pack. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Which of these it is. */
  readonly kind: ProgramKind;
  /** Relative to its pack's folder; `ID:PATH` for a file of a pack that is extended. */
  readonly file: string;
  /** Id of the thing or zone it stands on; null for a procedure and for what a kind gives to all of it. */
  readonly card: string | null;
  /** How often it was begun. */
  readonly runs: number;
  /** Steps of its own statements, without those of what it calls. */
  readonly steps: number;
}

/** A card, location or token, with all its effects and abilities that were run. */
export interface BenchCard {
  /** Its id in the pack; all copies together. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** Id of its kind. */
  readonly kind: string;
  /** How often one of its programs was begun. */
  readonly runs: number;
  /** Steps of all its programs. */
  readonly steps: number;
}

/** A statement that was run. Lines and columns count from 1, the end column is after the last character. */
export interface BenchStatement {
  /** Relative to its pack's folder; `ID:PATH` for a file of a pack that is extended. */
  readonly file: string;
  /** Where it begins. */
  readonly line: number;
  /** Where it begins. */
  readonly column: number;
  /** Where it ends. */
  readonly endLine: number;
  /** Where it ends. */
  readonly endColumn: number;
  /** Id of its program. */
  readonly program: string;
  /** Steps that it took, all games together. */
  readonly steps: number;
}

/** The most that happened between two answers, against the bound the pack sets. */
export interface DearestResolution {
  /** The most that was used. */
  readonly used: number;
  /** What the pack allows. */
  readonly limit: number;
  /** Number of the game, from 0, and its seed. */
  readonly game: number;
  /** Seed of that game. */
  readonly seed: string;
  /** How many answers had been given before it began. */
  readonly answers: number;
  /** Id of the program that took most of its steps; null when none took any. */
  readonly program: string | null;
}

/** The costs of all games together. A step is what the budget of a pack counts: one instruction of a statement. */
export interface BenchCosts {
  /** How many were played. */
  readonly games: number;
  /** Games that failed, with their seeds; what they cost until then is counted. */
  readonly failed: readonly { readonly seed: string; readonly message: string }[];
  /** Answers given, all games together. */
  readonly decisions: number;
  /** All steps, those of windows and uses included, which belong to no program. */
  readonly steps: number;
  /** Events told by type, most of them first. */
  readonly events: Readonly<Record<string, number>>;
  /** Dearest first. */
  readonly cards: readonly BenchCard[];
  /** Dearest first. */
  readonly programs: readonly BenchProgram[];
  /** Dearest first. */
  readonly statements: readonly BenchStatement[];
  /** In steps. */
  readonly stepBudget: DearestResolution;
  /** In frames on the stack; at the step where it was deepest. */
  readonly depthBudget: DearestResolution;
  /** Hash of the last states of all games. */
  readonly hash: string;
}
