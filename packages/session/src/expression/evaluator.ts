/** Works texts out beside the game: expressions at the cursor, statements on a copy. Must leave the line as it is. */
import { BrokenDocument, clearForcedDice, cloneGame, describeFrames, EngineBug, forceDice, ProgramFault, startProgram } from '@dradis/engine';
import { describeDecision } from '../decision/describe-decision.js';
import type { Line } from '../record/line.js';
import { tellAll } from '../state/tell-change.js';
import type { Evaluation, EvaluateOptions, Trial } from '../types/expression.js';
import { PreparedText, type TextLocals } from './prepared-text.js';
import type { TextCompiler } from './text-compiler.js';

/** The named variables of a frame, innermost first; of several with one name the last. Undefined when there is no such frame. */
function localsOf(line: Line, index: number): TextLocals | undefined {
  const depth = line.state.frames.length - 1 - index;
  const frame = describeFrames(line.game)[depth];
  const values = line.state.frames[depth]?.locals;
  if (frame === undefined || values === undefined) return undefined;
  const named = new Map(frame.locals.map((local) => [local.name, local]));
  const locals = [...named.values()];
  return { params: locals.map(({ name, type }) => ({ name, type, settable: false })), values: locals.map(({ slot }) => values[slot] ?? -1) };
}

/** The value of an expression at the cursor. */
export function evaluateText(line: Line, compiler: TextCompiler, text: string, { frame, seat = 'everything' }: EvaluateOptions): Evaluation {
  const locals = frame === undefined || seat !== 'everything' ? undefined : localsOf(line, frame);
  const prepared = new PreparedText(line, compiler, text, 'any', locals);
  return { text, type: prepared.type, ...prepared.at(line.reel.at, seat), mistakes: [...prepared.mistakes] };
}

/** What statements would do at the cursor. */
export function tryStatements(line: Line, compiler: TextCompiler, text: string, dice: readonly number[]): Trial {
  const { program, mistakes } = compiler.statements(text);
  if (program === undefined) return { changes: [], asks: null, problem: null, mistakes };
  const before = line.copy();
  const fork = cloneGame(line.game);
  let problem: string | null = null;
  try {
    startProgram(fork, program);
    clearForcedDice(fork);
    forceDice(fork, dice);
    fork.run();
  } catch (error) {
    if (!(error instanceof ProgramFault) && !(error instanceof BrokenDocument) && !(error instanceof EngineBug)) throw error;
    problem = error instanceof ProgramFault ? error.reason : error.message;
  }
  const after = fork.state;
  // Reaching the end of the statements is no end of the game.
  if (after.frames.length === 0 && after.outcome < 0) after.outcome = before.outcome;
  return { changes: problem === null ? tellAll(line.changes(before, after, 'everything')) : [], asks: describeDecision(fork, line.names, null, 'everything'), problem, mistakes };
}
