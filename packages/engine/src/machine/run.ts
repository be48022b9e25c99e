/** Runs the machine: one instruction, or on to the next decision. Must not know what instructions do. */
import { EngineBug } from '../errors/engine-bug.js';
import { BudgetExceeded } from '../errors/program-fault.js';
import { type DecisionState, type Frame } from '../state/state.js';
import { stepUse } from '../window/use-frame.js';
import { stepWindow } from '../window/window-frame.js';
import { WINDOW } from './frames.js';
import { type Machine, type Op } from './machine.js';
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

/** Carries out instructions until the machine stands. The loop of every playout: nothing in it may allocate. */
export function runOn(m: Machine): void {
  const { state, programs } = m;
  const { frames } = state;
  const limit = state.budgetFrom + m.layout.pack.settings.stepBudget;
  m.weighing = 0;
  while (state.decision === null && state.outcome < 0 && frames.length > 0) {
    const depth = frames.length;
    const frame = frames[depth - 1] as Frame;
    const program = programs[frame.program];
    if (program === undefined) {
      if (++state.step > limit) throw overBudget(m);
      stepNative(m, frame);
      continue;
    }
    const { code } = program;
    // As long as an instruction leaves the stack as it is, the next one is this program's.
    do {
      if (++state.step > limit) throw overBudget(m);
      (code[frame.pc++] as Op)(m, frame);
    } while (frames.length === depth && frames[depth - 1] === frame && (state.decision as DecisionState | null) === null && state.outcome < 0);
  }
}
