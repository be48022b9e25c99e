/** Texts of log points: words with expressions in braces. Must not judge expressions: the language does. */
import { PreparedText } from '../expression/prepared-text.js';
import type { TextCompiler } from '../expression/text-compiler.js';
import type { Line } from '../record/line.js';
import type { TextMistake } from '../types/expression.js';

/** A log text ready for one line. */
export interface LogText {
  mistakes: TextMistake[];
  /** As it reads at a step; what goes wrong in an expression stands in its place. */
  at: (step: number) => string;
}

/** Compiles a log text. Offsets of mistakes count in the whole text. */
export function prepareLog(line: Line, compiler: TextCompiler, text: string): LogText {
  const mistakes: TextMistake[] = [];
  const parts: (string | PreparedText)[] = [];
  let end = 0;
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(/\{([^{}]*)\}/g)) {
    const prepared = new PreparedText(line, compiler, inside, 'any');
    mistakes.push(...prepared.mistakes.map((one) => ({ ...one, start: one.start + index + 1, end: one.end + index + 1 })));
    parts.push(text.slice(end, index), prepared);
    end = index + whole.length;
  }
  parts.push(text.slice(end));
  const read = (part: string | PreparedText, step: number): string => {
    if (typeof part === 'string') return part;
    const { value, problem } = part.at(step, 'everything');
    return problem === null ? value : `(${problem})`;
  };
  return { mistakes, at: (step) => parts.map((part) => read(part, step)).join('') };
}
