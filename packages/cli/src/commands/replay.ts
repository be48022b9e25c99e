// `dradis replay`: plays a recorded game again and compares. Must not know the format of a replay.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Option } from 'commander';
import { BrokenDocument, loadPack, type TableSeat } from '@dradis/engine';
import { playablePack } from '../files/playable-pack.js';
import { UsageError } from '../host.js';
import { wholeNumber } from '../options/whole-number.js';
import type { AddCommand } from './command.js';

interface ReplayOptions {
  readonly to?: number;
  readonly pack?: string;
  readonly seenBy?: string;
}

const MOST_ANSWERS = 1_000_000;

function readJson(path: string, name: string): unknown {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`there is no file '${name}' that can be read`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenDocument('', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const isSeat = (word: string): word is TableSeat => word === 'spectator' || /^player-[1-9]\d*$/.test(word);

/** Adds the command. */
export const addReplay: AddCommand = (program, host, finish) => {
  program
    .command('replay')
    .description('Play a recorded game again and compare every state with the record.')
    .argument('<file>', 'a replay, as dradis play --record writes it')
    .addOption(new Option('--to <n>', 'stop after so many answers').argParser(wholeNumber(0, MOST_ANSWERS)))
    .addOption(new Option('--seen-by <seat>', 'write the game as a seat saw it, or everybody (spectator), as JSON to be shared: without the seed and without what the seat may not know').conflicts('to'))
    .addOption(new Option('--pack <folder>', 'the pack to play; the pack around this folder, else the base game'))
    .action(async (file: string, { to, pack: folder, seenBy }: ReplayOptions) => {
      const playable = await playablePack(folder, host.cwd);
      if ('problems' in playable) {
        host.err(playable.problems);
        finish(1);
        return;
      }
      const { readReplay, replay, runOfReplay, seatStory } = await import('@dradis/players');
      const { tableText } = await import('../play/table-text.js');
      try {
        const document = readReplay(readJson(resolve(host.cwd, file), file));
        if (seenBy !== undefined) {
          if (!isSeat(seenBy) || Number(seenBy.slice('player-'.length)) > document.players) throw new UsageError(`--seen-by is spectator or player-1 to player-${document.players}, not '${seenBy}'`);
          host.out(`${JSON.stringify(seatStory(loadPack(playable.pack), document, seenBy))}\n`);
          finish(0);
          return;
        }
        const { answers, divergence, samePack, comparable, game } = replay(loadPack(playable.pack), document, to === undefined ? {} : { to });
        if (!samePack) host.err(`${file}: recorded with ${document.pack.id} ${document.pack.version}, other content than this (${document.pack.hash})\n`);
        host.out(`${file}: run ${document.run ?? runOfReplay(document)}, seed ${document.seed}\n`);
        if (to !== undefined) host.out(`${tableText(game.view('spectator'))}\n`);
        if (divergence === undefined) host.out(`${file}: ${answers} of ${document.answers.length} answers replayed, ${comparable ? 'every state as recorded' : 'all could be given'}\n`);
        else host.err(`${file}: differs at answer ${divergence.answer} of ${document.answers.length}: ${divergence.reason}${divergence.hashes === undefined ? '' : ` (expected ${divergence.hashes.expected}, found ${divergence.hashes.found})`}\n`);
        finish(divergence === undefined ? 0 : 1);
      } catch (error) {
        if (!(error instanceof BrokenDocument)) throw error;
        host.err(`${file}: ${error.message}\n`);
        finish(1);
      }
    });
};
