/** Runs the machine: one instruction, or on to the next decision. Must not know what instructions do. */
import { EngineBug } from '../errors/engine-bug.js';
import { BudgetExceeded } from '../errors/program-fault.js';
import { type Frame } from '../state/state.js';
import { toList, type Value } from '../state/value.js';
import { stepUse } from '../window/use-frame.js';
import { stepWindow } from '../window/window-frame.js';
import { popFrame, WINDOW } from './frames.js';
import {
  ADD,
  ENDS,
  GOTO,
  type Instruction,
  LEAVES,
  SET,
  STAYS,
  UNLESS,
  UNLESS_IS,
  UNLESS_KIND,
  UNLESS_LESS,
  UNLESS_TRUE,
} from './instruction.js';
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

/** Carries out one instruction; the machine must not stand. Throws BudgetExceeded and ProgramFault. */
export function stepOnce(m: Machine): void {
  const { state } = m;
  m.weighing = 0;
  m.foreseen = null;
  if (++state.step - state.budgetFrom > m.layout.pack.settings.stepBudget) throw overBudget(m);
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined) throw new EngineBug('a step without anything to do');
  if (frame.program < 0) stepNative(m, frame);
  else {
    const op = m.programs[frame.program]?.code[frame.pc++];
    if (op === undefined) throw new EngineBug(`program ${frame.program} has no instruction ${frame.pc - 1}`);
    op(m, frame);
  }
}

/** Takes the next item of an `each`; false when there is none left. */
function nextItem(locals: Value[], { lo, hi, slot }: Instruction): boolean {
  const things = toList(locals[lo] ?? -1);
  const i = locals[hi] as number;
  const next = things[i];
  if (next === undefined) return false;
  locals[slot] = next;
  locals[hi] = i + 1;
  return true;
}

/** Carries out windows and uses until a program is on top of the stack; undefined when the machine stands before. */
function topProgram(m: Machine, limit: number): Frame | undefined {
  const { state } = m;
  const { frames } = state;
  while (state.decision === null && state.outcome < 0 && frames.length > 0) {
    const frame = frames[frames.length - 1] as Frame;
    if (frame.program >= 0) return frame;
    if (++state.step > limit) throw overBudget(m);
    stepNative(m, frame);
  }
  return undefined;
}

/** Carries out instructions until the machine stands. The loop of every playout: nothing in it may allocate. */
export function runOn(m: Machine): void {
  const { state } = m;
  const { frames } = state;
  const limit = state.budgetFrom + m.layout.pack.settings.stepBudget;
  m.weighing = 0;
  m.foreseen = null;
  let frame = topProgram(m, limit);
  while (frame !== undefined) {
    const program = m.programs[frame.program];
    if (program === undefined) throw new EngineBug(`there is no program ${frame.program}`);
    const { quick } = program;
    const { locals } = frame;
    let top: Frame | undefined = frame;
    // As long as an instruction leaves the stack as it is, the next one is this program's.
    do {
      if (++state.step > limit) throw overBudget(m);
      const one = quick[frame.pc++] as Instruction;
      switch (one.code) {
        case LEAVES:
          one.run(m, frame);
          if (state.decision !== null || state.outcome >= 0) return;
          top = frames[frames.length - 1];
          break;
        case ENDS:
          popFrame(m, read(one.a, m, locals));
          top = frames[frames.length - 1];
          break;
        case STAYS:
          one.run(m, frame);
          break;
        case SET:
          locals[one.slot] = read(one.a, m, locals);
          break;
        case ADD:
          locals[one.slot] = readNumber(one.a, m, locals) + readNumber(one.b, m, locals);
          break;
        case GOTO:
          frame.pc = one.to;
          break;
        case UNLESS:
          if (!one.holds(m, locals)) frame.pc = one.to;
          break;
        case UNLESS_LESS:
          if (!(readNumber(one.a, m, locals) < readNumber(one.b, m, locals))) frame.pc = one.to;
          break;
        case UNLESS_IS:
          if (read(one.a, m, locals) !== one.b.value) frame.pc = one.to;
          break;
        case UNLESS_TRUE:
          if (read(one.a, m, locals) !== 1) frame.pc = one.to;
          break;
        case UNLESS_KIND: {
          const thing = readNumber(one.a, m, locals);
          if (thing < one.lo || thing >= one.hi) frame.pc = one.to;
          break;
        }
        default:
          if (!nextItem(locals, one)) frame.pc = one.to;
      }
    } while (top === frame);
    frame = top !== undefined && top.program >= 0 ? top : topProgram(m, limit);
  }
}
