// Reads what a person typed at a question. Must not print, and must not judge more than the question's own bounds.
import type { Decision } from '@dradis/engine';

/** What a line came to: positions of options (from 0), a command, or why it is no answer. */
export type Typed = { readonly choose: readonly number[] } | { readonly command: 'table' | 'why' | 'quit' | 'help' } | { readonly problem: string };

const COMMANDS: Readonly<Record<string, 'table' | 'why' | 'quit' | 'help'>> = { table: 'table', t: 'table', why: 'why', w: 'why', quit: 'quit', q: 'quit', help: 'help', '?': 'help' };

function positionOf(word: string, { options }: Decision): number | undefined {
  if (/^\d+$/.test(word)) {
    const position = Number(word) - 1;
    return position >= 0 && position < options.length ? position : undefined;
  }
  const lower = word.toLowerCase();
  const found = options.findIndex(({ id, label }) => id.toLowerCase() === lower || label.toLowerCase() === lower);
  return found < 0 ? undefined : found;
}

/** Numbers as printed (from 1) or ids, separated by blanks or commas; a label alone; an empty line chooses nothing where that is allowed. */
export function readChoice(line: string, decision: Decision): Typed {
  const text = line.trim();
  const command = COMMANDS[text.toLowerCase()];
  if (command !== undefined) return { command };
  const whole = text === '' ? undefined : positionOf(text, decision);
  const words = whole === undefined ? text.split(/[\s,]+/).filter((word) => word !== '') : [];
  const choose = whole === undefined ? words.map((word) => positionOf(word, decision)) : [whole];
  const unknown = choose.indexOf(undefined);
  if (unknown >= 0) return { problem: `'${words[unknown] ?? text}' is not one of the options: type numbers from 1 to ${decision.options.length}` };
  const positions = choose.filter((position) => position !== undefined);
  if (new Set(positions).size < positions.length) return { problem: 'every option can be chosen once' };
  const { min, max } = decision;
  if (positions.length < min || positions.length > max) {
    return { problem: `choose ${min === max ? min : `${min} to ${max}`} of them, not ${positions.length}` };
  }
  return { choose: positions };
}
