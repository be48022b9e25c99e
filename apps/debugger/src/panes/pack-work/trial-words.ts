// How a game puts the questions of a trial, in the words that a table sees. Must not answer one.
import type { BenchAnswer } from '@dradis/elements';
import type { Decision, Session } from '@dradis/session';

/** The questions of a trial, as its game puts them. */
export interface TrialWords {
  /** In order; those that were passed by are among them. */
  readonly answered: readonly Omit<BenchAnswer, 'scripted'>[];
  /** The question that waits; null when none does. */
  readonly asked: Decision | null;
}

/** How the question reads, and what was answered to it. */
function answeredAt(session: Session, step: number): Omit<BenchAnswer, 'scripted'>[] {
  session.goto(step);
  const decision = session.decision();
  if (decision === null) return [];
  const chosen = (decision.recorded ?? []).map((id) => decision.options.find((option) => option.id === id)?.label ?? id);
  return [{ player: decision.playerTitle, question: decision.prompt, answer: chosen.join(', ') || 'none' }];
}

/** What was asked and answered on the line of a session, and what is asked at its end. Moves its cursor there. */
export function trialWords(session: Session): TrialWords {
  const { inputs, last } = session.save();
  const answered = inputs.flatMap(({ kind, step }) => (kind === 'answer' ? answeredAt(session, step) : []));
  session.goto(last);
  return { answered, asked: session.decision() };
}
