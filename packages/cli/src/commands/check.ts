// `dradis check`: what is wrong with packs. Must not decide what is a mistake; packs do.
import { join } from 'node:path';
import { Option } from 'commander';
import type { checkWords, compilePack, lintResult } from '@dradis/packs';
import { fixPacks } from '../files/fix-packs.js';
import { keepResult, keptResult, resultKey, type KeptResult } from '../files/kept-result.js';
import { loadPacks, type LoadedPack } from '../files/read-pack.js';
import { withShownPaths } from '../files/show-paths.js';
import { checkJunit } from '../formats/check-junit.js';
import { tally, type CheckedPack } from '../formats/checked-pack.js';
import { githubDiagnostics } from '../formats/github.js';
import { checkJson } from '../formats/json.js';
import { prettyDiagnostics, prettySummary } from '../formats/pretty.js';
import { checkSarif } from '../formats/sarif.js';
import type { AddCommand } from './command.js';

interface CheckOptions {
  readonly format: 'pretty' | 'json' | 'github' | 'sarif' | 'junit';
  readonly cache: boolean;
  readonly fix: boolean;
}

function checkPack(loaded: LoadedPack, compile: typeof compilePack, lint: typeof lintResult, words: typeof checkWords): CheckedPack {
  const extended = loaded.packs.map(({ files }) => files);
  const result = compile(loaded.files, { packs: extended });
  const { pack, counts } = result;
  const diagnostics = [...result.diagnostics, ...lint(result), ...words(result, [loaded.files, ...extended])];
  return {
    path: loaded.name,
    pack,
    files: loaded.files.filter(({ path }) => loaded.meant(path)).length,
    counts,
    diagnostics: withShownPaths(diagnostics.filter(({ primary }) => loaded.meant(primary.file.path)), loaded.shown),
  };
}

/** Everything `check` has to say. The compiler is loaded here, for a result that is kept does not need it. */
async function checkAll(loaded: readonly LoadedPack[], format: CheckOptions['format'], version: string): Promise<KeptResult> {
  const { checkWords, compilePack, lintResult } = await import('@dradis/packs');
  const packs = loaded.map((pack) => checkPack(pack, compilePack, lintResult, checkWords));
  const code = tally(packs).errors > 0 ? 1 : 0;
  if (format === 'json') return { code, out: checkJson(packs), err: '' };
  if (format === 'sarif') return { code, out: checkSarif(packs, version), err: '' };
  if (format === 'junit') return { code, out: checkJunit(packs), err: '' };
  if (format === 'github') return { code, out: githubDiagnostics(packs.flatMap(({ diagnostics }) => diagnostics)), err: '' };
  const diagnostics = prettyDiagnostics(packs);
  const summary = prettySummary(packs);
  return code === 1 ? { code, out: '', err: diagnostics + summary } : { code, out: summary, err: diagnostics };
}

/** Adds the command. */
export const addCheck: AddCommand = (program, host, finish) => {
  program
    .command('check')
    .description('Say what is wrong with packs, with file, line and column.')
    .argument('[paths...]', 'packs, or files and folders inside packs; the pack around this folder, else the base game')
    .addOption(new Option('--format <format>', 'how to say it').choices(['pretty', 'json', 'github', 'sarif', 'junit']).default('pretty'))
    .option('--fix', 'first repair misspelt words that are near to one word only', false)
    .option('--no-cache', 'work everything out anew')
    .action(async (paths: string[], { format, cache, fix }: CheckOptions) => {
      if (fix) await fixPacks(paths, host.cwd);
      const packs = await loadPacks(paths, host.cwd);
      const folder = cache && host.cache !== undefined ? join(host.cache, 'check') : undefined;
      const key = folder === undefined ? '' : resultKey([format], packs);
      const kept = folder === undefined ? undefined : keptResult(folder, key);
      const result = kept ?? (await checkAll(packs, format, program.version() ?? ''));
      if (folder !== undefined && kept === undefined) keepResult(folder, key, result);
      host.err(result.err);
      host.out(result.out);
      finish(result.code);
    });
};
