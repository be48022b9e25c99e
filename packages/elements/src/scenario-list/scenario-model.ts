// Scenarios and their outcomes as the list shows them. Must not run one.

/** One thing that was otherwise than wanted. */
export interface ListedFailure {
  /** What the scenario wants. */
  readonly expected: string;
  /** What happened instead. */
  readonly found: string;
  /** Counts from 1, in the file of the scenario. */
  readonly line: number;
}

/** A scenario; `passed` is undefined while it was not run. */
export interface ScenarioRow {
  /** Its title, which tells it from all others. */
  readonly title: string;
  /** Path of its file. */
  readonly path: string;
  /** Where its title stands, from 1. */
  readonly line: number;
  /** Ids of the cards it is about. */
  readonly covers: readonly string[];
  /** Whether all that it wants held; undefined while it was not run. */
  readonly passed: boolean | undefined;
  /** What did not hold; empty when it passed. */
  readonly failures: readonly ListedFailure[];
  /** Whether it came out so with texts that have changed since. */
  readonly earlier?: boolean;
}

/** How much of what a card can do was done by scenarios. */
export interface CoveredCard {
  /** Its id in the pack. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** What it is, as the game calls it. */
  readonly kind: string;
  /** Path of its file. */
  readonly path: string;
  /** With one digit; 100.0 when nothing is missed. */
  readonly percent: string;
  /** What never came of it, by its place; lines count from 1. */
  readonly missed: readonly { readonly name: string; readonly line: number }[];
}

/** How much of the text of a file was carried out by scenarios. */
export interface CoveredFile {
  /** Path of the file. */
  readonly path: string;
  /** What people call it. */
  readonly title: string;
  /** With one digit; 100.0 when nothing is missed. */
  readonly percent: string;
  /** Lines that none reached, or only one way; count from 1. */
  readonly missed: readonly number[];
}

/** What was measured: the cards, and the files in which there are none. */
export interface ScenarioCoverage {
  /** Of all statements, branches and ways in which cards come out, in words. */
  readonly sum: string;
  /** Those that do something. */
  readonly cards: readonly CoveredCard[];
  /** Those with statements that are of no card. */
  readonly files: readonly CoveredFile[];
  /** Whether it was measured with texts that have changed since. */
  readonly earlier?: boolean;
}

/** Those that a word finds, the least covered first. */
export function orderedCover<T extends CoveredCard | CoveredFile>(rows: readonly T[], word: string): T[] {
  const text = word.trim().toLowerCase();
  return rows.filter(({ path, title }) => text === '' || path.toLowerCase().includes(text) || title.toLowerCase().includes(text)).sort((a, b) => Number(a.percent) - Number(b.percent));
}

/** How a run stands. */
export interface ScenarioProgress {
  /** Whether scenarios are being run. */
  readonly running: boolean;
  /** Files done of all that are to be run. */
  readonly done: number;
  /** How many files are to be run. */
  readonly of: number;
}

/** The rows that a word finds in title or path, failures first, then those not run, then in the given order. */
export function orderedScenarios(rows: readonly ScenarioRow[], word: string, onlyFailures: boolean): ScenarioRow[] {
  const text = word.trim().toLowerCase();
  const rank = ({ passed }: ScenarioRow): number => (passed === false ? 0 : passed === undefined ? 1 : 2);
  return rows.filter((row) => (!onlyFailures || row.passed === false) && (text === '' || row.title.toLowerCase().includes(text) || row.path.toLowerCase().includes(text))).sort((a, b) => rank(a) - rank(b));
}
