/** What carrying out content costs. Must hold types only. */
import type { SourcePlace } from './source.js';

/** The cost of something: how many instructions it took, and how long, in milliseconds; null when no clock was given. */
export interface Cost {
  steps: number;
  time: number | null;
}

/** A statement and its cost on the recorded line. */
export interface StatementCost extends SourcePlace, Cost {}

/** A procedure, effect or ability and the cost of its own statements, without what they called. */
export interface ProgramCost extends Cost {
  id: string;
  /** For people; what it is carried out on by the names of its parameters, as in `Draw n cards for who`. */
  name: string;
  kind: 'procedure' | 'effect' | 'ability' | 'on-use';
  file: string;
}

/** The most that was used of a bound of the pack, between two answers. */
export interface BudgetUse {
  used: number;
  limit: number;
  /** The step at which it was most. */
  step: number;
}

/** Costs of the recorded line. */
export interface Profile extends Cost {
  /** The dearest first; those that cost nothing are left out. */
  statements: StatementCost[];
  programs: ProgramCost[];
  /** Steps between two answers; frames on top of each other. */
  stepBudget: BudgetUse;
  depthBudget: BudgetUse;
}
