// `dradis test`: runs the scenarios of packs. Must not run or judge scenarios itself; the scenarios package does.
import { InvalidArgumentError, Option } from 'commander';
import { renderReport, reportJson, type ScenarioReport, type ScenarioResult } from '@dradis/scenarios';
import { loadPacks, type LoadedPack } from '../files/read-pack.js';
import { traceText } from '../explain/trace-text.js';
import { UsageError, type Host } from '../host.js';
import { switchOption, type Switches } from '../options/switches.js';
import { below } from '../scenarios/below.js';
import { githubReport } from '../scenarios/github-report.js';
import { junitReport } from '../scenarios/junit-report.js';
import { keepRuns } from '../scenarios/keep-runs.js';
import { sarifReport } from '../scenarios/sarif-report.js';
import { shellWord } from '../scenarios/shell-word.js';
import { testPack, type ScenarioRun } from '../scenarios/test-pack.js';
import type { AddCommand } from './command.js';

interface TestOptions {
  readonly coverage?: boolean;
  readonly threshold?: number;
  readonly filter?: string;
  readonly inherited?: boolean;
  readonly keepRuns?: string;
  readonly trace?: boolean;
  readonly switch: Switches;
  readonly format: 'pretty' | 'json' | 'github' | 'sarif' | 'junit';
}

/** One pack and what came of its scenarios. */
interface Tested {
  readonly loaded: LoadedPack;
  readonly report: ScenarioReport;
  /** One sentence for each part of the coverage that is below what was asked for. */
  readonly short: readonly string[];
}

function share(text: string): number {
  const value = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || value > 100) throw new InvalidArgumentError('expected a percentage from 0 to 100');
  return value;
}

/** The command that opens a scenario where it went wrong: from its file when the run was kept, else by running it again. */
function opening({ name, root }: LoadedPack, kept: ReadonlyMap<ScenarioResult, string>): (result: ScenarioResult) => string | undefined {
  if (root === undefined) return () => undefined;
  return (result) => {
    const file = kept.get(result);
    const { path, line } = result.place;
    return `dradis debug ${shellWord(name)} ${file === undefined ? `--scenario ${shellWord(`${path}:${line}`)}` : `--run ${shellWord(file)}`}`;
  };
}

function print(host: Host, tested: readonly Tested[], { format, threshold }: TestOptions, kept: ReadonlyMap<ScenarioResult, string>, version: string): void {
  const sum = (of: 'passed' | 'failed'): number => tested.reduce((total, { report }) => total + report[of], 0);
  const counts = { passed: sum('passed'), failed: sum('failed') };
  if (format === 'json') {
    const packs = tested.map(({ loaded, report, short }) => ({ path: loaded.name, ...reportJson(report), ...(threshold === undefined ? {} : { threshold, below: short }) }));
    host.out(`${JSON.stringify({ ...counts, packs }, null, 2)}\n`);
    return;
  }
  if (format === 'junit' || format === 'sarif') {
    host.out(format === 'sarif' ? sarifReport(tested.map(({ report }) => report), version) : junitReport(tested.map(({ loaded, report, short }) => ({ name: loaded.name, report, short })), threshold));
    for (const { loaded, short } of tested) for (const sentence of short) host.err(`${loaded.name}: ${sentence}\n`);
    return;
  }
  for (const { loaded, report, short } of tested) {
    if (format === 'github') host.out(githubReport(report));
    else {
      if (tested.length > 1) host.out(`${loaded.name}\n`);
      host.out(`${renderReport(report, { open: opening(loaded, kept) })}\n`);
    }
    for (const sentence of short) host.err(`${loaded.name}: ${sentence}\n`);
  }
  if (format === 'github' || tested.length > 1) host.out(`${counts.passed} passed, ${counts.failed} failed\n`);
}

/** Adds the command. */
export const addTest: AddCommand = (program, host, finish) => {
  program
    .command('test')
    .description('Run the scenarios of packs; the last line counts them.')
    .argument('[paths...]', 'packs, or scenario files and folders inside packs; the pack around this folder, else the base game')
    .option('--coverage', 'show which statements, branches and outcomes of the pack no scenario came to')
    .addOption(new Option('--threshold <percent>', 'fail when less of the statements, branches or outcomes was reached; measures coverage').argParser(share))
    .option('--filter <text>', 'run only scenarios with this text in their title, their file or the cards they cover')
    .option('--inherited', 'run the scenarios of the packs it extends too: what fails is what the pack changes')
    .option('--keep-runs <folder>', 'write each scenario that fails as a file for dradis debug --run')
    .addOption(new Option('--trace', 'tell step by step what happened in every scenario that is run'))
    .addOption(switchOption())
    .addOption(new Option('--format <format>', 'how to say it').choices(['pretty', 'json', 'github', 'sarif', 'junit']).default('pretty'))
    .action(async (paths: string[], options: TestOptions) => {
      const { coverage, threshold, filter, inherited, switch: switches } = options;
      if (options.trace === true && options.format !== 'pretty') throw new UsageError('--trace is text: it goes with --format pretty alone');
      const runs: ScenarioRun[] = [];
      const tested = (await loadPacks(paths, host.cwd)).map((loaded): Tested => {
        const report = testPack(loaded, { coverage: coverage === true || threshold !== undefined, filter, inherited: inherited === true, switches, ...(options.keepRuns === undefined && options.trace !== true ? {} : { onRun: (run) => { runs.push(run); } }) });
        const short = threshold === undefined || report.coverage === undefined ? [] : below(report.coverage, threshold);
        return { loaded, short, report: coverage === true || options.format !== 'pretty' ? report : { ...report, coverage: undefined } };
      });
      const ran = tested.reduce((sum, { report }) => sum + report.passed + report.failed, 0);
      if ((filter !== undefined || paths.length > 0) && ran === 0) throw new UsageError(`no scenario is meant by ${filter === undefined ? paths.join(' ') : `--filter ${filter}`}`);
      if (options.trace === true) for (const { result, session } of runs) host.out(`${result.title}\n${traceText(session())}\n\n`);
      print(host, tested, options, options.keepRuns === undefined ? new Map() : keepRuns(runs.filter(({ result }) => !result.passed), options.keepRuns, host.cwd), program.version() ?? '');
      finish(tested.some(({ report, short }) => report.failed > 0 || short.length > 0) ? 1 : 0);
    });
};
