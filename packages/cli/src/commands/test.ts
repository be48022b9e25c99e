// `dradis test`: runs the scenarios of packs. Must not run or judge scenarios itself; the scenarios package does.
import { Option } from 'commander';
import { compilePack } from '@dradis/packs';
import { readScenarioFiles, renderReport, reportJson, runScenarios, type Coverage, type ScenarioReport, type ScenarioSource } from '@dradis/scenarios';
import { loadPacks, type LoadedPack } from '../files/read-pack.js';
import { withShownPaths } from '../files/show-paths.js';
import { UsageError } from '../host.js';
import { knownSwitches, switchOption, type Switches } from '../options/switches.js';
import type { AddCommand } from './command.js';

interface TestOptions {
  readonly coverage?: boolean;
  readonly filter?: string;
  readonly inherited?: boolean;
  readonly switch: Switches;
  readonly format: 'pretty' | 'json';
}

const SCENARIOS = 'scenarios/';

/** The scenario files of a pack, under the paths to be shown. */
function scenarioFiles({ files, shown }: LoadedPack): ScenarioSource[] {
  return files.filter(({ path }) => path.startsWith(SCENARIOS)).map(({ path, text }) => ({ path: shown(path), text }));
}

/** What was carried out of the pack's own files; what it extends has scenarios of its own. */
function ownCoverage({ files }: Coverage, { packs, shown }: LoadedPack): Coverage {
  const own = files.filter(({ path }) => !packs.some(({ id }) => path.startsWith(`${id}:`)));
  const sum = (of: 'statements' | 'branches'): Coverage['statements'] => ({ executed: own.reduce((all, file) => all + file[of].executed, 0), total: own.reduce((all, file) => all + file[of].total, 0) });
  return { statements: sum('statements'), branches: sum('branches'), files: own.map((file) => ({ ...file, path: shown(file.path) })) };
}

function testPack(loaded: LoadedPack, { coverage, filter, inherited, switch: chosen }: TestOptions): ScenarioReport {
  const files = scenarioFiles(loaded);
  const { pack, vocabulary, diagnostics } = compilePack(loaded.files, { packs: loaded.packs.map((each) => each.files) });
  if (pack === null) {
    // Nothing can be run, so everything has failed.
    const failed = Math.max(1, readScenarioFiles(files).scenarios.length);
    return { results: [], passed: 0, failed, coverage: undefined, diagnostics: withShownPaths(diagnostics, loaded.shown) };
  }
  const meant = new Set(loaded.files.filter(({ path }) => loaded.meant(path)).map(({ path }) => loaded.shown(path)));
  const report = runScenarios({
    pack,
    vocabulary,
    files,
    inherited: loaded.packs.flatMap((each) => each.files.filter(({ path }) => path.startsWith(SCENARIOS)).map(({ path, text }) => ({ path: loaded.shown(`${each.id}:${path}`), text }))),
    only: (path) => meant.has(path),
    alsoInherited: inherited === true,
    switches: knownSwitches(chosen, pack),
    ...(filter === undefined ? {} : { filter }),
    coverage: coverage === true,
  });
  return report.coverage === undefined ? report : { ...report, coverage: ownCoverage(report.coverage, loaded) };
}

/** Adds the command. */
export const addTest: AddCommand = (program, host, finish) => {
  program
    .command('test')
    .description('Run the scenarios of packs; the last line counts them.')
    .argument('[paths...]', 'packs, or scenario files and folders inside packs; the pack around this folder, else the base game')
    .option('--coverage', 'show which statements of the pack no scenario carries out')
    .option('--filter <text>', 'run only scenarios with this text in their title, their file or the cards they cover')
    .option('--inherited', 'run the scenarios of the packs it extends too: what fails is what the pack changes')
    .addOption(switchOption())
    .addOption(new Option('--format <format>', 'how to say it').choices(['pretty', 'json']).default('pretty'))
    .action(async (paths: string[], options: TestOptions) => {
      const packs = (await loadPacks(paths, host.cwd)).map((loaded) => ({ path: loaded.name, report: testPack(loaded, options) }));
      const passed = packs.reduce((sum, { report }) => sum + report.passed, 0);
      const failed = packs.reduce((sum, { report }) => sum + report.failed, 0);
      if (options.format === 'json') {
        host.out(`${JSON.stringify({ passed, failed, packs: packs.map(({ path, report }) => ({ path, ...reportJson(report) })) }, null, 2)}\n`);
      } else {
        for (const { path, report } of packs) {
          if (packs.length > 1) host.out(`${path}\n`);
          host.out(`${renderReport(report)}\n`);
        }
        if (packs.length > 1) host.out(`${passed} passed, ${failed} failed\n`);
      }
      const chosen = options.filter !== undefined || paths.length > 0;
      if (chosen && passed + failed === 0) throw new UsageError(`no scenario is meant by ${options.filter === undefined ? paths.join(' ') : `--filter ${options.filter}`}`);
      finish(failed > 0 ? 1 : 0);
    });
};
