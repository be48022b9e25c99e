// Scenarios and their outcomes as the list shows them. Must not run one.

/** One thing that was otherwise than wanted. */
export interface ListedFailure {
  readonly expected: string;
  readonly found: string;
  /** Counts from 1, in the file of the scenario. */
  readonly line: number;
}

/** A scenario; `passed` is undefined while it was not run. */
export interface ScenarioRow {
  readonly title: string;
  readonly path: string;
  readonly line: number;
  readonly passed: boolean | undefined;
  readonly failures: readonly ListedFailure[];
}

/** How much of the text of a card or rule was carried out by scenarios. */
export interface CoveredFile {
  readonly path: string;
  readonly title: string;
  readonly executed: number;
  readonly total: number;
  /** Lines that none reached, or only one way; count from 1. */
  readonly missed: readonly number[];
}

/** How a run stands. */
export interface ScenarioProgress {
  readonly running: boolean;
  /** Files done of all that are to be run. */
  readonly done: number;
  readonly of: number;
}

/** The rows that a word finds in title or path, failures first, then those not run, then in the given order. */
export function orderedScenarios(rows: readonly ScenarioRow[], word: string, onlyFailures: boolean): ScenarioRow[] {
  const text = word.trim().toLowerCase();
  const rank = ({ passed }: ScenarioRow): number => (passed === false ? 0 : passed === undefined ? 1 : 2);
  return rows.filter((row) => (!onlyFailures || row.passed === false) && (text === '' || row.title.toLowerCase().includes(text) || row.path.toLowerCase().includes(text))).sort((a, b) => rank(a) - rank(b));
}
