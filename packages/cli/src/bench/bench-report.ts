// What `dradis bench` counted and took, as its stable JSON. Must not play, and must not put it into words.
import type { BenchCosts } from '@dradis/players';
import { UsageError } from '../host.js';

/** Which games were played; reports of other games cannot be compared. */
export interface BenchGames {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
}

/** Times of games without anybody counting. Everything else in a report is the same on every machine. */
export interface BenchTimes {
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** Of one game, in milliseconds: the middle one, and the one that 95 of 100 are not slower than. */
  readonly medianMs: number;
  readonly p95Ms: number;
}

/** The stable JSON of `dradis bench --format json`: new keys may come, none may change. */
export interface BenchReport {
  readonly format: 'dradis-bench';
  readonly version: 1;
  readonly pack: { readonly id: string; readonly title: string; readonly version: string; readonly hash: string };
  readonly engine: string;
  readonly settings: BenchGames;
  readonly costs: BenchCosts;
  readonly times: BenchTimes;
}

const P95 = 0.95;

/** The times of `milliseconds`, one a game; 0 throughout without any. */
export function benchTimes(milliseconds: readonly number[]): BenchTimes {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  const at = (part: number): number => round(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0);
  const seconds = sorted.reduce((all, one) => all + one, 0) / 1000;
  return { seconds: round(seconds), gamesPerSecond: seconds === 0 ? 0 : round(sorted.length / seconds), medianMs: at(0.5), p95Ms: at(P95) };
}

function isReport(value: unknown): value is BenchReport {
  if (typeof value !== 'object' || value === null) return false;
  const { format, version, settings, costs, pack } = value as Partial<Record<keyof BenchReport, unknown>>;
  if (format !== 'dradis-bench' || version !== 1) return false;
  if ([settings, costs, pack].some((part) => typeof part !== 'object' || part === null)) return false;
  const { steps, cards, programs, events, stepBudget } = costs as Record<string, unknown>;
  return typeof steps === 'number' && Array.isArray(cards) && Array.isArray(programs) && typeof events === 'object' && events !== null && typeof stepBudget === 'object' && stepBudget !== null;
}

/**
 * An earlier report, to compare with.
 *
 * @param name what messages call the file
 * @throws UsageError for a text that is no report, and one of other games
 */
export function readBenchReport(text: string, name: string, now: BenchGames): BenchReport {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isReport(value)) throw new UsageError(`'${name}' is no report of a benchmark: write one with \`dradis bench --format json > ${name}\``);
  const before = value.settings;
  const told = ({ games, players, seed }: BenchGames): string => `--games ${games} --players ${players} --seed ${seed}`;
  if (told(before) !== told(now)) throw new UsageError(`'${name}' is of other games: it was made with ${told(before)}, this one with ${told(now)}`);
  return value;
}
