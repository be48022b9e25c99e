/** The machine: a state, the tables it runs by, and who listens. Must hold no rule and no method: functions take it as `m`. */
import type { GameEvent } from '../events/game-event.js';
import type { Layout, LoadedProgram } from '../pack/layout.js';
import type { Frame, State } from '../state/state.js';
import type { Value } from '../state/value.js';

/** What every verb, query, expression and instruction is handed. */
export interface Machine {
  state: State;
  readonly layout: Layout;
  /** The layout's programs, followed by those added to this game. */
  programs: readonly LoadedProgram[];
  /** The words of `code`: here as well, because everything that runs reads them. */
  words: Int32Array;
  code: Code;
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
 * All instructions and expressions of a layout as numbers that stand close together: a game meets thousands of them, each a
 * few times, and what is small is near the processor when its turn comes. `compile/code-book.ts` writes it.
 */
export interface Code {
  /** Operations with their operands, instructions with theirs, and tables. Only ever added to, in a copy. */
  readonly words: Int32Array;
  /** Lists and texts, which fit into no word. */
  readonly pool: readonly Value[];
  /** By program: where its first instruction stands in `words`. */
  readonly entries: readonly number[];
  /** By selection that shares work between candidates: which of its runs is under way. */
  readonly runs: number[];
  /** By piece of shared work: for which run it was done, and what came out. */
  readonly keptFor: number[];
  readonly kept: Value[];
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

/** Works out the expression whose operation stands at `at` of the words; conditions give 1 or 0. */
export type Operation = (m: Machine, locals: Value[], at: number) => Value;
/** Carries out the instruction at `at` of the words; the frame's `pc` already points behind it. */
export type Instruction = (m: Machine, frame: Frame, at: number) => void;
