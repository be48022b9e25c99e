/** Runs the machine: one instruction, or on to the next decision. Must not know what instructions do, but for the commonest. */
import { EngineBug } from '../errors/engine-bug.js';
import { BudgetExceeded } from '../errors/program-fault.js';
import type { Frame } from '../state/state.js';
import { NONE, toList, type Value } from '../state/value.js';
import { moveTo } from '../verbs/move-to.js';
import { stepUse } from '../window/use-frame.js';
import { stepWindow } from '../window/window-frame.js';
import { exact } from './exact.js';
import { popFrame, WINDOW } from './frames.js';
import { carryOutInPlace, STEPS_IN_PLACE } from './in-place.js';
import { ADD, EACH, ENDS, GOTO, instructionOf, isInPlace, MOVE, SET, STRIDE, UNLESS, UNLESS_KIND, UNLESS_LESS } from './instruction.js';
import type { Machine } from './machine.js';
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

/** Carries out windows and uses until a program is on top of the stack; undefined when the machine stands before, or after one step when `once`. */
function topProgram(m: Machine, limit: number, once: boolean): Frame | undefined {
  const { state } = m;
  const { frames } = state;
  while (state.decision === null && state.outcome < 0 && frames.length > 0) {
    const frame = frames[frames.length - 1] as Frame;
    if (frame.program >= 0) return frame;
    if (++state.step > limit) throw overBudget(m);
    stepNative(m, frame);
    if (once) return undefined;
  }
  return undefined;
}

/**
 * Carries out instructions until the machine stands, or a single one when `once`. The loop of every playout: nothing in it
 * may allocate, and the commonest instructions stand in it.
 */
function carryOut(m: Machine, once: boolean): void {
  const { state, words } = m;
  const { frames } = state;
  const { entries } = m.code;
  const { stepBudget, depthBudget } = m.layout.pack.settings;
  const limit = state.budgetFrom + stepBudget;
  m.weighing = 0;
  m.foreseen = null;
  let frame = topProgram(m, limit, once);
  while (frame !== undefined) {
    const { locals } = frame;
    const first = entries[frame.program] as number;
    // Whether a call may do without its frame: one step at a time, and for listeners, it has one.
    const unseen = !once && m.onEvent === undefined && frames.length < depthBudget;
    let top: Frame | undefined = frame;
    // As long as an instruction leaves the stack as it is, the next one is this program's.
    do {
      if (++state.step > limit) throw overBudget(m);
      let at = first + STRIDE * frame.pc++;
      let number = words[at] as number;
      if (isInPlace(number)) {
        if (unseen && state.step + STEPS_IN_PLACE <= limit && carryOutInPlace(m, locals, at, number)) {
          state.step += STEPS_IN_PLACE;
          continue;
        }
        at = words[at + 4] as number;
        number = words[at] as number;
      }
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
        case MOVE: {
          const things = read(m, locals, words[at + 1] as number);
          const zone = readNumber(m, locals, words[at + 2] as number);
          if (zone !== NONE) moveTo.run(m, things, zone, NONE);
          break;
        }
        case ENDS:
          popFrame(m, read(m, locals, words[at + 1] as number));
          top = frames[frames.length - 1];
          break;
        default: {
          const run = instructionOf(number);
          run(m, frame, at);
          if (state.decision !== null || state.outcome >= 0) return;
          top = frames[frames.length - 1];
        }
      }
      if (once) return;
    } while (top === frame);
    frame = top !== undefined && top.program >= 0 ? top : topProgram(m, limit, false);
  }
}

/** Carries out one instruction; the machine must not stand. Throws BudgetExceeded and ProgramFault. */
export function stepOnce(m: Machine): void {
  if (stands(m)) throw new EngineBug('a step without anything to do');
  carryOut(m, true);
}

/** Carries out instructions until the machine stands. Throws BudgetExceeded and ProgramFault. */
export function runOn(m: Machine): void {
  carryOut(m, false);
}
