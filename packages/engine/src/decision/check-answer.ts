/** Finds out whether an answer is legal. Must not change anything. */
import { IllegalAnswer } from '../errors/illegal-answer.js';
import type { Machine } from '../machine/machine.js';
import type { DecisionState } from '../state/state.js';
import type { Answer } from './decision.js';
import { renderOption, waitingAsk } from './describe-decision.js';

/** The waiting decision. Throws IllegalAnswer when there is none. */
export function waitingDecision(m: Machine): DecisionState {
  const { decision } = m.state;
  if (decision === null) throw new IllegalAnswer('no-decision', 'nothing is being asked');
  return decision;
}

/** Throws IllegalAnswer unless these positions of options (from 0) are a legal choice; gives the raw values. */
export function checkIndexes(decision: DecisionState, indexes: readonly number[]): number[] {
  const { min, max, options } = decision;
  if (indexes.length < min || indexes.length > max) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    throw new IllegalAnswer('wrong-number', `${indexes.length} options were chosen, but ${wanted} must be`);
  }
  const values: number[] = [];
  for (let i = 0; i < indexes.length; i++) {
    const index = indexes[i] as number;
    const raw = options[index];
    if (raw === undefined) throw new IllegalAnswer('unknown-option', `there is no option ${index}; there are ${options.length}`);
    if (indexes.indexOf(index) !== i) throw new IllegalAnswer('repeated-option', `option ${index} was chosen twice`);
    values.push(raw);
  }
  return values;
}

function wellFormed(answer: unknown): answer is Answer {
  if (typeof answer !== 'object' || answer === null) return false;
  const { decision, choose } = answer as Record<string, unknown>;
  return typeof decision === 'number' && Array.isArray(choose) && choose.every((one) => typeof one === 'string');
}

/** The raw values an answer chooses. Throws IllegalAnswer when it is malformed, stale or not on offer. */
export function checkAnswer(m: Machine, answer: unknown): number[] {
  if (!wellFormed(answer)) {
    throw new IllegalAnswer('malformed', 'an answer needs "decision", a number, and "choose", a list of option ids');
  }
  const decision = waitingDecision(m);
  if (answer.decision !== decision.id) {
    throw new IllegalAnswer('stale', `the answer is to decision ${answer.decision}, but decision ${decision.id} is waiting`);
  }
  const ask = waitingAsk(m);
  const ids = decision.options.map((raw) => renderOption(m, decision.player, decision, ask, raw).id);
  const indexes = answer.choose.map((id) => {
    const index = ids.indexOf(id);
    if (index < 0) throw new IllegalAnswer('unknown-option', `"${id}" is not on offer; on offer are: ${ids.join(', ')}`);
    return index;
  });
  return checkIndexes(decision, indexes);
}
