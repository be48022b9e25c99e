// What is known of scenarios when their texts are read anew. Must not run any.
import type { ScenarioRow } from '@dradis/elements';

const nameOf = ({ path, title }: ScenarioRow): string => `${path} ${title}`;

/** The rows, each with its outcome out of `known` if it has one there. */
export function carriedOver(rows: readonly ScenarioRow[], known: readonly ScenarioRow[]): ScenarioRow[] {
  const outcomes = new Map(known.filter(({ passed }) => passed !== undefined).map((row) => [nameOf(row), row]));
  return rows.map((row) => {
    const outcome = outcomes.get(nameOf(row));
    return outcome === undefined ? row : { ...row, passed: outcome.passed, failures: outcome.failures, earlier: outcome.earlier ?? false };
  });
}

/** The rows when a text has changed since: what came of them is of the text before. */
export function ofEarlierText(rows: readonly ScenarioRow[]): ScenarioRow[] {
  return rows.map((row) => (row.passed === undefined ? row : { ...row, earlier: true }));
}
