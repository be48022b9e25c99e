// `dradis check`: what is wrong with packs. Must not decide what is a mistake; packs do.
import { Option } from 'commander';
import { compilePack } from '@dradis/packs';
import { loadPacks, type LoadedPack } from '../files/read-pack.js';
import { withShownPaths } from '../files/show-paths.js';
import { tally, type CheckedPack } from '../formats/checked-pack.js';
import { githubCommands } from '../formats/github.js';
import { checkJson } from '../formats/json.js';
import { prettyDiagnostics, prettySummary } from '../formats/pretty.js';
import { checkSarif } from '../formats/sarif.js';
import { type AddCommand } from './command.js';

interface CheckOptions {
  readonly format: 'pretty' | 'json' | 'github' | 'sarif';
}

function checkPack(loaded: LoadedPack): CheckedPack {
  const { pack, diagnostics, counts } = compilePack(loaded.files);
  return {
    path: loaded.name,
    pack,
    files: loaded.files.filter(({ path }) => loaded.meant(path)).length,
    counts,
    diagnostics: withShownPaths(diagnostics.filter(({ primary }) => loaded.meant(primary.file.path)), loaded.shown),
  };
}

/** Adds the command. */
export const addCheck: AddCommand = (program, host, finish) => {
  program
    .command('check')
    .description('Say what is wrong with packs, with file, line and column.')
    .argument('[paths...]', 'packs, or files and folders inside packs; the pack around this folder, else the base game')
    .addOption(new Option('--format <format>', 'how to say it').choices(['pretty', 'json', 'github', 'sarif']).default('pretty'))
    .action(async (paths: string[], { format }: CheckOptions) => {
      const packs = (await loadPacks(paths, host.cwd)).map(checkPack);
      const failed = tally(packs).errors > 0;
      if (format === 'json') host.out(checkJson(packs));
      else if (format === 'sarif') host.out(checkSarif(packs, program.version() ?? ''));
      else if (format === 'github') host.out(githubCommands(packs));
      else {
        host.err(prettyDiagnostics(packs));
        (failed ? host.err : host.out)(prettySummary(packs));
      }
      finish(failed ? 1 : 0);
    });
};
