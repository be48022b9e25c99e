// What the statistics of a simulation say about balance: rates and effects with intervals. Must not play nor format.
import { type CardCounts, type Estimate, rate, rateDifference, type SimulationSummary, type Spread } from '@dradis/players';

/** A card and what it did. Rates and differences are of 0 … 1, with 95 % intervals. */
export interface CardBalance extends CardCounts {
  readonly id: string;
  /** Win rate of the side when it came up less that when it did not. Absent when it came up always or never. */
  readonly effect?: Estimate;
}

/** How a final value is spread over the games. */
export interface ValueSpread extends Spread {
  /** Games by value, in ascending order of the values. */
  readonly counts: readonly (readonly [value: number, games: number])[];
}

/** The `statistics` of the JSON report. */
export interface Balance {
  /** The side whose wins are meant: that of the pack's first outcome. */
  readonly side: string;
  readonly winRate: Estimate;
  readonly values: Readonly<Record<string, ValueSpread>>;
  readonly cards: readonly CardBalance[];
}

function spreadOf(values: readonly number[]): ValueSpread {
  const sorted = values.toSorted((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const value of sorted) counts.set(value, (counts.get(value) ?? 0) + 1);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { mean: Math.round(mean * 100) / 100, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0, median: sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, counts: [...counts] };
}

/** Works the statistics out; undefined when there are none, or no side of the pack can win. */
export function balanceOf({ statistics, wins }: SimulationSummary): Balance | undefined {
  const [side] = Object.keys(wins);
  if (statistics === undefined || side === undefined) return undefined;
  const { rows, cards } = statistics;
  const won = wins[side] ?? 0;
  const byName = new Map<string, number[]>();
  for (const { values } of rows) {
    for (const [name, value] of Object.entries(values)) {
      const list = byName.get(name);
      if (list === undefined) byName.set(name, [value]);
      else list.push(value);
    }
  }
  const balanced = Object.entries(cards).map(([id, card]): CardBalance => {
    const wonWith = card.wins[side] ?? 0;
    const effect = rateDifference(wonWith, card.games, won - wonWith, rows.length - card.games);
    return { id, ...card, ...(effect === undefined ? {} : { effect }) };
  });
  balanced.sort((a, b) => (a.kind === b.kind ? (a.id < b.id ? -1 : 1) : a.kind < b.kind ? -1 : 1));
  return { side, winRate: rate(won, rows.length), values: Object.fromEntries([...byName].map(([name, values]) => [name, spreadOf(values)])), cards: balanced };
}
