// What `simulate` says about its games, for people and for programs. Must not play them.
import type { SimulationSummary } from '@dradis/players';
import type { Balance } from './balance.js';
import { failureLines } from './failure-lines.js';

/** The stable JSON of `dradis simulate --format json`. Times are in seconds; the hash does not depend on them. */
export interface SimulationReport extends Omit<SimulationSummary, 'statistics'> {
  /** Processor time of this process, all threads together. */
  readonly cpuSeconds: number;
  /** Games by elapsed time. */
  readonly gamesPerSecond: number;
  /** Only with `--stats`. */
  readonly statistics?: Balance;
}

/** The summary with its times, in the order in which the JSON lists them; `played` are the games of this run. */
export function simulationReport(summary: SimulationSummary, played: number, cpuSeconds: number, elapsedSeconds: number, balance?: Balance): SimulationReport {
  const { hash, statistics: _, ...rest } = summary;
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return { ...rest, cpuSeconds: round(cpuSeconds), gamesPerSecond: round(played / elapsedSeconds), hash, ...(balance === undefined ? {} : { statistics: balance }) };
}

function share(count: number, of: number): string {
  return of === 0 ? '' : ` (${Math.round((count / of) * 100)} %)`;
}

function counts(title: string, record: Readonly<Record<string, number>>, of: number): string[] {
  const rows = Object.entries(record).sort(([, a], [, b]) => b - a);
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return [title, ...rows.map(([name, count]) => `  ${name.padEnd(width)}  ${String(count).padStart(6)}${share(count, of)}`)];
}

/** The report for people; ends with a line end. */
export function simulationText(report: SimulationReport): string {
  const { games, finished, errors, turns } = report;
  return [
    `${games} ${games === 1 ? 'game' : 'games'}, ${finished} finished, ${errors.length} failed`,
    ...failureLines(errors),
    ...counts('wins', report.wins, finished),
    ...counts('endings', report.endings, finished),
    `turns      ${turns.mean} on average, ${turns.min} to ${turns.max}`,
    `decisions  ${report.decisions}`,
    `steps      ${report.steps}`,
    `time       ${report.cpuSeconds} s of processor time, ${report.gamesPerSecond} games a second`,
    `hash       ${report.hash}`,
    '',
  ].join('\n');
}
