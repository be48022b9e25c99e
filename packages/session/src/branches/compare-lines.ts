/** Where two lines of play of one game part, and how. Must look at what was put in only: the rest follows from it. */
import { describeOptions } from '../decision/describe-decision.js';
import { editWords } from '../edits/describe-edit.js';
import type { Line } from '../record/line.js';
import { Wording } from '../state/wording.js';
import type { SessionInput } from '../types/document.js';

/** The last common step; null when the one line only goes on further. */
export interface Parting {
  step: number | null;
  why: string;
}

function same(a: SessionInput, b: SessionInput): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** An input in words, as it stands on a line. */
export function inputWords(line: Line, input: SessionInput): string {
  const { past, names } = line;
  past.walker.moveTo(input.step);
  const words = new Wording(names, past.game.state);
  if (input.kind === 'edit') return input.edits.map((edit) => editWords(words, edit)).join('; ');
  if (input.kind === 'dice') return input.dice.length === 0 ? 'no dice laid ready' : `dice ${input.dice.join(', ')}`;
  const options = describeOptions(past.game, names);
  const who = past.game.state.decision?.player ?? -1;
  const choice = input.choose.map((id) => options.find((one) => one.id === id)?.label ?? id).join(', ');
  return `${words.call(who)} answered ${choice === '' ? 'none' : choice}`;
}

/** Where `b` parts from `a`. */
export function partingOf(a: Line, b: Line): Parting {
  const [ours, theirs] = [a.reel.inputs.all, b.reel.inputs.all];
  const index = ours.findIndex((input, i) => theirs[i] === undefined || !same(input, theirs[i]));
  const at = index < 0 ? ours.length : index;
  const one = ours[at];
  const other = theirs[at];
  const ends = Math.min(a.reel.tape.last, b.reel.tape.last);
  // A line that ends before the next thing was put in does not differ: it only stops there.
  const step = Math.min(one?.step ?? Infinity, other?.step ?? Infinity);
  if (step === Infinity || (step >= ends && (one === undefined || other === undefined) && !bothGoOn(a, b, step))) {
    return { step: null, why: ends === Math.max(a.reel.tape.last, b.reel.tape.last) ? 'Both are the same.' : 'The one only goes on further than the other.' };
  }
  const say = (line: Line, input: SessionInput | undefined): string => (input?.step === step ? inputWords(line, input) : 'nothing was changed');
  return { step, why: `At step ${step}: ${say(a, one)}; in the other: ${say(b, other)}.` };
}

/** Whether both lines are recorded beyond a step. */
function bothGoOn(a: Line, b: Line, step: number): boolean {
  return a.reel.tape.last > step && b.reel.tape.last > step;
}
