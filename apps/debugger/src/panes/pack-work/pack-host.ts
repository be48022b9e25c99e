// Compiles the pack that is played and runs its scenarios. Runs in a worker, so that nothing of it holds the page up. Must not
// know who asks.
// Type imports of their own: inline ones would load the page into the worker, which has none.
import type { BenchDeck, ScenarioCoverage, ScenarioRow } from '@dradis/elements';
import { createPackCompiler, type PackResult } from '@dradis/packs';
import { CoverageRecorder, readScenarioFiles, runScenarios, type ScenarioResult, type ScenarioRunOptions } from '@dradis/scenarios';
import { languageOf } from '@dradis/session/language';
import { playScenario, type PlayedScenario } from '../../session/play-beside.js';
import { benchRuns, type BenchRuns, type BenchRunsWish } from './bench-runs.js';
import { trialText, tryAsScenario, type MomentTrial, type ScenarioTrial } from './bench.js';
import { coverageTold } from './coverage-told.js';
import { playAtMoment, tryAtMoment } from './moment-trial.js';
import type { PackTexts } from './pack-texts.js';
import { decksOfPack, type PackOfTrial } from './stack-on.js';
import { trialWords } from './trial-words.js';
import { triedCards, type TriedCard } from './ways-of.js';

/** What opening a pack came to. */
export interface OpenedPack {
  /** Why it cannot be used; null when it can. */
  readonly problem: string | null;
  /** Its scenarios, none of them run. */
  readonly scenarios: readonly ScenarioRow[];
}

interface Opened {
  readonly texts: PackTexts;
  readonly result: PackResult;
}

/** A run of scenarios. */
interface Begun extends Opened {
  readonly recorder: CoverageRecorder | undefined;
}

/** What is written on the bench stands here, for the time of a trial. */
const BENCH = 'scenarios/bench.yaml';
/** A position that no play leads to. */
const UNREACHABLE = 'D0710';
const NOT_OPEN = 'No pack is opened';
const MISTAKEN = 'The pack has mistakes; put them right first';

function rowOf({ title, place, covers, passed, failures }: ScenarioResult): ScenarioRow {
  return { title, path: place.path, line: place.line, covers, passed, failures: failures.map(({ expected, found, place: at }) => ({ expected, found, line: at.line })) };
}

/** One pack. Opening it again compiles only what changed. */
export class PackHost {
  readonly #compiler = createPackCompiler();
  #texts: PackTexts | undefined;
  #result: PackResult | undefined;
  #begun: Begun | undefined;

  open(texts: PackTexts): OpenedPack {
    this.#texts = texts;
    const result = this.#compiler.update(texts.files, texts.packs);
    this.#result = result;
    const wrong = result.diagnostics.find(({ severity }) => severity === 'error');
    const { scenarios } = readScenarioFiles(texts.scenarios);
    return {
      problem: result.pack !== null ? null : `The pack has mistakes; put them right first: ${wrong?.title ?? 'it cannot be compiled'}${wrong === undefined ? '' : ` (${wrong.primary.file.path})`}.`,
      scenarios: scenarios.map(({ title, file, titleSpan, covers }) => ({ title, covers, path: file.path, line: file.text.slice(0, titleSpan.start).split('\n').length, passed: undefined, failures: [] })),
    };
  }

  /** The words of the language of the pack. */
  vocabulary(): PackResult['vocabulary'] {
    return this.#opened().result.vocabulary;
  }

  /** Begins a run over the texts as they are: opening others meanwhile changes nothing of it. With `measure` it is noted what scenarios carry out. */
  beginRun(measure: boolean): void {
    const pack = this.#pack();
    this.#begun = { ...this.#opened(), recorder: measure ? new CoverageRecorder(pack) : undefined };
  }

  /** Runs the scenarios of some files, as part of the run that was begun. */
  run(paths: readonly string[]): ScenarioRow[] {
    const { texts, result, recorder } = this.#ofRun();
    return this.#run(paths, recorder === undefined ? {} : { recorder }, texts.scenarios, { texts, result }).results.map(rowOf);
  }

  /** What the scenarios of the run carried out so far, as `dradis test --coverage` tells it. */
  coverage(): ScenarioCoverage {
    const { recorder } = this.#ofRun();
    if (recorder === undefined) throw new Error('No coverage is being measured');
    return coverageTold(recorder.result());
  }

  /** Runs a scenario of a file and gives what it takes to play it again. Throws with a reason when its position cannot be brought about. */
  play(path: string, title: string): PlayedScenario {
    return this.#play([path], this.#opened().texts.scenarios, title);
  }

  /** As `play`, for a card in the position scenarios start from with the answers given so far; `answered` counts those given on the bench. */
  playCard(trial: ScenarioTrial): PlayedScenario & { readonly answered: number } {
    return this.#play([BENCH], this.#withBench(trialText(trial)), trial.title);
  }

  /** Runs scenarios that are written here and now, and says how far each came. */
  tryText(text: string): ScenarioResult[] {
    return [...this.#tried(text).results];
  }

  /** The cards that can be tried. */
  cards(): TriedCard[] {
    return triedCards(this.#opened().result);
  }

  /** Tries a card in the position scenarios start from, with a remark when what is otherwise there cannot come about in play. */
  tryCard(trial: ScenarioTrial): ReturnType<typeof tryAsScenario> {
    const { things, zones } = this.#pack();
    const titles = new Map([...zones, ...things].map(({ id, title }) => [id, title]));
    const doubts = new Set<string>();
    const outcome = tryAsScenario(trial, {
      run: (text) => {
        const { results, diagnostics } = this.#tried(text);
        for (const { code, title } of diagnostics) if (code === UNREACHABLE) doubts.add(`${title}.`);
        return [...results];
      },
      call: (id) => titles.get(id) ?? id.replace(/^player-/, 'Player '),
      words: (dice) => trialWords(playScenario({ ...this.#forSessions(), naming: trial.naming }, { ...this.playCard({ ...trial, dice }), failures: [] })),
    });
    return doubts.size === 0 ? outcome : { ...outcome, note: [...doubts, ...(outcome.note === undefined ? [] : [outcome.note])].join(' ') };
  }

  /** The decks that can be stacked for a trial. */
  decks(): BenchDeck[] {
    return decksOfPack(this.#pack());
  }

  /** A trial as a job to be played many times; with the pack it is played by, null when `known` is its hash. */
  runs(trial: ScenarioTrial | MomentTrial, wish: BenchRunsWish, known: string): BenchRuns & { readonly pack: PackOfTrial | null } {
    const options = this.#forSessions();
    const played = 'game' in trial ? playAtMoment(trial, options, true) : { ...this.playCard(trial), failures: [] };
    const runs = benchRuns(playScenario({ ...options, naming: trial.naming }, played), played, played.answered, trial.on, wish);
    return { ...runs, pack: options.pack.hash === known ? null : options.pack };
  }

  /** Tries a card at a moment of a game. */
  tryMoment(trial: MomentTrial): ReturnType<typeof tryAtMoment> {
    return tryAtMoment(trial, this.#forSessions());
  }

  /** As `play`, for a card at a moment of a game with the answers given so far. */
  playMoment(trial: MomentTrial): PlayedScenario {
    return playAtMoment(trial, this.#forSessions());
  }

  #forSessions(): Parameters<typeof tryAtMoment>[1] {
    return { pack: this.#pack(), sources: {}, language: languageOf(this.vocabulary()) };
  }

  #ofRun(): Begun {
    if (this.#begun === undefined) throw new Error('No run is begun');
    return this.#begun;
  }

  #pack({ result: { pack } }: Opened = this.#opened()): PackOfTrial {
    if (pack === null) throw new Error(MISTAKEN);
    return pack;
  }

  #withBench(text: string): PackTexts['scenarios'] {
    return [...this.#opened().texts.scenarios, { path: BENCH, text }];
  }

  #play(paths: readonly string[], scenarios: PackTexts['scenarios'], title: string): PlayedScenario & { readonly answered: number } {
    let played: (PlayedScenario & { readonly answered: number }) | undefined;
    const report = this.#run(paths, { onRun: (result, playable) => {
      if (result.title === title) played = { title, playable, failures: result.failures, answered: result.trail.findLastIndex(({ scripted }) => scripted) + 1 };
    } }, scenarios);
    if (played !== undefined) return played;
    const wrong = report.diagnostics.find(({ severity }) => severity === 'error')?.title ?? report.results.find((result) => result.title === title)?.failures[0]?.found;
    throw new Error(wrong ?? `There is no scenario "${title}" in these files`);
  }

  #tried(text: string): ReturnType<typeof runScenarios> {
    const report = this.#run([BENCH], {}, this.#withBench(text));
    const wrong = report.diagnostics.find(({ severity }) => severity === 'error');
    if (wrong !== undefined) throw new Error(`${wrong.title}${wrong.help === undefined ? '' : `. ${wrong.help}`}`);
    return report;
  }

  #run(paths: readonly string[], more: Pick<ScenarioRunOptions, 'onRun' | 'recorder'>, scenarios: PackTexts['scenarios'], opened: Opened = this.#opened()): ReturnType<typeof runScenarios> {
    const { texts, result } = opened;
    const wanted = new Set(paths);
    return runScenarios({ pack: this.#pack(opened), vocabulary: result.vocabulary, files: scenarios, inherited: texts.inherited, only: (path) => wanted.has(path), ...more });
  }

  #opened(): Opened {
    if (this.#texts === undefined || this.#result === undefined) throw new Error(NOT_OPEN);
    return { texts: this.#texts, result: this.#result };
  }
}
