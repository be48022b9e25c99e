// Runs the scenarios of one pack. Must not print.
import { compilePack } from '@dradis/packs';
import { readScenarioFiles, runScenarios, type Coverage, type PlayableScenario, type ScenarioReport, type ScenarioResult, type ScenarioSource } from '@dradis/scenarios';
import type { Session } from '@dradis/session';
import type { LoadedPack } from '../files/read-pack.js';
import { withShownPaths } from '../files/show-paths.js';
import { knownSwitches, type Switches } from '../options/switches.js';
import { runSession } from './run-session.js';

const SCENARIOS = 'scenarios/';

/** A scenario that was run. */
export interface ScenarioRun {
  readonly result: ScenarioResult;
  /** Plays it once more, as a session of the debugger. */
  readonly session: () => Session;
}

/** How the scenarios are to be run. */
export interface TestRequest {
  readonly coverage: boolean;
  readonly filter: string | undefined;
  /** Run those of the packs it extends too. */
  readonly inherited: boolean;
  readonly switches: Switches;
  /** Told of each scenario whose position could be brought about. */
  readonly onRun?: (run: ScenarioRun) => void;
}

/** The scenario files of a pack, under the paths to be shown. */
function scenarioFiles({ files, shown }: LoadedPack): ScenarioSource[] {
  return files.filter(({ path }) => path.startsWith(SCENARIOS)).map(({ path, text }) => ({ path: shown(path), text }));
}

/** The scenario as it lies in its pack: its path as the debugger knows it, not as the command shows it. */
function inPack(playable: PlayableScenario, { files, packs, shown }: LoadedPack): PlayableScenario {
  const paths = [...files.map(({ path }) => path), ...packs.flatMap((pack) => pack.files.map(({ path }) => `${pack.id}:${path}`))];
  const path = paths.find((each) => shown(each) === playable.file.path) ?? playable.file.path;
  return { ...playable, file: { ...playable.file, path } };
}

function withShown(coverage: Coverage, { shown }: LoadedPack): Coverage {
  const renamed = <T extends { readonly path: string }>(of: readonly T[]): T[] => of.map((each) => ({ ...each, path: shown(each.path) }));
  return { ...coverage, files: renamed(coverage.files), cards: renamed(coverage.cards) };
}

/** What came of them; coverage is that of the pack's own files, for what it extends has scenarios of its own. */
export function testPack(loaded: LoadedPack, { coverage, filter, inherited, switches, onRun }: TestRequest): ScenarioReport {
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
    alsoInherited: inherited,
    switches: knownSwitches(switches, pack),
    ...(filter === undefined ? {} : { filter }),
    coverage,
    covers: (path) => !loaded.packs.some(({ id }) => path.startsWith(`${id}:`)),
    ...(onRun === undefined ? {} : { onRun: (result, playable) => { onRun({ result, session: () => runSession(pack, result, inPack(playable, loaded)) }); } }),
  });
  return report.coverage === undefined ? report : { ...report, coverage: withShown(report.coverage, loaded) };
}
