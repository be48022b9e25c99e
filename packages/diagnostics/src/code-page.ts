// What a code means, for people who look it up. Types only: each package holds the pages of the codes it raises.

/** The page of a code. */
export interface CodePage {
  /** `D` and four digits. */
  readonly code: string;
  /** What is wrong, in a few words. */
  readonly title: string;
  /** Why it is a mistake and what to do, in a few sentences. */
  readonly text: string;
  /** Part of a file that raises the code; empty when no short text does. */
  readonly wrong: string;
  /** The same, corrected; empty when the correction lies elsewhere. */
  readonly right: string;
}
