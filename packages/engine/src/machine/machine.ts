/** The machine: a state, the tables it runs by, and who listens. Must hold no rule and no method: functions take it as `m`. */
import { type GameEvent } from '../events/game-event.js';
import { type Layout, type LoadedProgram } from '../pack/layout.js';
import { type Frame, type State } from '../state/state.js';
import { type Value } from '../state/value.js';

/** What every verb, query, expression and instruction is handed. */
export interface Machine {
  state: State;
  readonly layout: Layout;
  /** The layout's programs, followed by those added to this game. */
  programs: readonly LoadedProgram[];
  /** Called for each event as it happens; undefined costs nothing. */
  onEvent: ((event: GameEvent) => void) | undefined;
  /** Called with the id of each ability that adds to a quantity or forbids an act; undefined costs nothing. */
  onApplied: ((ability: string) => void) | undefined;
  /** How many abilities are being weighed inside one another at this moment; 0 between instructions. */
  weighing: number;
  /** What opening a window has found out for its first steps; null when it cannot be relied upon. */
  foreseen: Foreseen | null;
}

/**
 * Opening a window weighs what its first steps would weigh again. This may be used as long as nothing but these steps
 * happened since, so whoever hands control to anybody else forgets it.
 */
export interface Foreseen {
  /** The window's. */
  readonly frame: Frame;
  /** The forced uses that are due. */
  readonly due: readonly number[];
  /** The players to ask when none is due. */
  readonly askers: readonly number[];
}

/** An expression, ready to run: locals in, value out. */
export type Eval = (m: Machine, locals: Value[]) => Value;
/** An expression that gives a number, entity, condition, tally or ability. */
export type NumberEval = (m: Machine, locals: Value[]) => number;
/** An expression that gives a condition. */
export type ConditionEval = (m: Machine, locals: Value[]) => boolean;
/** An expression that gives a list; the list must not be changed by whoever gets it. */
export type ListEval = (m: Machine, locals: Value[]) => readonly number[];
/** An instruction, ready to run; the frame's `pc` already points behind it. */
export type Op = (m: Machine, frame: Frame) => void;
