// `dradis simulate`: many games without people, and what they add up to. Must not play them itself.
import { Option } from 'commander';
import type { BotKind } from '@dradis/players';
import type { WindowsPolicy } from '@dradis/engine';
import { playablePack } from '../files/playable-pack.js';
import { knownSwitches, switchOption, type Switches } from '../options/switches.js';
import { wholeNumber } from '../options/whole-number.js';
import { UsageError } from '../host.js';
import type { AddCommand } from './command.js';

interface SimulateOptions {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly bots: BotKind;
  readonly workers: number;
  readonly windows: WindowsPolicy;
  readonly switch: Switches;
  readonly pack?: string;
  readonly format: 'pretty' | 'json';
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
const PROGRESS_MS = 200;

/** Writes how far the simulation is, now and then, on one line; silent unless standard error is a terminal. */
function progressLine(total: number, terminal: boolean, write: (text: string) => void): (played: number) => void {
  let last = 0;
  return (played) => {
    const now = performance.now();
    if (!terminal || (now - last < PROGRESS_MS && played < total)) return;
    last = now;
    write(`\r${played} of ${total} games${played === total ? '\r\u001b[K' : ''}`);
  };
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
    .addOption(new Option('--format <format>', 'how to say it').choices(['pretty', 'json']).default('pretty'))
    .action(async ({ games, players, seed, bots, workers, windows, switch: chosen, pack: folder, format }: SimulateOptions) => {
      const playable = await playablePack(folder, host.cwd);
      if ('problems' in playable) {
        host.err(playable.problems);
        finish(1);
        return;
      }
      const { min, max } = playable.pack.settings.players;
      if (players < min || players > max) throw new UsageError(`${playable.pack.title} is for ${min} to ${max} players, not ${players}`);
      const switches = knownSwitches(chosen, playable.pack);
      const { runSimulation } = await import('../simulate/run-simulation.js');
      const { simulationReport, simulationText } = await import('../simulate/simulation-report.js');
      const cpu = process.cpuUsage();
      const start = performance.now();
      const summary = await runSimulation(playable.pack, { games, players, seed, bots, windows, switches }, workers, progressLine(games, host.terminal === true, host.err));
      const { user, system } = process.cpuUsage(cpu);
      const report = simulationReport(summary, (user + system) / 1e6, (performance.now() - start) / 1000);
      host.out(format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : simulationText(report));
      finish(report.errors.length > 0 ? 1 : 0);
    });
};
