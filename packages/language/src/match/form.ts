// How a built-in statement is declared to the matcher. Must not say what it compiles to.

/** What hangs on the colon of a statement. */
export type Body = 'none' | 'block' | 'bands' | 'options';

/** A built-in statement: its patterns (see `parsePhrase`) with the special slots of `match/slots`. */
export interface FormSyntax {
  readonly id: string;
  readonly patterns: readonly string[];
  readonly body: Body;
  /** How to write it, for messages: `for each LIST as NAME:`. */
  readonly usage: string;
}
