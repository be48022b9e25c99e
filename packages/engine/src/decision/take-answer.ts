/** Takes an answer that was found legal: puts it where it was asked for. Must not run the machine on. */
import { invariant } from '../errors/engine-bug.js';
import type { Machine } from '../machine/machine.js';
import { currentPc } from '../machine/place.js';
import type { DecisionState } from '../state/state.js';
import { WINDOW } from '../machine/frames.js';
import { answerWindow } from '../window/window-frame.js';

/** `values` are chosen raw options; one of them unless the form is `some`. */
export function takeAnswer(m: Machine, decision: DecisionState, values: readonly number[]): void {
  const { state } = m;
  const frame = state.frames[state.frames.length - 1];
  invariant(frame !== undefined, 'a decision waits without anything that asked');
  state.decision = null;
  state.budgetFrom = state.step;
  if (frame.program === WINDOW) {
    answerWindow(m, frame, values[0] as number);
    return;
  }
  const ask = m.programs[frame.program]?.asks[currentPc(frame)];
  invariant(ask !== undefined, 'a decision waits where nothing was asked');
  frame.locals[ask.slot] = decision.form === 'some' ? values : (values[0] as number);
}
