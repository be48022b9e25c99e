/**
 * Gives the answers of one line again on another, where something was left out or came in another order. Must check every one
 * of them: the first that is not on offer ends the line, so that no game is shown that could not have been played.
 */
import { BrokenDocument, IllegalAnswer } from '@dradis/engine';
import type { Line } from '../record/line.js';
import type { OutsideInput, SessionInput } from '../types/document.js';
import type { GivenAgain } from '../types/branches.js';
import { inputWords } from './compare-lines.js';

/** How many answers may be left out in a row because nobody is asked for them any more. */
const MOST_LEFT_OUT = 24;

type Answer = SessionInput & { kind: 'answer' };

/** An answer with whom it was asked of, and what was put in from outside before it. */
export interface OldAnswer {
  answer: Answer;
  question: string;
  words: string;
  before: OutsideInput[];
}

function questionAt(line: Line, step: number): string {
  line.past.walker.moveTo(step);
  const asked = line.past.game.decision();
  return asked === null ? '' : `${asked.player} ${asked.form} ${asked.prompt}`;
}

/** The answers of a line from a step on, in order. */
export function answersFrom(line: Line, from: number): OldAnswer[] {
  const out: OldAnswer[] = [];
  let before: OutsideInput[] = [];
  for (const input of line.reel.inputs.all) {
    if (input.step < from || (input.step === from && input.kind !== 'answer')) continue;
    if (input.kind !== 'answer') {
      before.push(input);
      continue;
    }
    out.push({ answer: input, question: questionAt(line, input.step), words: inputWords(line, input), before });
    before = [];
  }
  return out;
}

/** Where the line asks next; '' when it is over or goes wrong. */
function nextQuestion(line: Line): string {
  const { reel } = line;
  while (reel.reach(reel.tape.last + 1));
  reel.moveTo(reel.tape.last);
  return questionAt(line, reel.at);
}

function put(line: Line, input: OutsideInput): void {
  try {
    if (input.kind === 'dice') line.force(input.dice);
    else line.edit(input.edits);
  } catch (error) {
    // What can no longer be put in was made for another position.
    if (!(error instanceof BrokenDocument)) throw error;
  }
}

function give(line: Line, { answer, before }: OldAnswer): string | null {
  for (const input of before) put(line, input);
  nextQuestion(line);
  try {
    line.reel.answer(answer.choose, line.state.decision?.id ?? 0);
    return null;
  } catch (error) {
    if (error instanceof IllegalAnswer) return error.message;
    throw error;
  }
}

/**
 * Gives answers where the line stands, at its end, up to the first that cannot be given. The first `strict` of them in this
 * order, whatever is asked; of the others those are left out for which nobody asks any more.
 */
export function giveAgain(line: Line, answers: readonly OldAnswer[], strict: number): GivenAgain {
  const leftOut: string[] = [];
  let given = 0;
  for (let at = 0; at < answers.length; at++) {
    const question = nextQuestion(line);
    if (question === '') return { given, leftOut, stuck: `at step ${line.reel.at} nobody is asked any more, where ${answers[at]?.words ?? ''}` };
    if (at >= strict) {
      const next = answers.findIndex((one, index) => index >= at && one.question === question);
      if (next < 0 || next - at > MOST_LEFT_OUT) return { given, leftOut, stuck: `at step ${line.reel.at} another question is asked than before; there ${answers[at]?.words ?? ''}` };
      for (; at < next; at++) leftOut.push(answers[at]?.words ?? '');
    }
    const one = answers[at] as OldAnswer;
    const wrong = give(line, one);
    if (wrong !== null) return { given, leftOut, stuck: `at step ${line.reel.at} what was answered is not on offer (${one.words}): ${wrong}` };
    given++;
  }
  nextQuestion(line);
  return { given, leftOut, stuck: null };
}
