/**
 * The session as its users hold it. Must hold types only, and nothing of the engine's inner numbering: entities,
 * variables, attributes and zones are named by their ids, players by `player-1` … `player-6`.
 */
import type { Branches, Preparing } from './branches.js';
import type { Breaking } from './breakpoints.js';
import type { Decision } from './decision.js';
import type { RestoreOptions, RestoreProblem, SessionDocument, ThisRun } from './document.js';
import type { Evaluating } from './expression.js';
import type { ThingFace } from './face.js';
import type { AfterAnswer, PlayedUntil, Position, RunCommand, StepCommand, Stop, UntilOptions } from './moving.js';
import type { Guessing } from './odds.js';
import type { Seat } from './options.js';
import type { Notes } from './notes.js';
import type { Profile } from './profile.js';
import type { Provenance, StatementHits } from './provenance.js';
import type { Exporting } from './scenario.js';
import type { SourcePlace } from './source.js';
import type { StackFrame } from './stack.js';
import type { Difference, Point, ToldChange, TreeNode } from './state.js';
import type { Swapping } from './swap.js';
import type { TimelineEntry } from './timeline.js';
import type { View } from './view.js';
import type { Watches } from './watches.js';

/** A debug session: one recorded line of play, and a cursor on it. Commands never throw for what content or answers do wrong. */
export interface Session extends Breaking, Evaluating, Exporting, Guessing, Preparing, Swapping {
  /** Expressions whose value is followed over the line. */
  readonly watches: Watches;
  /** The lines of play. */
  readonly branches: Branches;
  /** Notes on steps of the current line. */
  readonly notes: Notes;
  /** Where the cursor stands. */
  position(): Position;
  /** One statement on or back. */
  step(command: StepCommand): Stop;
  /** Runs to what the command names, in either direction. */
  run(command: RunCommand): Stop;
  /** To a recorded step; a number outside 0 … `last` goes to the nearer end, a fraction is cut off. */
  goto(step: number): Stop;
  /**
   * Answers the question with ids of its options. In the past it cuts the recorded future, unless it is the recorded
   * answer. `then` says how far to go: one step, where what the answer causes begins (`stop`, the default), or on to the
   * next question. A refused answer changes nothing and stops with `error`.
   */
  answer(choose: readonly string[], then?: AfterAnswer): Stop;
  /** Answers by chance, the same way each time for the same seed and decision. Nothing waits: stops with `error`. */
  answerAtRandom(then?: AfterAnswer): Stop;
  /**
   * Runs to the first question that waits when the first turn has begun, answering by chance what is asked before, as
   * `answerAtRandom` would. Where a turn has begun already it runs to the next question, or stays at one.
   */
  playSetUp(): Stop;
  /**
   * Plays on by chance until a condition of the effect language holds, and stands at the first step at which it does; in the
   * past on a branch. The same seed gives the same answers; dice and shuffles are those of the game.
   */
  playUntil(options: UntilOptions): PlayedUntil;
  /**
   * The question at the cursor as a seat (default: everything) may know it: null when nobody is asked, and for a player
   * who is not the one; who is asked is in `View.waitingFor`.
   */
  decision(seat?: Seat): Decision | null;
  /** Innermost first; empty for all seats but `everything`, for frames name what they work on. */
  stack(seat?: Seat): StackFrame[];
  /**
   * The statement that is about to be carried out, or that waits for an answer; null before nothing and after the end, and
   * for all seats but `everything`.
   */
  statement(seat?: Seat): SourcePlace | null;
  /** What is written on a component; null when there is none with that id, or the seat may not know it here. */
  face(thing: string, seat?: Seat): ThingFace | null;
  /** The state by names, as `seat` (default: everything) may know it. */
  tree(seat?: Seat): TreeNode[];
  /**
   * What is different at step `to` from step `from`, as a seat sees it; either order; steps are brought into range as
   * `goto` does. A seat follows what it may know by name and the rest by handle; of what it lost sight of it is told places
   * and numbers only.
   */
  changes(from: number, to: number, seat?: Seat): ToldChange[];
  /** As `changes`, also between lines; null when there is no such branch. */
  difference(from: Point, to: Point, seat?: Seat): Difference | null;
  /**
   * What the step that leads to `step` (default: the cursor) did, in one sentence: what changed and because of what, else what
   * happened, else what was carried out. A number outside of the line goes to its nearer end.
   */
  told(step?: number, seat?: Seat): string;
  /** What is different from before the last command that moved the cursor. */
  lastChanges(seat?: Seat): ToldChange[];
  /** All that a seat may know at the cursor. */
  view(seat: Seat): View;
  /**
   * Why the value, component or zone at a path of the state tree is as it is; null when it is as it was at the beginning, and
   * for all seats but `everything`.
   */
  provenance(path: string, seat?: Seat): Provenance | null;
  /** How often each statement of the pack was carried out on the recorded line. */
  coverage(): StatementHits[];
  /** What the recorded line cost, by statement and program. `clock` gives milliseconds; with one the line is played once more to take the time. */
  profile(clock?: () => number): Profile;
  /**
   * Everything worth a mark on the recorded line, by step; also what lies after the cursor. A seat is told that others
   * answered or used something, not what; and of effects those of components that it could know.
   */
  timeline(seat?: Seat): readonly TimelineEntry[];
  /** Fingerprint of the state here: equal states, equal texts. */
  hash(): string;
  /**
   * The run that is recorded. Its `run` is an id of 16 hexadecimal digits: the same wherever the same engine plays the same
   * pack with the same seed and decisions, another when any of these is another; it does not depend on where the cursor is.
   */
  thisRun(): ThisRun;
  /** Text of a source file; undefined when the session was not given it. */
  source(file: string): string | undefined;
  /** The session as a document for `restore`: how to play its line again. */
  save(): SessionDocument;
  /**
   * Takes over a saved session; null when all of it could be. Otherwise the session is left as it was, but with
   * `otherPack` and reason `diverged` it stands where the games part.
   */
  restore(document: unknown, options?: RestoreOptions): RestoreProblem | null;
}
