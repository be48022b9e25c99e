// The answers of a scenario, given to the questions of a game one by one. Must not run the game.
import type { ReadyAnswer } from '../compile/compiled-scenario.js';
import { fitsWindow, pickChoices } from './pick-choices.js';
import type { Choice, Question } from './question.js';
import type { TrailEntry } from './result.js';

/** Positions of the options an answer takes, or what does not fit. */
export type Reply = { readonly indexes: readonly number[] } | { readonly expected: string; readonly found: string; readonly answer: ReadyAnswer | undefined };

/** A list of answers with a place in it. */
export class AnswerScript {
  private next = 0;
  readonly trail: TrailEntry[] = [];

  /**
   * @param name what a player is called in the scenario
   */
  constructor(
    private readonly answers: readonly ReadyAnswer[],
    private readonly name: (player: string) => string,
  ) {}

  /** Answers nobody asked for. */
  get leftOver(): readonly ReadyAnswer[] {
    return this.answers.slice(this.next);
  }

  /** The answer to a question. Windows that nobody scripted are passed. */
  reply(question: Question): Reply {
    const answer = this.answers[this.next];
    if (question.form === 'react' && !(answer?.player === question.player && fitsWindow(question, answer.picks))) {
      const pass = question.choices.findIndex(({ names }) => names.includes('pass'));
      this.note(question, [pass], false);
      return { indexes: [pass] };
    }
    const asked = this.describe(question);
    if (answer === undefined) return { expected: 'no further question', found: asked, answer };
    if (answer.player !== question.player) return { expected: answer.words, found: asked, answer };
    const picked = pickChoices(question, answer.picks);
    if ('wrong' in picked) return { expected: answer.words, found: `${picked.wrong}\n${asked}`, answer };
    this.next += 1;
    this.note(question, picked.indexes, true);
    return picked;
  }

  private note(question: Question, indexes: readonly number[], scripted: boolean): void {
    const labels = indexes.map((index) => question.choices[index]?.label ?? '');
    this.trail.push({ player: this.name(question.player), question: question.prompt, answer: labels.join(', ') || 'nothing', scripted });
  }

  private describe(question: Question): string {
    const { min, max, form } = question;
    const bounds = form !== 'some' ? '' : min === max ? ` (${min})` : ` (${min} to ${max})`;
    return `${this.name(question.player)} is asked${bounds}: ${question.prompt}\noptions: ${options(question.choices)}`;
  }
}

/** The options for people; equal ones are counted. */
function options(choices: readonly Choice[]): string {
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => (count === 1 ? label : `${label} (${count} times)`)).join(', ');
}
