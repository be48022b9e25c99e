// `dradis simulate`: many games without people, and what they add up to. Must hold the options only, not the playing.
import { type Command, Option } from 'commander';
import type { BotKind } from '@dradis/players';
import { switchOption } from '../options/switches.js';
import { wholeNumber } from '../options/whole-number.js';
import { UsageError } from '../host.js';
import type { SimulateOptions } from '../simulate/simulate-options.js';
import type { AddCommand } from './command.js';

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
    .addOption(new Option('--report <file>', 'write what came of it as one HTML page, with plots'))
    .addOption(new Option('--ab <folders...>', 'compare two packs, A and B, on the same seeds').conflicts(['pack', 'stats']))
    .addOption(new Option('--keep <file>', 'where to keep the chunks of games that are played, one JSON line each; else in the cache while it runs'))
    .addOption(new Option('--resume', 'go on with the games that were kept when it was interrupted'))
    .action(async (options: SimulateOptions, command: Command) => {
      const words = command.parent?.args ?? [];
      if (options.ab === undefined) {
        const { simulateOne } = await import('../simulate/simulate-one.js');
        finish(await simulateOne(options, words, host));
        return;
      }
      const [folderA, folderB, ...more] = options.ab;
      if (folderA === undefined || folderB === undefined || more.length > 0) throw new UsageError(`--ab takes two packs, A and B, not ${options.ab.length}: --ab FOLDER FOLDER`);
      const { simulateTwo } = await import('../simulate/simulate-two.js');
      finish(await simulateTwo(options, [folderA, folderB], words, host));
    });
};
