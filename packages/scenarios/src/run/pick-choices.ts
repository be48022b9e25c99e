// Which options of a question a scripted answer means. Must not know the game that asks.
import type { Placed } from '../read/scenario.js';
import type { Choice, Question } from './question.js';

/** Words that pick nothing, where that is possible. */
const NOTHING = ['none', 'pass', 'nothing'];
const EVERYTHING = 'all';

/** Positions of the options picked (from 0), or why the answer does not fit. */
export type Picked = { readonly indexes: readonly number[] } | { readonly wrong: string };

/** Whether a scripted answer can be meant for a window: it names something on offer, or says `pass`, which only windows take. */
export function fitsWindow(question: Question, picks: readonly Placed[]): boolean {
  const text = picks[0]?.text.toLowerCase() ?? '';
  return picks.length === 1 && (text === 'pass' || !NOTHING.includes(text)) && 'indexes' in pickChoices(question, picks);
}

/** Finds the options. A name that fits several options takes the first one not yet taken. */
export function pickChoices(question: Question, picks: readonly Placed[]): Picked {
  const { choices, min, max } = question;
  const texts = picks.map(({ text }) => text.toLowerCase());
  let indexes: number[] = [];
  if (texts.length === 1 && texts[0] === EVERYTHING && question.form === 'some') indexes = choices.map((_, index) => index);
  else {
    for (const text of texts) {
      const index = find(choices, text, indexes) ?? (NOTHING.includes(text) ? findNothing(choices) : undefined);
      if (index !== undefined) indexes.push(index);
      else if (!NOTHING.includes(text) || texts.length > 1) return { wrong: `'${text}' is not on offer` };
      else if (min > 0) return { wrong: 'nothing cannot be picked here' };
    }
  }
  if (indexes.length < min || indexes.length > max) {
    return { wrong: `${indexes.length} options are picked, but ${min === max ? String(min) : `${min} to ${max}`} must be` };
  }
  return { indexes };
}

/** The option that stands for doing nothing, whatever the author called it. */
function findNothing(choices: readonly Choice[]): number | undefined {
  const index = choices.findIndex(({ names }) => names.some((name) => NOTHING.includes(name)));
  return index === -1 ? undefined : index;
}

function find(choices: readonly Choice[], text: string, taken: readonly number[]): number | undefined {
  const free = (wanted: (choice: Choice) => boolean): number | undefined => {
    const index = choices.findIndex((choice, at) => !taken.includes(at) && wanted(choice));
    return index === -1 ? undefined : index;
  };
  const whole = free(({ names }) => names.includes(text));
  if (whole !== undefined) return whole;
  const placed = /^(.+?) in (.+)$/.exec(text);
  if (placed === null) return undefined;
  return free(({ names, zones }) => zones.includes(placed[2] ?? '') && names.includes(placed[1] ?? ''));
}
