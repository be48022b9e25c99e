// Questions at the terminal, one a line, asked again until the answer will do. Must not know what is asked.
import { UsageError, type Host } from '../host.js';

/** One line of a form. */
export interface FormField {
  readonly label: string;
  /** What an empty line means; must be answered when undefined. */
  readonly fallback: string | undefined;
  /** Why an answer will not do; undefined when it will. */
  readonly wrong?: (answer: string) => string | undefined;
}

/** Fills in a form. */
export type Ask = (field: FormField) => Promise<string>;

/**
 * Opens the terminal for a form, and closes it when `fill` is through.
 *
 * @throws UsageError when nobody is there to ask, saying what to give instead, or when the input ends
 */
export async function withForm<T>(host: Host, instead: string, fill: (ask: Ask) => Promise<T>): Promise<T> {
  if (host.interactive !== true || host.lines === undefined) throw new UsageError(instead);
  const lines = host.lines()[Symbol.asyncIterator]();
  const ask: Ask = async ({ label, fallback, wrong }) => {
    for (;;) {
      host.err(`${label}${fallback === undefined ? '' : ` (${fallback})`}: `);
      const line = await lines.next();
      if (line.done === true) throw new UsageError('the input ended before the form was filled in; nothing was written');
      const typed = line.value.trim();
      const answer = typed === '' ? fallback : typed;
      const problem = answer === undefined ? 'an answer is needed' : wrong?.(answer);
      if (answer !== undefined && problem === undefined) return answer;
      host.err(`  ${problem ?? ''}\n`);
    }
  };
  try {
    return await fill(ask);
  } finally {
    await lines.return?.();
  }
}
