// `dradis bench`: what the cards and rules of a pack cost. Must hold the options only, not the counting.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { readBenchReport } from '../bench/bench-report.js';
import { benchText, comparisonText } from '../bench/bench-text.js';
import { compareBench, overThreshold, risePercent } from '../bench/compare-bench.js';
import { playablePack } from '../files/playable-pack.js';
import { UsageError } from '../host.js';
import { wholeNumber } from '../options/whole-number.js';
import type { AddCommand } from './command.js';

interface BenchOptions {
  readonly games: number;
  readonly players?: number;
  readonly seed: string;
  readonly top: number;
  readonly format: 'pretty' | 'json';
  readonly against?: string;
  readonly threshold?: number;
}

const MOST_GAMES = 100_000;
const USUAL_PLAYERS = 4;

function percent(text: string): number {
  const value = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new InvalidArgumentError('expected a number of percent, 0 or more');
  return value;
}

/** Adds the command. */
export const addBench: AddCommand = (program, host, finish) => {
  program
    .command('bench')
    .description('Play random games of a pack and say what its cards and procedures cost: steps, events, use of the budget, and time.')
    .argument('[folder]', 'the pack; the pack around this folder, else the base game')
    .addOption(new Option('--games <n>', 'how many games').argParser(wholeNumber(1, MOST_GAMES)).default(20))
    .addOption(new Option('--players <n>', 'how many play in each; 4, or as near to it as the pack allows, when left out').argParser(wholeNumber(1, 99)))
    .addOption(new Option('--seed <text>', 'the same seed gives the same games and counts').default('1'))
    .addOption(new Option('--top <n>', 'how many of each list to show; JSON has all').argParser(wholeNumber(1, 10_000)).default(10))
    .addOption(new Option('--format <format>', 'how to say it').choices(['pretty', 'json']).default('pretty'))
    .option('--against <file>', 'compare with an earlier report in JSON of the same games; times are not compared')
    .addOption(new Option('--threshold <percent>', 'with --against: fail when all steps, or those of the dearest resolution, rose by more').argParser(percent))
    .action(async (folder: string | undefined, { games, players, seed, top, format, against, threshold }: BenchOptions) => {
      if (threshold !== undefined && against === undefined) throw new UsageError('--threshold needs --against: name the report to compare with');
      const playable = await playablePack(folder, host.cwd);
      if ('problems' in playable) {
        host.err(playable.problems);
        finish(1);
        return;
      }
      const { min, max } = playable.pack.settings.players;
      if (players !== undefined && (players < min || players > max)) throw new UsageError(`${playable.pack.title} is for ${min} to ${max} players, not ${players}`);
      const settings = { games, players: players ?? Math.min(max, Math.max(min, USUAL_PLAYERS)), seed };
      const before = against === undefined ? undefined : readBenchReport(readFileSync(resolve(host.cwd, against), 'utf8'), against, settings);
      const { runBench } = await import('../bench/run-bench.js');
      const report = await runBench(playable.pack, settings);
      const comparison = before === undefined ? undefined : compareBench(before, report);
      if (format === 'json') host.out(`${JSON.stringify(comparison === undefined ? report : { ...report, comparison }, null, 2)}\n`);
      else host.out(benchText(report, top) + (comparison === undefined || against === undefined ? '' : `\n${comparisonText(comparison, against, top)}`));
      const over = comparison === undefined || threshold === undefined ? [] : overThreshold(comparison, threshold);
      for (const change of over) host.err(`${change.name}: ${change.before} before, ${change.now} now, a rise of ${risePercent(change).toFixed(1)} %; at most ${threshold ?? 0} % may be\n`);
      finish(over.length > 0 || report.costs.failed.length > 0 ? 1 : 0);
    });
};
