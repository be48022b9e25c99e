// Compiles the pack that is played and runs its scenarios. Runs in a worker, so that nothing of it holds the page up. Must not
// know who asks.
// Type imports of their own: inline ones would load the page into the worker, which has none.
import type { CoveredFile, ScenarioRow } from '@dradis/elements';
import { createPackCompiler, type PackResult } from '@dradis/packs';
import { readScenarioFiles, runScenarios, type ScenarioResult } from '@dradis/scenarios';
import { languageOf } from '@dradis/session/language';
import { tryAsScenario, tryAtMoment, type MomentTrial, type ScenarioTrial } from './bench.js';
import type { PackTexts } from './pack-texts.js';
import { triedCards, type TriedCard } from './ways-of.js';

/** What opening a pack came to. */
export interface OpenedPack {
  /** Why it cannot be used; null when it can. */
  readonly problem: string | null;
  /** Its scenarios, none of them run. */
  readonly scenarios: readonly ScenarioRow[];
}

const NOT_OPEN = 'No pack is opened';

function rowOf({ title, place, passed, failures }: ScenarioResult): ScenarioRow {
  return { title, path: place.path, line: place.line, passed, failures: failures.map(({ expected, found, place: at }) => ({ expected, found, line: at.line })) };
}

/** One pack. Opening it again compiles only what changed. */
export class PackHost {
  readonly #compiler = createPackCompiler();
  #texts: PackTexts | undefined;
  #result: PackResult | undefined;

  open(texts: PackTexts): OpenedPack {
    this.#texts = texts;
    const result = this.#compiler.update(texts.files, texts.packs);
    this.#result = result;
    const wrong = result.diagnostics.find(({ severity }) => severity === 'error');
    const { scenarios } = readScenarioFiles(texts.scenarios);
    return {
      problem: result.pack !== null ? null : `The pack has mistakes; put them right first: ${wrong?.title ?? 'it cannot be compiled'}${wrong === undefined ? '' : ` (${wrong.primary.file.path})`}.`,
      scenarios: scenarios.map(({ title, file, titleSpan }) => ({ title, path: file.path, line: file.text.slice(0, titleSpan.start).split('\n').length, passed: undefined, failures: [] })),
    };
  }

  /** The words of the language of the pack. */
  vocabulary(): PackResult['vocabulary'] {
    return this.#opened().result.vocabulary;
  }

  /** Runs the scenarios of some files. */
  run(paths: readonly string[]): ScenarioRow[] {
    return this.#run(paths, false).results.map(rowOf);
  }

  /** Runs all scenarios and says what of each file they carry out. */
  cover(): { readonly rows: ScenarioRow[]; readonly files: CoveredFile[] } {
    const { texts } = this.#opened();
    const { results, coverage } = this.#run(texts.scenarios.map(({ path }) => path), true);
    const files = (coverage?.files ?? []).map(({ path, statements, uncovered, partial }) => ({
      path,
      title: path.split('/').at(-1)?.replace(/\.yaml$/, '') ?? path,
      executed: statements.executed,
      total: statements.total,
      missed: [...new Set([...uncovered, ...partial].map(({ line }) => line))].sort((a, b) => a - b),
    }));
    return { rows: results.map(rowOf), files };
  }

  /** Runs scenarios that are written here and now, and says how far each came. */
  tryText(text: string): ScenarioResult[] {
    const { texts } = this.#opened();
    const path = 'scenarios/bench.yaml';
    const report = this.#run([path], false, [...texts.scenarios, { path, text }]);
    const wrong = report.diagnostics.find(({ severity }) => severity === 'error');
    if (wrong !== undefined) throw new Error(`${wrong.title}${wrong.help === undefined ? '' : `. ${wrong.help}`}`);
    return [...report.results];
  }

  /** The cards that can be tried. */
  cards(): TriedCard[] {
    return triedCards(this.#opened().result);
  }

  /** Tries a card in the position scenarios start from. */
  tryCard(trial: ScenarioTrial): ReturnType<typeof tryAsScenario> {
    return tryAsScenario(trial, (text) => this.tryText(text));
  }

  /** Tries a card at a moment of a game. */
  tryMoment(trial: MomentTrial): ReturnType<typeof tryAtMoment> {
    const { pack, vocabulary } = this.#opened().result;
    if (pack === null) throw new Error('The pack has mistakes; put them right first');
    return tryAtMoment(trial, { pack, sources: {}, language: languageOf(vocabulary) });
  }

  #run(paths: readonly string[], coverage: boolean, scenarios = this.#opened().texts.scenarios): ReturnType<typeof runScenarios> {
    const { texts, result } = this.#opened();
    if (result.pack === null) throw new Error('The pack has mistakes; put them right first');
    const wanted = new Set(paths);
    return runScenarios({ pack: result.pack, vocabulary: result.vocabulary, files: scenarios, inherited: texts.inherited, only: (path) => wanted.has(path), coverage });
  }

  #opened(): { texts: PackTexts; result: PackResult } {
    if (this.#texts === undefined || this.#result === undefined) throw new Error(NOT_OPEN);
    return { texts: this.#texts, result: this.#result };
  }
}
