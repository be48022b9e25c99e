// All scenarios of a pack: read, compiled, run and reported. The way in; must not touch a file system.
import { createReport, positionAt, type Report } from '@dradis/diagnostics';
import { loadPack, type CompiledPack } from '@dradis/engine';
import type { Vocabulary } from '@dradis/language';
import { CastLanguages } from './compile/cast-language.js';
import { PackNames } from './compile/pack-names.js';
import { reportNoPosition } from './compile/scenario-cast.js';
import { CoverageRecorder } from './coverage/coverage-recorder.js';
import { readScenarioFiles, type ScenarioSource } from './read/read-scenario-files.js';
import type { DefaultPosition, Scenario } from './read/scenario.js';
import { SCENARIO_SEED, type Switches } from './run/default-positions.js';
import type { PlayableScenario } from './run/playable.js';
import { reportDoubts } from './run/doubts.js';
import { runScenario, type RunContext } from './run/run-scenario.js';
import { ScenarioStage } from './run/scenario-stage.js';
import type { ScenarioReport, ScenarioResult } from './run/result.js';

/** What to run. */
export interface ScenarioRunOptions {
  /** The pack without errors and the words of its language, as compiling it gives them. */
  readonly pack: CompiledPack;
  /** What the words of the scenarios mean. */
  readonly vocabulary: Vocabulary;
  /** The scenario files, the default position among them. */
  readonly files: readonly ScenarioSource[];
  /** Scenario files of the packs this one extends, nearest first: what they say of a default position holds where `files` say nothing. */
  readonly inherited?: readonly ScenarioSource[];
  /** Run the scenarios of `inherited` too, after those of `files`: what of the packs it extends still holds in this one. */
  readonly alsoInherited?: boolean;
  /** How switches of the pack stand where a scenario does not say; those left out stand as the pack says. Unknown ones are an error of `createGame`. */
  readonly switches?: Switches;
  /** Only files of `files` for which this holds are run; all others are read for the default position and titles. */
  readonly only?: (path: string) => boolean;
  /** Only scenarios whose title, file or covered cards contain this text are run; case does not matter. */
  readonly filter?: string;
  /** Measure which statements of the pack are carried out. */
  readonly coverage?: boolean;
  /** Adds to what earlier runs of the same pack have recorded, so that a run can be cut into pieces; the whole is its `result`. */
  readonly recorder?: CoverageRecorder;
  /** Told of each scenario whose position could be brought about, with what a debugger needs to play it. */
  readonly onRun?: (result: ScenarioResult, playable: PlayableScenario) => void;
  /** Files of the pack that the coverage is of; all when left out. */
  readonly covers?: (path: string) => boolean;
}

/** Runs scenarios and says how they went. Mistakes in scenario files are diagnostics; those scenarios count as failed. */
export function runScenarios(options: ScenarioRunOptions): ScenarioReport {
  const read = readScenarioFiles(options.files);
  const report = createReport();
  for (const diagnostic of read.diagnostics) report.add(diagnostic);
  const before = readScenarioFiles(options.inherited ?? []);
  const wanted = read.scenarios.filter((scenario) => options.only?.(scenario.file.path) !== false && isWanted(scenario, options));
  if (options.alsoInherited === true) wanted.push(...before.scenarios.filter((scenario) => isWanted(scenario, options)));
  const position = read.position ?? before.position;
  const runner = position === undefined ? undefined : new Runner(options, position, report);
  if (position === undefined && wanted.length > 0) reportNoPosition(wanted[0], report);
  const results = wanted.map((scenario) => runner?.run(scenario) ?? unusable(scenario));
  const unreadable = read.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
  return {
    results,
    passed: results.filter(({ passed }) => passed).length,
    // A file with mistakes may hide scenarios, or hold some that cannot fail: it must not look like success.
    failed: Math.max(results.filter(({ passed }) => !passed).length, unreadable),
    coverage: options.coverage === true ? runner?.coverage?.result(options.covers) : undefined,
    diagnostics: report.diagnostics,
  };
}

function isWanted(scenario: Scenario, { filter }: Pick<ScenarioRunOptions, 'filter'>): boolean {
  if (filter === undefined) return true;
  const text = filter.toLowerCase();
  return [scenario.title, scenario.file.path, ...scenario.covers].some((each) => each.toLowerCase().includes(text));
}

/** What a scenario with mistakes in its text comes to; the diagnostics say why. */
function unusable(scenario: Scenario): ScenarioResult {
  const { file, titleSpan, title, covers, rulings } = scenario;
  const place = { path: file.path, ...positionAt(file, titleSpan.start) };
  const failures = [{ kind: 'given' as const, expected: 'a scenario without mistakes', found: 'mistakes, which are listed above', place }];
  return { title, place, covers, rulings, passed: false, failures, trail: [], reached: undefined, seed: SCENARIO_SEED };
}

class Runner {
  readonly coverage: CoverageRecorder | undefined;
  private readonly stage: ScenarioStage;

  constructor(
    private readonly options: ScenarioRunOptions,
    position: DefaultPosition,
    private readonly report: Report,
  ) {
    const { pack, vocabulary, switches } = options;
    this.coverage = options.recorder ?? (options.coverage === true ? new CoverageRecorder(pack) : undefined);
    this.stage = new ScenarioStage(loadPack(pack), new PackNames(pack), new CastLanguages(vocabulary), position, report, switches);
  }

  /** Undefined when the scenario has mistakes. */
  run(scenario: Scenario): ScenarioResult | undefined {
    const staged = this.stage.of(scenario, this.report);
    if (staged === undefined) return undefined;
    const { compiled, words, contents } = staged;
    const { pack, onRun } = this.options;
    const context: RunContext = { pack, words, contents, coverage: undefined, onRun: undefined };
    return runScenario(compiled, staged.game(), {
      ...context,
      coverage: this.coverage,
      onRun,
      onDoubt: () => {
        reportDoubts(compiled, staged.game, context, this.report);
      },
    });
  }
}
