// Where the dials of the games stood turn by turn: means and quartiles of what was counted. Must not format.
import type { Statistics } from '@dradis/players';

/** A dial as one turn began, in the games that came so far. */
export interface TurnOfCourse {
  readonly turn: number;
  readonly games: number;
  readonly mean: number;
  /** A quarter of the games had at most this, a quarter at least `upper`. */
  readonly lower: number;
  readonly upper: number;
}

/** By dial, its turns in ascending order. */
export type Courses = Readonly<Record<string, readonly TurnOfCourse[]>>;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The value at a share of all games, 0 … 1; `counts` in ascending order of the values. */
function quantile(counts: readonly (readonly [value: number, games: number])[], games: number, share: number): number {
  let passed = 0;
  for (const [value, count] of counts) {
    passed += count;
    if (passed >= games * share) return value;
  }
  return counts.at(-1)?.[0] ?? 0;
}

function turnOf(turn: number, byValue: Readonly<Record<string, number>>): TurnOfCourse {
  const counts = Object.entries(byValue).map(([value, count]) => [Number(value), count] as const).sort(([a], [b]) => a - b);
  const games = counts.reduce((sum, [, count]) => sum + count, 0);
  const mean = round(counts.reduce((sum, [value, count]) => sum + value * count, 0) / games);
  return { turn, games, mean, lower: quantile(counts, games, 0.25), upper: quantile(counts, games, 0.75) };
}

/** Works them out. */
export function coursesOf({ course }: Statistics): Courses {
  return Object.fromEntries(
    Object.entries(course).map(([dial, turns]) => [dial, Object.entries(turns).map(([turn, byValue]) => turnOf(Number(turn), byValue)).sort((a, b) => a.turn - b.turn)]),
  );
}
