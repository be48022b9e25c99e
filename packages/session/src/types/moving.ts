/** Commands that move the cursor, and where they stop. Must hold types only. */
import type { Unreachable } from '@dradis/engine';
import type { BreakpointHit } from './breakpoints.js';
import type { TextMistake } from './expression.js';
import type { SourceSpan } from './source.js';

/**
 * Where the session stands on its recorded line. Steps are the unit of `goto`: one step is one instruction carried out
 * or one answer given, so a decision and what follows its answer are two positions.
 */
export interface Position {
  /** Steps taken since the beginning; 0 is the beginning. */
  step: number;
  /** Answers given up to here. */
  decisions: number;
  /** Whether the game is over here. */
  ended: boolean;
  /** Whether a player is being asked here (also in the past, where the answer is already recorded). */
  waiting: boolean;
  /** The last step that is recorded; `goto` reaches 0 … `last`. Never below `step`. */
  last: number;
}

/**
 * Why a command came to a halt: `stepped`: at what it was told to find; `decision`: a player is asked; `ended`: the game
 * is over; `start`: nothing lies before; `budget`: the content ran longer or deeper than the pack allows; `error`: the
 * content asked for the impossible, or an answer was refused.
 */
export type StopReason = 'stepped' | 'decision' | 'ended' | 'start' | 'budget' | 'error';

/** Where a command came to a halt. */
export interface Stop {
  /** Where the session stands now. */
  position: Position;
  /** Why it stands there. */
  reason: StopReason;
  /** Indexes of the breakpoints that stop at the position; absent when none does. */
  breakpoints?: number[];
  /** These hits in full. */
  hits?: BreakpointHit[];
  /**
   * After an edit, or on a branch that begins with one: why no play leads to where the game stands now, as far as the definitions of
   * the pack tell that hold `always`; only what was not so before. Absent when there is nothing.
   */
  unreachable?: Unreachable[];
  /** With `budget` and `error`; `file` and `span` are null when no program was running. */
  error?: { message: string; file: string | null; span: SourceSpan | null };
}

/** How far one step goes. */
export interface StepCommand {
  /** `into`: the next statement anywhere; `over`: the next one in this frame or outside it; `out`: when this frame has ended. */
  kind: 'into' | 'over' | 'out';
  /** 1: forwards; -1: to where the same command would have come from. */
  direction: 1 | -1;
}

/**
 * How far a run goes. `turn`: the next change of the variable that counts turns; `phase`: the next statement of the
 * procedure that counts turns, or of the two that make up a turn below it; `effect`: an effect or ability of a component begins;
 * `card`: one of another component than the last. `breakpoint`: the next position that hits
 * one, in either direction the same ones. Runs over what is recorded repeat the
 * recorded answers; a question without a recorded answer ends every forward run.
 */
export interface RunCommand {
  /** What ends the run, as told above. */
  until: 'decision' | 'turn' | 'phase' | 'card' | 'effect' | 'breakpoint' | 'end' | 'start';
  /** 1 forwards, -1 backwards. */
  direction: 1 | -1;
}

/** How far an answer goes on. */
export type AfterAnswer = 'stop' | 'decision';

/** How to play by chance until something is so. */
export interface UntilOptions {
  /** In the effect language. */
  condition: string;
  /** Of the answers; default that of the game. */
  seed?: string;
  /** How many answers are given at most; default 4,000. */
  most?: number;
}

/** Where that came to. */
export interface PlayedUntil {
  /** Where the session stands now. */
  stop: Stop;
  /** Whether the condition holds there. */
  met: boolean;
  /** How many answers were given. */
  answers: number;
  /** Why it was not met; null when it was. */
  problem: string | null;
  /** What is wrong with the condition; then nothing was played. */
  mistakes: TextMistake[];
}
