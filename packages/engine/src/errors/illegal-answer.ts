/** The error for an answer a player may not give. Must not be used for anything but answers: the state is unchanged when it is thrown. */

/** Why an answer was refused: nothing is asked, somebody else is, it is about an earlier question, or the choice is not on offer. */
export type IllegalAnswerCode = 'no-decision' | 'not-asked' | 'stale' | 'unknown-option' | 'repeated-option' | 'wrong-number' | 'malformed';

/** An answer that was refused. The message says what was found and what was expected. */
export class IllegalAnswer extends Error {
  /** Tells it from other errors, also across copies of the package. */
  override readonly name = 'IllegalAnswer';

  constructor(
    /** Why, for programs. */
    readonly code: IllegalAnswerCode,
    message: string,
  ) {
    super(message);
  }
}
