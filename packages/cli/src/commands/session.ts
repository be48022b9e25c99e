// `dradis session`: a debug session over standard input and output, one line of JSON each way. Must not know the commands.
import { Option } from 'commander';
import type { WindowsPolicy } from '@dradis/engine';
import { compilePack } from '@dradis/packs';
import { answerLine, createSession } from '@dradis/session';
import { languageOf } from '@dradis/session/language';
import { loadPacks } from '../files/read-pack.js';
import { withShownPaths } from '../files/show-paths.js';
import { prettyDiagnostics } from '../formats/pretty.js';
import { UsageError } from '../host.js';
import { knownSwitches, switchOption, type Switches } from '../options/switches.js';
import { wholeNumber } from '../options/whole-number.js';
import type { AddCommand } from './command.js';

interface SessionOptions {
  readonly players: number;
  readonly seed: string;
  readonly windows: WindowsPolicy;
  readonly switch: Switches;
  readonly pack?: string;
}

/** Adds the command. */
export const addSession: AddCommand = (program, host, finish) => {
  program
    .command('session')
    .description('Debug a game by requests on standard input, one line of JSON each, answered line by line; docs/guides/session.md says how.')
    .addOption(new Option('--players <n>', 'how many play').argParser(wholeNumber(1, 99)).default(4))
    .addOption(new Option('--seed <text>', 'the same seed and answers give the same game').default('1'))
    .addOption(new Option('--windows <policy>', 'whom to ask when somebody may act: all who might, or those able to').choices(['all', 'able']).default('able'))
    .addOption(switchOption())
    .addOption(new Option('--pack <folder>', 'the pack to play; the pack around this folder, else the base game'))
    .action(async ({ players, seed, windows, switch: chosen, pack: folder }: SessionOptions) => {
      const [loaded, more] = await loadPacks(folder === undefined ? [] : [folder], host.cwd);
      if (loaded === undefined || more !== undefined) throw new UsageError(`${folder ?? '.'} does not hold one pack; name one`);
      const { pack, diagnostics, counts, vocabulary, sources } = compilePack(loaded.files, { packs: loaded.packs.map(({ files }) => files) });
      if (pack === null) {
        host.err(prettyDiagnostics([{ path: loaded.name, pack, files: loaded.files.length, counts, diagnostics: withShownPaths(diagnostics, loaded.shown) }]));
        finish(1);
        return;
      }
      const { min, max } = pack.settings.players;
      if (players < min || players > max) throw new UsageError(`${pack.title} is for ${min} to ${max} players, not ${players}`);
      const texts = Object.fromEntries([...sources].map(([path, { text }]) => [path, text]));
      const session = createSession({ pack, sources: texts, players, seed, windows, switches: knownSwitches(chosen, pack), language: languageOf(vocabulary) });
      for await (const line of host.lines?.() ?? []) {
        const answer = answerLine(session, line);
        if (answer !== null) host.out(`${answer}\n`);
      }
    });
};
