/** Branches on which an answer is left out, or two change places. Must leave the line that they leave as it is. */
import type { Line } from '../record/line.js';
import type { BranchChange, GivenAgain } from '../types/branches.js';
import { answersFrom, giveAgain, type OldAnswer } from './give-again.js';

/** What came of it: the answers that were given again, or why there is no such branch. */
type OtherOrder = { again: GivenAgain; problem: null } | { again: null; problem: string };

/** The choice that leaves a question unanswered: none, or to pass; undefined when it has to be answered. */
function passOf(line: Line): string[] | undefined {
  const decision = line.game.decision();
  if (decision === null) return undefined;
  if (decision.min === 0) return [];
  const pass = decision.options.find(({ id }) => id === 'pass' || id === 'none' || id === 'no');
  return pass === undefined ? undefined : [pass.id];
}

/** The answers that belong to the first of a list: those to what was asked while that was carried out. */
function groupOf({ reel: { tape } }: Line, answers: readonly OldAnswer[]): number {
  const first = answers[0];
  if (first === undefined) return 0;
  const depth = tape.depth(first.answer.step);
  const end = answers.findIndex(({ answer }, index) => index > 0 && tape.depth(answer.step) <= depth);
  return end < 0 ? answers.length : end;
}

/** Begins such a branch on `fork`, which stands where the answer was given on `line`. */
export function beginOtherOrder(line: Line, fork: Line, change: BranchChange & { kind: 'skip' | 'exchange' }): OtherOrder {
  const refuse = (problem: string): OtherOrder => ({ again: null, problem });
  const { at } = fork.reel;
  const answers = answersFrom(line, at);
  if (answers[0]?.answer.step !== at) return refuse('no answer is recorded there');
  if (change.kind === 'skip') {
    const pass = passOf(fork);
    if (pass === undefined) return refuse('this question has to be answered: it cannot be left out');
    fork.reel.answer(pass, fork.state.decision?.id ?? 0);
    return { again: giveAgain(fork, answers.slice(1), 0), problem: null };
  }
  const other = answers.findIndex(({ answer }) => answer.step === change.with);
  if (other < 1) return refuse(`no answer is recorded at step ${change.with} after it`);
  const moved = groupOf(line, answers.slice(other));
  const first = answers.slice(0, other);
  const second = answers.slice(other, other + moved);
  const again = giveAgain(fork, [...second, ...first, ...answers.slice(other + moved)], first.length + second.length);
  return again.given === 0 ? refuse(`the two cannot change places: ${again.stuck ?? 'nothing was answered'}`) : { again, problem: null };
}
