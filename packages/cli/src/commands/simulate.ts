// `dradis simulate`: many games without people, and what they add up to. Must not play them itself.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import type { BotKind, ChunkResult, SimulationSettings, SimulationSummary } from '@dradis/players';
import type { CompiledPack, WindowsPolicy } from '@dradis/engine';
import { playablePack } from '../files/playable-pack.js';
import { knownSwitches, switchOption, type Switches } from '../options/switches.js';
import { wholeNumber } from '../options/whole-number.js';
import { type Host, UsageError } from '../host.js';
import { comparisonText } from '../simulate/comparison-text.js';
import { comparisonCsv, simulationCsv } from '../simulate/csv.js';
import { beginKeeping, keepChunk, keptChunks, keptHeader, settingsName } from '../simulate/kept-chunks.js';
import { progressLine } from '../simulate/progress-line.js';
import { simulationReport, simulationText } from '../simulate/simulation-report.js';
import type { AddCommand, ExitCode } from './command.js';

interface SimulateOptions {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly bots: BotKind;
  readonly workers: number;
  readonly windows: WindowsPolicy;
  readonly switch: Switches;
  readonly pack?: string;
  readonly format: 'pretty' | 'json' | 'csv';
  readonly stats?: true;
  readonly report?: string;
  readonly ab?: readonly string[];
  readonly keep?: string;
  readonly resume?: true;
}

// Written out, so that --help need not load the players; the type keeps it complete.
const KINDS: Readonly<Record<BotKind, string>> = {
  mixed: 'for each seat of each game chance seats one of the two that follow: reaches every ending',
  random: 'any option as soon as any other',
  heuristic: 'play for their side by what their seat sees',
  'monte-carlo': 'try answers out in games that might be the one played; a thousand times slower',
};
const BOTS = Object.keys(KINDS) as BotKind[];
const BOTS_HELP = `who plays; ${BOTS.map((kind) => `${kind}: ${KINDS[kind]}`).join('; ')}`;
const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 64;
/** The pack and the settings; undefined when its mistakes were told instead. */
async function prepared(folder: string | undefined, options: SimulateOptions, statistics: boolean, host: Host): Promise<{ pack: CompiledPack; settings: SimulationSettings } | undefined> {
  const playable = await playablePack(folder, host.cwd);
  if ('problems' in playable) {
    host.err(playable.problems);
    return undefined;
  }
  const { pack } = playable;
  const { players, seed, bots, windows } = options;
  const { min, max } = pack.settings.players;
  if (players < min || players > max) throw new UsageError(`${pack.title} is for ${min} to ${max} players, not ${players}`);
  return { pack, settings: { players, seed, bots, windows, switches: knownSwitches(options.switch, pack), ...(statistics ? { statistics } : {}) } };
}

/** Aborts when the person ends the command. */
function interruption(host: Host): AbortSignal {
  const controller = new AbortController();
  void host.stopped?.().then(() => { controller.abort(); });
  return controller.signal;
}

function progressOf(host: Host, total: number, begun: number): (played: number) => void {
  return host.terminal === true ? progressLine(total, begun, host.err, () => performance.now()) : () => undefined;
}

async function simulateOne(options: SimulateOptions, host: Host): Promise<ExitCode> {
  const { games, workers, format, report: page } = options;
  const ready = await prepared(options.pack, options, options.stats === true || page !== undefined || format === 'csv', host);
  if (ready === undefined) return 1;
  const { pack, settings } = ready;
  const header = keptHeader(pack, settings);
  const cached = host.cache === undefined ? undefined : join(host.cache, 'simulate', `${settingsName(header)}.jsonl`);
  const path = options.keep === undefined ? cached : resolve(host.cwd, options.keep);
  if (options.resume === true && path === undefined) throw new UsageError('--resume needs --keep FILE here: there is no cache');
  if (options.keep !== undefined && options.resume !== true && path !== undefined && existsSync(path)) throw new UsageError(`there is a file '${options.keep}' already; go on with it by --resume, or name another`);
  const done = options.resume === true && path !== undefined ? keptChunks(path, header, games) : [];
  if (path !== undefined && options.resume !== true) beginKeeping(path, header);
  const { runSimulation } = await import('../simulate/run-simulation.js');
  const begun = done.reduce((sum, chunk) => sum + chunk.games, 0);
  let played = begun;
  const progress = progressOf(host, games, begun);
  const cpu = process.cpuUsage();
  const start = performance.now();
  const chunks = await runSimulation(pack, settings, {
    games,
    workers,
    done,
    signal: interruption(host),
    onChunk: (chunk) => {
      if (path !== undefined) keepChunk(path, chunk);
      played += chunk.games;
      progress(played);
    },
  });
  if (played < games) {
    host.err(`\nstopped after ${played} of ${games} games; ${path === undefined ? 'nothing was kept' : `they are kept in ${path}: the same command with --resume goes on`}\n`);
    return 1;
  }
  const { user, system } = process.cpuUsage(cpu);
  const { summarise } = await import('@dradis/players');
  const { balanceOf } = await import('../simulate/balance.js');
  const summary = summarise(chunks);
  const balance = balanceOf(summary);
  const report = simulationReport(summary, games - begun, (user + system) / 1e6, (performance.now() - start) / 1000, balance);
  if (page !== undefined || format === 'csv') {
    if (balance === undefined) throw new UsageError(`${pack.title} names no side that wins with an outcome, so there are no statistics`);
    if (page !== undefined) {
      const { reportPage } = await import('../simulate/report-page.js');
      writeFileSync(resolve(host.cwd, page), reportPage({ title: pack.title, version: pack.version, ...settings }, report, balance));
    }
  }
  host.out(format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : format === 'csv' && balance !== undefined ? simulationCsv(report, balance) : simulationText(report));
  // A finished simulation has been told; a file that was asked for stays.
  if (path !== undefined && options.keep === undefined) rmSync(path, { force: true });
  return report.errors.length > 0 ? 1 : 0;
}

async function simulateTwo(options: SimulateOptions, folderA: string, folderB: string, host: Host): Promise<ExitCode> {
  const { games, workers, format, seed } = options;
  const [a, b] = [await prepared(folderA, options, true, host), await prepared(folderB, options, true, host)];
  if (a === undefined || b === undefined) return 1;
  const { runSimulation } = await import('../simulate/run-simulation.js');
  const { comparePairs, summarise } = await import('@dradis/players');
  const signal = interruption(host);
  const progress = progressOf(host, 2 * games, 0);
  let played = 0;
  const summaries: SimulationSummary[] = [];
  for (const { pack, settings } of [a, b]) {
    const onChunk = (chunk: ChunkResult): void => {
      played += chunk.games;
      progress(played);
    };
    summaries.push(summarise(await runSimulation(pack, settings, { games, workers, signal, onChunk })));
  }
  if (played < 2 * games) {
    host.err(`\nstopped after ${played} of ${2 * games} games; nothing is kept of a comparison\n`);
    return 1;
  }
  const [ofA, ofB] = summaries;
  const [side] = Object.keys(ofA?.wins ?? {});
  if (side === undefined) throw new UsageError(`${a.pack.title} names no side that wins with an outcome, so there is nothing to compare`);
  const comparison = comparePairs(side, ofA?.statistics?.rows ?? [], ofB?.statistics?.rows ?? [], seed);
  const names = [`${a.pack.title} ${a.pack.version}`, `${b.pack.title} ${b.pack.version}`] as const;
  host.out(format === 'json' ? `${JSON.stringify({ packs: names, hashes: [ofA?.hash, ofB?.hash], ...comparison }, null, 2)}\n` : format === 'csv' ? comparisonCsv(comparison) : comparisonText(comparison, names));
  const errors = summaries.reduce((sum, summary) => sum + summary.errors.length, 0);
  if (errors > 0) host.err(`${errors} games failed; their pairs count in no figure\n`);
  return errors > 0 ? 1 : 0;
}

/** Adds the command. */
export const addSimulate: AddCommand = (program, host, finish) => {
  program
    .command('simulate')
    .description('Play many games with bots and say how they ended.')
    .addOption(new Option('--games <n>', 'how many games').argParser(wholeNumber(1, MOST_GAMES)).default(100))
    .addOption(new Option('--players <n>', 'how many play in each').argParser(wholeNumber(1, 99)).default(4))
    .addOption(new Option('--seed <text>', 'the same seed gives the same games').default('1'))
    .addOption(new Option('--bots <kind>', BOTS_HELP).choices(BOTS).default('mixed'))
    .addOption(new Option('--workers <n>', 'threads; the result is the same for any number').argParser(wholeNumber(1, MOST_WORKERS)).default(1))
    .addOption(new Option('--windows <policy>', 'whom to ask when somebody may act: all who might, or those able to').choices(['all', 'able']).default('able'))
    .addOption(switchOption())
    .addOption(new Option('--pack <folder>', 'the pack to play; the pack around this folder, else the base game'))
    .addOption(new Option('--format <format>', 'how to say it').choices(['pretty', 'json', 'csv']).default('pretty'))
    .addOption(new Option('--stats', 'count what happens in the games too: final values, checks, cards and their effect on winning'))
    .addOption(new Option('--report <file>', 'write the statistics as one HTML page'))
    .addOption(new Option('--ab <folders...>', 'compare two packs, A and B, on the same seeds').conflicts(['pack', 'keep', 'resume', 'report', 'stats']))
    .addOption(new Option('--keep <file>', 'where to keep the chunks of games that are played, one JSON line each; else in the cache while it runs'))
    .addOption(new Option('--resume', 'go on with the games that were kept when it was interrupted'))
    .action(async (options: SimulateOptions) => {
      const [folderA, folderB, ...more] = options.ab ?? [];
      if (options.ab === undefined) {
        finish(await simulateOne(options, host));
        return;
      }
      if (folderA === undefined || folderB === undefined || more.length > 0) throw new UsageError(`--ab takes two packs, not ${options.ab.length}`);
      finish(await simulateTwo(options, folderA, folderB, host));
    });
};
