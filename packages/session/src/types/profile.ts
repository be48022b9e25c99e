/** What carrying out content costs. Must hold types only. */
import type { SourcePlace } from './source.js';

/** The cost of something: how many instructions it took, and how long, in milliseconds; null when no clock was given. */
export interface Cost {
  /** How many instructions it took. */
  steps: number;
  /** In milliseconds; null when no clock was given. */
  time: number | null;
}

/** A statement and its cost on the recorded line. */
export interface StatementCost extends SourcePlace, Cost {}

/** A procedure, effect or ability and the cost of its own statements, without what they called. */
export interface ProgramCost extends Cost {
  /** Id of the program. */
  id: string;
  /** For people; what it is carried out on by the names of its parameters, as in `Draw n cards for who`. */
  name: string;
  /** What the program stands for. */
  kind: 'procedure' | 'effect' | 'ability' | 'on-use';
  /** Path of its file, as the pack lists it. */
  file: string;
}

/** The most that was used of a bound of the pack, between two answers. */
export interface BudgetUse {
  /** The most that was used. */
  used: number;
  /** What the pack allows. */
  limit: number;
  /** The step at which it was most. */
  step: number;
}

/** Costs of the recorded line. */
export interface Profile extends Cost {
  /** The dearest first; those that cost nothing are left out. */
  statements: StatementCost[];
  /** The dearest first. */
  programs: ProgramCost[];
  /** Steps between two answers; frames on top of each other. */
  stepBudget: BudgetUse;
  /** In frames on top of each other. */
  depthBudget: BudgetUse;
}
