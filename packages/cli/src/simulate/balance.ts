// What the statistics of a simulation say about balance: rates and effects with intervals. Must not play nor format.
import type { CompiledPack } from '@dradis/engine';
import { type CardCounts, type Estimate, type GameRow, rate, type SimulationSummary, type Spread, stratifiedRateDifference, type WonGames } from '@dradis/players';
import { type Courses, coursesOf } from './course.js';

/** A card and what it did. Rates and differences are of 0 … 1, with 95 % intervals. */
export interface CardBalance extends Omit<CardCounts, 'among'> {
  readonly id: string;
  /**
   * Win rate of the side when it came up less that when it did not, between games in which equally many cards of its kind
   * came up: what comes up late would else bear the mark of long games. Absent when there are no such games to compare.
   */
  readonly effect?: Estimate;
}

/** How a final value is spread over the games. */
export interface ValueSpread extends Spread {
  /** Games by value, in ascending order of the values. */
  readonly counts: readonly (readonly [value: number, games: number])[];
  /** The mean over the games that a side won, by side; a side that won none is left out. */
  readonly meanWhenWonBy: Readonly<Record<string, number>>;
}

/** A way the games ended. */
export interface EndingBalance {
  readonly outcome: string;
  readonly title: string;
  /** Who wins with it; null: nobody. */
  readonly side: string | null;
  readonly games: number;
  readonly share: Estimate;
}

/** The `statistics` of the JSON report. */
export interface Balance {
  /** The side whose wins are meant: that of the pack's first outcome. */
  readonly side: string;
  readonly winRate: Estimate;
  /** Every outcome of the pack, the most frequent first. */
  readonly endings: readonly EndingBalance[];
  /** Of all checks; undefined when there were none. */
  readonly checksPassed?: Estimate;
  readonly values: Readonly<Record<string, ValueSpread>>;
  /** Where the dials, which are among `values`, stood as turns began; empty in a pack that counts no turns. */
  readonly course: Courses;
  readonly cards: readonly CardBalance[];
}

const round = (value: number): number => Math.round(value * 100) / 100;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function spreadOf(rows: readonly GameRow[], name: string, sides: readonly string[]): ValueSpread {
  const of = (some: readonly GameRow[]): number[] => some.flatMap(({ values }) => values[name] ?? []);
  const sorted = of(rows).sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const value of sorted) counts.set(value, (counts.get(value) ?? 0) + 1);
  const bySide = sides.flatMap((side) => {
    const values = of(rows.filter((row) => row.side === side));
    return values.length === 0 ? [] : [[side, round(mean(values))] as const];
  });
  return { mean: round(mean(sorted)), min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0, median: sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, counts: [...counts], meanWhenWonBy: Object.fromEntries(bySide) };
}

function endingsOf({ things }: CompiledPack, endings: Readonly<Record<string, number>>, games: number): EndingBalance[] {
  const told = Object.entries(endings).map(([outcome, count]): EndingBalance => {
    const thing = things.find(({ id }) => id === outcome);
    const side = thing?.values['side'];
    return { outcome, title: thing?.title ?? outcome, side: typeof side === 'string' ? side : null, games: count, share: rate(count, games) };
  });
  return told.sort((a, b) => b.games - a.games);
}

function effectOf(side: string, among: Readonly<Record<string, WonGames>>, all: Readonly<Record<string, WonGames>>): Estimate | undefined {
  return stratifiedRateDifference(
    Object.entries(all).map(([count, { games, wins }]) => {
      const [ofA, hitsA] = [among[count]?.games ?? 0, among[count]?.wins[side] ?? 0];
      return { ofA, hitsA, ofB: games - ofA, hitsB: (wins[side] ?? 0) - hitsA };
    }),
  );
}

/** Works the statistics out; undefined when there are none, or no side of the pack can win. */
export function balanceOf(pack: CompiledPack, { statistics, wins, endings, finished }: SimulationSummary): Balance | undefined {
  const sides = Object.keys(wins);
  const [side] = sides;
  if (statistics === undefined || side === undefined) return undefined;
  const { rows, cards } = statistics;
  const won = wins[side] ?? 0;
  const names = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const values = Object.fromEntries(names.map((name) => [name, spreadOf(rows, name, sides)]));
  const total = (name: string): number => rows.reduce((sum, row) => sum + (row.values[name] ?? 0), 0);
  const checks = ['checks passed', 'checks partial', 'checks failed'].reduce((sum, name) => sum + total(name), 0);
  const balanced = Object.entries(cards).map(([id, { among, ...card }]): CardBalance => {
    const effect = effectOf(side, among, statistics.kinds[card.kind] ?? {});
    return { id, ...card, ...(effect === undefined ? {} : { effect }) };
  });
  balanced.sort((a, b) => (a.kind === b.kind ? (a.id < b.id ? -1 : 1) : a.kind < b.kind ? -1 : 1));
  return { side, winRate: rate(won, rows.length), endings: endingsOf(pack, endings, finished), ...(checks === 0 ? {} : { checksPassed: rate(total('checks passed'), checks) }), values, course: coursesOf(statistics), cards: balanced };
}
