// `dradis play`: a game at the terminal. Must not hold the game or its text.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Option } from 'commander';
import { loadPack, type WindowsPolicy } from '@dradis/engine';
import type { BotKind } from '@dradis/players';
import { playablePack } from '../files/playable-pack.js';
import { type Host, UsageError } from '../host.js';
import { knownSwitches, switchOption, type Switches } from '../options/switches.js';
import { wholeNumber } from '../options/whole-number.js';
import type { AddCommand } from './command.js';

interface PlayOptions {
  readonly players: number;
  readonly seed: string;
  readonly bots?: number;
  readonly botKind: BotKind;
  readonly windows: WindowsPolicy;
  readonly switch: Switches;
  readonly pack?: string;
  readonly record?: string;
}

/** Hands out the lines of standard input one by one; lines typed ahead wait. */
function lineReader(host: Host): () => Promise<string | undefined> {
  const lines = host.lines?.()[Symbol.asyncIterator]();
  return async () => {
    const next = await lines?.next();
    return next === undefined || next.done === true ? undefined : next.value;
  };
}

/** Adds the command. */
export const addPlay: AddCommand = (program, host, finish) => {
  program
    .command('play')
    .description('Play a game in the terminal: people take turns at it, bots have the other seats.')
    .addOption(new Option('--players <n>', 'how many play').argParser(wholeNumber(1, 99)).default(4))
    .addOption(new Option('--seed <text>', 'the same seed and answers give the same game').default('1'))
    .addOption(new Option('--bots <n>', 'how many of the last seats bots play; all but the first unless given').argParser(wholeNumber(0, 99)))
    .addOption(new Option('--bot-kind <kind>', 'how bots play: by weights of what their seat sees, by trying answers out, any option as soon as any other, or a mixture').choices(['heuristic', 'monte-carlo', 'random', 'mixed'] satisfies BotKind[]).default('heuristic'))
    .addOption(new Option('--windows <policy>', 'whom to ask when somebody may act: all who might, or those able to').choices(['all', 'able']).default('able'))
    .addOption(switchOption())
    .addOption(new Option('--pack <folder>', 'the pack to play; the pack around this folder, else the base game'))
    .addOption(new Option('--record <file>', 'write a replay when the game ends or you leave'))
    .action(async ({ players, seed, bots = players - 1, botKind, windows, switch: chosen, pack: folder, record }: PlayOptions) => {
      const playable = await playablePack(folder, host.cwd);
      if ('problems' in playable) {
        host.err(playable.problems);
        finish(1);
        return;
      }
      const pack = loadPack(playable.pack);
      const { min, max } = pack.players;
      if (players < min || players > max) throw new UsageError(`${pack.title} is for ${min} to ${max} players, not ${players}`);
      if (bots > players) throw new UsageError(`${bots} bots do not fit on ${players} seats`);
      const switches = knownSwitches(chosen, playable.pack);
      const { playAtTerminal } = await import('../play/terminal-match.js');
      host.out(`${pack.title}, seed ${seed}: ${players} players, the last ${bots} of them bots\n`);
      const { outcome, replay } = await playAtTerminal(pack, { players, bots, botKind, seed, windows, switches }, { out: host.out, nextLine: lineReader(host) });
      if (record !== undefined) writeFileSync(resolve(host.cwd, record), `${JSON.stringify(replay)}\n`);
      const title = pack.compiled.things.find(({ id }) => id === outcome)?.title ?? outcome;
      host.out(`\nRun ${replay.run ?? ''}, seed ${seed}\n`);
      host.out(title === undefined ? 'The game is not over.\n' : `The game is over: ${title}\n`);
      finish(0);
    });
};
