// Watches for stories and tests.
import type { WatchRow } from './watch-row.js';

/** A watch on a resource that changed at the given steps. */
export function levelWatch(id: number, text: string, levels: readonly (readonly [number, number])[], at: number): WatchRow {
  const points = levels.map(([step, level]) => ({ step, value: String(level), level }));
  return { id, text, value: points.findLast(({ step }) => step <= at)?.value, problem: null, mistakes: [], points, searching: false };
}

/** Three watches that stand well, one with a mistake and one without a value, at step 2400 of 5000. */
export const watches: readonly WatchRow[] = [
  levelWatch(1, 'level of fuel', [[0, 8], [900, 7], [2400, 5], [4100, 6]], 2400),
  levelWatch(2, 'level of morale', [[0, 10], [1200, 9], [3000, 7]], 2400),
  { id: 3, text: 'the current player', value: 'William Adama', problem: null, mistakes: [], searching: false, points: [{ step: 0, value: 'Gaius Baltar', level: null }, { step: 2000, value: 'William Adama', level: null }] },
  { id: 4, text: 'levl of fuel', value: undefined, problem: null, points: [], searching: false, mistakes: [{ title: "There is no value called 'levl'", help: "Did you mean 'level'?", severity: 'error', start: 0, end: 4 }] },
  { id: 5, text: 'level of the crisis', value: undefined, problem: 'No crisis is drawn here', mistakes: [], points: [], searching: true },
];
