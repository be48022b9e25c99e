// One compiled scenario, run on a copy of its position. Must not read files or compile.
import { positionAt, type Span } from '@dradis/diagnostics';
import { EngineBug, ProgramFault, type CompiledPack, type CompiledProgram } from '@dradis/engine';
import type { CompiledScenario, ReadyAnswer } from '../compile/compiled-scenario.js';
import type { CoverageRecorder } from '../coverage/coverage-recorder.js';
import { explainCondition, type ConditionSource } from '../explain/explain-condition.js';
import type { ExpressionWords } from '../explain/expression-words.js';
import { AnswerScript } from './answer-script.js';
import { arrangeContents, compareContents, type ContentsSource } from './contents.js';
import type { PlayableScenario } from './playable.js';
import type { Failure, FailureKind, OpenQuestion, Reached, ResultPlace, ScenarioResult } from './result.js';
import type { Question } from './question.js';
import type { ScenarioGame } from './scenario-game.js';

/** More questions than any scenario has: a loop in content ends here. */
const MOST_QUESTIONS = 2_000;

/** What running needs beside the scenario. */
export interface RunContext {
  readonly pack: CompiledPack;
  readonly words: ExpressionWords;
  readonly contents: ContentsSource;
  /** Undefined unless coverage is measured. */
  readonly coverage: CoverageRecorder | undefined;
  /** Called when the position was brought about and no play leads to it. */
  readonly onDoubt?: () => void;
  /** Told of the scenario when it was run, unless its position could not be brought about. */
  readonly onRun: ((result: ScenarioResult, playable: PlayableScenario) => void) | undefined;
}

/** Runs a scenario on `game`, a copy of its position made for it. */
export function runScenario(compiled: CompiledScenario, game: ScenarioGame, context: RunContext): ScenarioResult {
  const run = new ScenarioRun(compiled, game, context);
  run.everything();
  run.checkTodo();
  const { scenario } = compiled;
  const result: ScenarioResult = {
    title: scenario.title,
    place: run.place(scenario.titleSpan),
    covers: scenario.covers,
    rulings: scenario.rulings,
    passed: run.failures.length === 0,
    failures: run.failures,
    trail: run.trail,
    reached: run.reached(),
    seed: game.seed,
  };
  const { start } = run;
  if (start !== undefined) context.onRun?.(result, { ...start, answers: game.takeAnswers() });
  return result;
}

/** One run of a scenario. */
export class ScenarioRun {
  readonly failures: Failure[] = [];
  /** Where it began; undefined before, and when nobody wants to know. */
  start: Omit<PlayableScenario, 'answers'> | undefined;
  private readonly script: AnswerScript;
  private diceMissing = 0;
  private asked: OpenQuestion | undefined;
  private levelsBefore: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly compiled: CompiledScenario,
    private readonly game: ScenarioGame,
    private readonly context: RunContext,
  ) {
    this.script = new AnswerScript(compiled.answers, (player) => game.name(player));
  }

  get trail(): ScenarioResult['trail'] {
    return this.script.trail;
  }

  reached(): Reached {
    const after = this.levels();
    const changes = Object.fromEntries([...after].map(([thing, level]) => [thing, level - (this.levelsBefore.get(thing) ?? level)] as const).filter(([, by]) => by !== 0));
    return { asked: this.asked, unscriptedDice: this.diceMissing, changes, outcome: this.game.outcome };
  }

  place(span: Span): ResultPlace {
    const { file } = this.compiled.scenario;
    return { path: file.path, ...positionAt(file, span.start) };
  }

  everything(): void {
    const { scenario, when, then } = this.compiled;
    if (!this.arrange()) return;
    if (this.context.onDoubt !== undefined && this.game.unreachable().length > 0) this.context.onDoubt();
    const levels = this.levels();
    this.levelsBefore = levels;
    this.game.setDice(scenario.dice);
    this.game.onUnscriptedDie(() => (this.diceMissing += 1));
    if (this.context.onRun !== undefined) this.start = this.playable();
    if (this.context.coverage !== undefined) this.game.record(this.context.coverage);
    if (!this.play(when, this.script, 'answers')) return;
    this.checkEnd();
    for (const check of then) {
      if (check.is === 'contents') {
        const difference = compareContents(this.game, check.contents, this.context.contents);
        if (difference !== undefined) this.fail('contents', difference.expected, difference.found, check.contents.span);
      } else if (!this.game.holds(check.condition)) {
        this.fail('condition', check.words, explainCondition(this.conditionSource(), check.condition), check.span);
      }
    }
    this.checkChanges(levels);
    this.checkDice();
    for (const { words, span } of this.script.leftOver) this.fail('answers', words, 'nobody was asked', span);
  }

  private playable(): Omit<PlayableScenario, 'answers'> {
    const { players, seed, switches, layout } = this.game;
    const { scenario, when } = this.compiled;
    const { path, text } = scenario.file;
    // What was answered on the way to the position is no part of the scenario.
    this.game.takeAnswers();
    return { players, seed, switches, layout, state: this.game.save(), program: { ...when, name: scenario.title }, file: { path, text } };
  }

  /** Brings about the given position; false when that fails. `after` is told of each part of it, once that is done. */
  arrange(after: (span: Span) => void = () => undefined): boolean {
    const { given, arrange, arranged, scenario } = this.compiled;
    const script = new AnswerScript(arranged, (player) => this.game.name(player));
    const taken = new Set<string>();
    for (const step of given) {
      if (step.is === 'program') {
        if (!this.play(step.program, script, 'given')) return false;
        after(step.span);
        continue;
      }
      const wrong = arrangeContents(this.game, step.contents, this.context.contents, taken);
      if (wrong !== undefined) {
        this.fail('given', `${step.contents.words}: ${step.contents.items.map(({ text }) => text).join(', ') || 'none'}`, wrong, step.contents.span);
        return false;
      }
      after(step.contents.span);
    }
    if (arrange !== undefined) {
      if (!this.play(arrange, script, 'given')) return false;
      after(scenario.arrange?.range ?? scenario.titleSpan);
    }
    for (const { words, span } of script.leftOver) this.fail('given', words, 'nobody was asked', span);
    if (this.game.outcome !== undefined) this.fail('given', 'a game under way', `the game ended with ${this.game.outcome}`, scenario.titleSpan);
    return this.failures.length === 0;
  }

  /** Carries out a program with scripted answers; false when it got stuck, which is then a failure. */
  private play(program: CompiledProgram, script: AnswerScript, kind: FailureKind): boolean {
    try {
      this.game.start(program);
      for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
        const question = this.game.question();
        if (question === undefined) return true;
        const reply = script.reply(question);
        if (!('indexes' in reply)) {
          if (reply.answer === undefined) this.asked = this.openQuestion(question);
          this.fail(kind, reply.expected, reply.found, this.answerSpan(reply.answer));
          return false;
        }
        this.game.answer(reply.indexes);
      }
      this.fail(kind, 'an end', `${MOST_QUESTIONS} questions were asked`, this.compiled.scenario.titleSpan);
    } catch (error) {
      if (!(error instanceof ProgramFault) && !(error instanceof EngineBug)) throw error;
      this.fail('fault', 'no error', error.message, this.compiled.scenario.when.range);
    }
    return false;
  }

  private openQuestion({ player, form, choices, min, max }: Question): OpenQuestion {
    return { player: this.game.name(player), form, options: choices.map(({ label }) => label), min, max };
  }

  private answerSpan(answer: ReadyAnswer | undefined): Span {
    return answer?.span ?? this.compiled.scenario.when.range;
  }

  private levels(): ReadonlyMap<string, number> {
    const levels = new Map<string, number>();
    if (this.compiled.scenario.changes === undefined) return levels;
    for (const { thing, attribute } of this.context.contents.names.levels.values()) {
      const { value } = this.game.evaluate(['attr', attribute, ['entity', thing]]);
      if (typeof value === 'number') levels.set(thing, value);
    }
    return levels;
  }

  private checkChanges(before: ReadonlyMap<string, number>): void {
    const { changes, titleSpan } = this.compiled.scenario;
    if (changes === undefined) return;
    const after = this.levels();
    for (const [thing, level] of after) {
      const change = changes.find(({ name }) => name.text === thing);
      const expected = change?.by ?? 0;
      const found = level - (before.get(thing) ?? level);
      if (found !== expected) this.fail('changes', changed(thing, expected), `${changed(thing, found)} (to ${level})`, change?.name.span ?? titleSpan, thing);
    }
  }

  private checkEnd(): void {
    const { ends, titleSpan } = this.compiled.scenario;
    const found = this.game.outcome;
    if (found === ends?.text) return;
    this.fail('ends', ends === undefined ? 'the game goes on' : `the game ends with ${ends.text}`, found === undefined ? 'the game goes on' : `the game ended with ${found}`, ends?.span ?? titleSpan);
  }

  /** What is still to be written comes first: all else may be wrong because of it. */
  checkTodo(): void {
    const { todo } = this.compiled.scenario;
    if (todo !== undefined) this.failures.unshift({ kind: 'todo', expected: 'a scenario that is written to its end', found: `still to do: ${todo.text}`, place: this.place(todo.span) });
  }

  private checkDice(): void {
    const { dice, titleSpan } = this.compiled.scenario;
    const left = this.game.diceLeft.length;
    if (left > 0) this.fail('dice', `${dice.length} dice are rolled`, `${dice.length - left} were`, titleSpan);
    if (this.diceMissing > 0) this.fail('dice', `${dice.length} dice are rolled`, `${dice.length + this.diceMissing} were`, titleSpan);
  }

  private conditionSource(): ConditionSource {
    const { pack, words } = this.context;
    return { pack, words, evaluate: (expr) => this.game.evaluate(expr), name: (id) => this.game.name(id) };
  }

  private fail(kind: FailureKind, expected: string, found: string, span: Span, level?: string): void {
    this.failures.push({ kind, expected, found, place: this.place(span), ...(level === undefined ? {} : { level }) });
  }
}

function changed(thing: string, by: number): string {
  return by === 0 ? `${thing} stays as it is` : `${thing} changes by ${by > 0 ? '+' : ''}${by}`;
}
