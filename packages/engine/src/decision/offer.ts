/** Puts a question. Must be the only code that makes a decision. */
import { canSee } from '../components/visibility.js';
import type { Machine } from '../machine/machine.js';
import { type DecisionForm, makeDecision } from '../state/state.js';

/** Stops the machine with a question; `options` are raw values in the order in which they are offered. */
export function offer(
  m: Machine,
  form: DecisionForm,
  player: number,
  options: readonly number[],
  min: number,
  max: number,
): void {
  const { state } = m;
  state.decisions++;
  state.decision = makeDecision(state.decisions, form, player, options, min, max);
  m.onEvent?.({ type: 'asked', step: state.step, decision: state.decisions, player: m.layout.ids[player] as string });
}

/**
 * Candidates in an order that tells the player nothing: those he may know as they come, then the others by handle.
 * Gives the same list when he may know all of them.
 */
export function fairOrder(m: Machine, player: number, things: readonly number[]): readonly number[] {
  for (let i = 0; i < things.length; i++) {
    if (canSee(m, player, things[i] as number)) continue;
    const { handles } = m.state;
    const hidden = things.filter((one) => !canSee(m, player, one));
    hidden.sort((a, b) => (handles[a] as number) - (handles[b] as number));
    return [...things.filter((one) => canSee(m, player, one)), ...hidden];
  }
  return things;
}
