/** Runs the machine: one instruction, or on to the next decision. Must not know what instructions do, but for the commonest. */
import { carryOutInPlace } from '../compile/one-statement.js';
import { EngineBug } from '../errors/engine-bug.js';
import { BudgetExceeded } from '../errors/program-fault.js';
import { type Frame } from '../state/state.js';
import { toList, type Value } from '../state/value.js';
import { stepUse } from '../window/use-frame.js';
import { stepWindow } from '../window/window-frame.js';
import { exact } from './exact.js';
import { popFrame, WINDOW } from './frames.js';
import { ADD, EACH, ENDS, GOTO, IN_PLACE, instructionOf, SET, STRIDE, UNLESS, UNLESS_KIND, UNLESS_LESS } from './instruction.js';
import { type Machine } from './machine.js';
import { read, readNumber } from './operand.js';
import { placeOf } from './place.js';

/** Whether the machine stands: a decision waits, the game has ended, or nothing is left to do. */
export function stands(m: Machine): boolean {
  const { state } = m;
  return state.decision !== null || state.outcome >= 0 || state.frames.length === 0;
}

function stepNative(m: Machine, frame: Frame): void {
  if (frame.program === WINDOW) stepWindow(m, frame);
  else stepUse(m, frame);
}

function overBudget(m: Machine): BudgetExceeded {
  return new BudgetExceeded('steps', m.layout.pack.settings.stepBudget, placeOf(m, true));
}

/** Takes the next item of the `each` at `at`; false when there is none left. */
function nextItem(m: Machine, locals: Value[], at: number): boolean {
  const { words } = m;
  const index = words[at + 2] as number;
  const things = toList(locals[words[at + 1] as number] ?? -1);
  const i = locals[index] as number;
  const next = things[i];
  if (next === undefined) return false;
  locals[words[at + 3] as number] = next;
  locals[index] = i + 1;
  return true;
}

/** Carries out the instruction at `at` of the words, whose frame is `frame`; its `pc` already points behind it. */
function carryOut(m: Machine, frame: Frame, at: number): void {
  const { words } = m;
  const { locals } = frame;
  const number = words[at] as number;
  switch (number) {
    case SET:
      locals[words[at + 1] as number] = read(m, locals, words[at + 2] as number);
      break;
    case ADD:
      locals[words[at + 1] as number] = exact(m, readNumber(m, locals, words[at + 2] as number) + readNumber(m, locals, words[at + 3] as number));
      break;
    case GOTO:
      frame.pc = words[at + 1] as number;
      break;
    case UNLESS:
      if (read(m, locals, words[at + 2] as number) !== 1) frame.pc = words[at + 1] as number;
      break;
    case UNLESS_LESS:
      if (!(readNumber(m, locals, words[at + 2] as number) < readNumber(m, locals, words[at + 3] as number))) frame.pc = words[at + 1] as number;
      break;
    case UNLESS_KIND: {
      const thing = readNumber(m, locals, words[at + 2] as number);
      if (thing < (words[at + 3] as number) || thing >= (words[at + 4] as number)) frame.pc = words[at + 1] as number;
      break;
    }
    case EACH:
      if (!nextItem(m, locals, at)) frame.pc = words[at + 4] as number;
      break;
    case ENDS:
      popFrame(m, read(m, locals, words[at + 1] as number));
      break;
    default:
      instructionOf(number)(m, frame, at);
  }
}

/** Carries out one instruction; the machine must not stand. Throws BudgetExceeded and ProgramFault. */
export function stepOnce(m: Machine): void {
  const { state, words } = m;
  m.weighing = 0;
  m.foreseen = null;
  if (++state.step - state.budgetFrom > m.layout.pack.settings.stepBudget) throw overBudget(m);
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined) throw new EngineBug('a step without anything to do');
  if (frame.program < 0) {
    stepNative(m, frame);
    return;
  }
  const at = (m.code.entries[frame.program] as number) + STRIDE * frame.pc++;
  // One step at a time, a call has its frame.
  carryOut(m, frame, words[at] === IN_PLACE ? (words[at + 4] as number) : at);
}

/** Carries out instructions until the machine stands. The loop of every playout: nothing in it may allocate. */
export function runOn(m: Machine): void {
  const { state, words } = m;
  const { frames } = state;
  const { entries } = m.code;
  const limit = state.budgetFrom + m.layout.pack.settings.stepBudget;
  m.weighing = 0;
  m.foreseen = null;
  while (state.decision === null && state.outcome < 0 && frames.length > 0) {
    if (++state.step > limit) throw overBudget(m);
    const frame = frames[frames.length - 1] as Frame;
    if (frame.program < 0) {
      stepNative(m, frame);
      continue;
    }
    const at = (entries[frame.program] as number) + STRIDE * frame.pc++;
    if (words[at] !== IN_PLACE) carryOut(m, frame, at);
    else if (!carryOutInPlace(m, frame.locals, at)) carryOut(m, frame, words[at + 4] as number);
  }
}
