/**
 * The errors for content that goes wrong while it runs: it loops, or asks a verb for the impossible.
 * Must not be used for mistakes that can be found at load (BrokenDocument) or in the engine (EngineBug).
 */

/** Where a program stood. Lines and columns count from 1; `thing` is the source of the effect, null for a procedure. */
export interface FaultPlace {
  /** Name of the program that was carried out. */
  program: string;
  /** Id of the source of the effect; null for a procedure. */
  thing: string | null;
  /** Relative to the pack. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

function sentence(reason: string, place: FaultPlace | null): string {
  if (place === null) return reason;
  const of = place.thing === null ? '' : ` of ${place.thing}`;
  return `${place.file}:${place.line}:${place.column}: ${reason} (in ${place.program}${of})`;
}

/** Content that did something impossible at run time. `place` is null when no program was running. */
export class ProgramFault extends Error {
  /** `ProgramFault`, or `BudgetExceeded` for that one: tells it from other errors, also across copies of the package. */
  override readonly name: string = 'ProgramFault';

  constructor(
    /** The message without the place. */
    readonly reason: string,
    /** Where the program stood; null when none was running. */
    readonly place: FaultPlace | null,
  ) {
    super(sentence(reason, place));
  }
}

/**
 * A program that took more steps, or went deeper, than the pack allows between two decisions. `cycle` names what causes the
 * next again and again, in order; empty when that is not known, as with steps.
 */
export class BudgetExceeded extends ProgramFault {
  /** Tells it from other errors, also across copies of the package. */
  override readonly name = 'BudgetExceeded';

  constructor(
    /** Which of the two was used up. */
    readonly budget: 'steps' | 'depth',
    /** How many the pack allows. */
    readonly limit: number,
    place: FaultPlace | null,
    /** Names of what causes the next again and again, in order; empty when that is not known. */
    readonly cycle: readonly string[] = [],
  ) {
    const round = cycle.length === 0 ? '' : `: ${[...cycle, cycle[0]].join(' → ')}`;
    super(
      budget === 'steps'
        ? `more than ${limit} steps without a decision: something repeats without end`
        : `more than ${limit} effects inside one another: something calls itself without end${round}`,
      place,
    );
  }
}
