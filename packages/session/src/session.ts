/**
 * The debug session: commands on a line of play. Must hold no knowledge of how things are recorded, found, named or
 * written: each of these has its own file. Long because the interface is: each method hands on to what does it.
 */
import { BrokenDocument, hashState, IllegalAnswer, loadPack, requireData, type Unreachable } from '@dradis/engine';
import { BranchList } from './branches/branch-list.js';
import { choicesOf } from './breakpoints/choices.js';
import { playUntilHolds } from './chance/play-until.js';
import { describeDecision } from './decision/describe-decision.js';
import { preparedOn } from './edits/prepared.js';
import { evaluateText, tryStatements } from './expression/evaluator.js';
import { PreparedText } from './expression/prepared-text.js';
import { describeFace } from './face/describe-face.js';
import { NoteList } from './notes/note-list.js';
import { profileLine } from './profile/profile-line.js';
import { coverageOf } from './provenance/coverage.js';
import { makeJob } from './odds/make-job.js';
import { playRunOn } from './odds/open-run.js';
import { chooseEvenly } from './odds/policy.js';
import { describeProvenance } from './provenance/describe-provenance.js';
import { chanceFrom, chooseByChance } from './record/chance.js';
import { beginHere } from './record/begin-here.js';
import { Line } from './record/line.js';
import { restoreLine } from './save/restore-line.js';
import { runOnLine, saveLine } from './save/save-line.js';
import { writeScenario } from './scenario/write-scenario.js';
import { SessionCore } from './session-core.js';
import { describeStack } from './stack/describe-stack.js';
import { describeView } from './state/describe-view.js';
import { everythingEyes, eyesOf } from './state/eyes.js';
import { tellAll } from './state/tell-change.js';
import { tellStep } from './state/tell-step.js';
import { stateTree } from './state/tree.js';
import { Wording } from './state/wording.js';
import { findRun, findStep } from './stepping/find-stop.js';
import { marksOn } from './stepping/marks.js';
import { swapContent } from './swap/swap-content.js';
import type { Branches, BranchResult, Edit, Prepared } from './types/branches.js';
import type { Breakpoint, BreakpointChoices, HitRange, HitSlice, PlacedBreakpoint } from './types/breakpoints.js';
import type { Decision } from './types/decision.js';
import type { RestoreOptions, RestoreProblem, SessionDocument, ThisRun } from './types/document.js';
import type { BeginHereOptions, BeginningHere, EvaluateOptions, Evaluation, LanguageSource, TextMistake, Trial } from './types/expression.js';
import type { ThingFace } from './types/face.js';
import type { AfterAnswer, PlayedUntil, Position, RunCommand, StepCommand, Stop, UntilOptions } from './types/moving.js';
import type { OddsJob, OddsOptions, OddsRequest, Policy } from './types/odds.js';
import type { Seat, SessionOptions } from './types/options.js';
import type { Notes } from './types/notes.js';
import type { Profile } from './types/profile.js';
import type { Provenance, StatementHits } from './types/provenance.js';
import type { ScenarioOptions, ScenarioText } from './types/scenario.js';
import type { Session } from './types/session.js';
import type { SourcePlace } from './types/source.js';
import type { StackFrame } from './types/stack.js';
import type { Difference, Point, ToldChange, TreeNode } from './types/state.js';
import type { SwapContent, SwapReport } from './types/swap.js';
import type { TimelineEntry } from './types/timeline.js';
import type { View } from './types/view.js';
import type { Watches } from './types/watches.js';

/** More dice than anybody lays ready by hand. */
const MOST_DICE = 1000;
/** More answers than games have. */
const MOST_BY_CHANCE = 4000;
/** More edits than anybody makes at once. */
const MOST_EDITS = 1000;
/** More questions than any set-up asks: content that never begins a turn must not run for ever. */
const MOST_SET_UP = 1000;

class DebugSession implements Session {
  readonly #core: SessionCore;
  readonly #branches: BranchList;
  readonly #notes: NoteList;
  #sources: SessionOptions['sources'];

  constructor(options: SessionOptions) {
    const { players, seed, windows = 'all', switches = {}, naming = {}, begin } = options;
    const pack = loadPack(options.pack);
    this.#sources = options.sources;
    this.#core = new SessionCore(pack, new Line(pack, { players, seed, windows, switches, ...(begin === undefined ? {} : { begin }) }, naming), options.language);
    this.#branches = new BranchList(this.#core);
    this.#notes = new NoteList(this.#core);
  }

  get watches(): Watches {
    return this.#core.watches;
  }

  get branches(): Branches {
    return this.#branches;
  }

  get notes(): Notes {
    return this.#notes;
  }

  get #line(): Line {
    return this.#core.line;
  }

  position(): Position {
    return this.#core.position();
  }

  step(command: StepCommand): Stop {
    return this.#core.find((line) => findStep(line.reel.tape, line.reel.at, command, (to) => line.reel.reach(to)));
  }

  run(command: RunCommand): Stop {
    const { breakpoints } = this.#core;
    return this.#core.find((line) => findRun(line.reel.tape, line.reel.at, command, (to) => line.reel.reach(to), { ...marksOn(line), breakpoint: (at) => breakpoints.hit(at) }));
  }

  goto(step: number): Stop {
    return this.#core.find(() => ({ position: this.#core.clamp(step), found: 'stop' }));
  }

  answer(choose: readonly string[], then: AfterAnswer = 'stop'): Stop {
    const { reel, state } = this.#line;
    const before = this.#line.copy();
    try {
      reel.answer(choose, state.decision?.id ?? 0);
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      this.#line.refuse(error.message);
      return this.#core.refusal(error.message);
    }
    const stop = then === 'decision' ? this.run({ until: 'decision', direction: 1 }) : this.#core.stop('stepped');
    this.#core.before = before;
    return stop;
  }

  answerAtRandom(then: AfterAnswer = 'stop'): Stop {
    const { game, options } = this.#line;
    const decision = game.decision();
    if (decision === null) return this.#core.refusal('nobody is asked anything here');
    const ids = decision.options.map((one) => one.id);
    return this.answer(chooseByChance(ids, decision.min, decision.max, chanceFrom(`${options.seed}:${decision.id}`)), then);
  }

  playSetUp(): Stop {
    let stop = this.position().waiting ? this.#core.stop('decision') : this.run({ until: 'decision', direction: 1 });
    for (let answers = 0; answers < MOST_SET_UP && stop.reason === 'decision' && (this.#line.turns() ?? 1) < 1; answers++) {
      stop = this.answerAtRandom('decision');
    }
    return stop;
  }

  playUntil({ condition, seed = this.#line.options.seed, most = MOST_BY_CHANCE }: UntilOptions): PlayedUntil {
    const { mistakes } = new PreparedText(this.#line, this.#core.compiler, condition, 'condition');
    const refuse = (problem: string, wrong: readonly TextMistake[] = []): PlayedUntil => ({ stop: this.#core.refusal(problem), met: false, answers: 0, problem, mistakes: [...wrong] });
    if (mistakes.some(({ severity }) => severity === 'error')) return refuse('the condition has mistakes', mistakes);
    const { step, last } = this.position();
    if (step < last) {
      const left = this.#branches.makeBy(`By chance until ${condition}, seed ${seed}`, () => null);
      if (left.problem !== null) return refuse(left.problem);
    }
    const before = this.#line.copy();
    const end = playUntilHolds(this.#line, new PreparedText(this.#line, this.#core.compiler, condition, 'condition'), seed, most);
    this.#core.before = before;
    return { stop: this.#core.standing(), ...end, mistakes: [] };
  }

  decision(seat: Seat = 'everything'): Decision | null {
    const { game, names, reel } = this.#line;
    return describeDecision(game, names, reel.inputs.answerAt(reel.at)?.choose ?? null, seat, (file) => this.source(file));
  }

  stack(seat: Seat = 'everything'): StackFrame[] {
    return seat === 'everything' ? describeStack(this.#line) : [];
  }

  statement(seat: Seat = 'everything'): SourcePlace | null {
    return seat === 'everything' ? this.#line.statement() : null;
  }

  face(thing: string, seat: Seat = 'everything'): ThingFace | null {
    return describeFace(this.#core.pack, this.#line.words(seat), (file) => this.source(file), thing);
  }

  tree(seat: Seat = 'everything'): TreeNode[] {
    const { names, state, game } = this.#line;
    return stateTree(new Wording(names, state, seat === 'everything' ? everythingEyes(game, names) : eyesOf(game, names, seat)));
  }

  changes(from: number, to: number, seat: Seat = 'everything'): ToldChange[] {
    return this.#branches.difference({ step: from }, { step: to }, seat)?.changes ?? [];
  }

  difference(from: Point, to: Point, seat: Seat = 'everything'): Difference | null {
    return this.#branches.difference(from, to, seat);
  }

  told(step = this.#line.reel.at, seat: Seat = 'everything'): string {
    const at = this.#core.clamp(step);
    return tellStep(this.#line, at, seat, at === 0 ? [] : this.changes(at - 1, at, seat), (file) => this.source(file));
  }

  lastChanges(seat: Seat = 'everything'): ToldChange[] {
    return tellAll(this.#line.changes(this.#core.before, this.#line.state, seat));
  }

  view(seat: Seat): View {
    return describeView(this.#line.game, this.#line.names, seat);
  }

  setBreakpoints(breakpoints: readonly Breakpoint[]): readonly PlacedBreakpoint[] {
    this.#core.breakpoints.set(breakpoints);
    return this.#core.breakpoints.placed;
  }

  breakpoints(): readonly PlacedBreakpoint[] {
    return this.#core.breakpoints.placed;
  }

  skipBreakpoints(skip?: boolean): boolean {
    if (skip !== undefined) this.#core.breakpoints.skip = skip;
    return this.#core.breakpoints.skip;
  }

  breakpointChoices(): BreakpointChoices {
    return choicesOf(this.#line);
  }

  breakpointHits(range: HitRange = {}): HitSlice {
    return this.#core.breakpoints.hits(range);
  }

  useLanguage(language: LanguageSource): void {
    this.#core.compiler.use(language);
    this.#core.replace();
  }

  evaluate(text: string, options: EvaluateOptions = {}): Evaluation {
    return evaluateText(this.#line, this.#core.compiler, text, options);
  }

  tryOut(statements: string, { dice = [] }: { dice?: readonly number[] } = {}): Trial {
    return tryStatements(this.#line, this.#core.compiler, statements, dice);
  }

  beginHere(statements: string, options: BeginHereOptions = {}): BeginningHere {
    return beginHere(this.#line, this.#core.compiler, statements, options);
  }

  odds(options: OddsOptions = {}): OddsRequest {
    return makeJob(this.#line, this.#core.compiler, options);
  }

  openRun(job: OddsJob, run: number, policy: Policy = chooseEvenly): BranchResult {
    return this.#branches.makeBy(`Run ${run}`, (line) => playRunOn(line, job, run, policy));
  }

  swap(content: SwapContent): SwapReport {
    const report = swapContent(this.#core, this.#branches, content, this.#sources);
    if (report.outcome !== 'impossible') this.#sources = content.sources ?? this.#sources;
    return report;
  }

  provenance(path: string, seat: Seat = 'everything'): Provenance | null {
    return seat === 'everything' ? describeProvenance(this.#line, path) : null;
  }

  coverage(): StatementHits[] {
    return coverageOf(this.#line);
  }

  profile(clock?: () => number): Profile {
    return profileLine(this.#line, clock);
  }

  timeline(seat: Seat = 'everything'): readonly TimelineEntry[] {
    return seat === 'everything' ? this.#line.timeline.entries : this.#line.timelineFor(seat);
  }

  forceDice(dice: readonly number[]): Stop {
    if (dice.length > MOST_DICE) return this.#core.refusal(`at most ${MOST_DICE} dice can be laid ready`);
    return this.#put((line) => {
      requireData(dice, 'dice');
      line.force(dice);
      return [];
    });
  }

  forcedDice(): number[] {
    return [...this.#line.state.forced.dice];
  }

  edit(edits: readonly Edit[]): Stop {
    if (edits.length > MOST_EDITS) return this.#core.refusal(`at most ${MOST_EDITS} edits can be made at once`);
    return this.#put((line) => {
      requireData(edits, 'edits');
      return line.editJudged(edits);
    });
  }

  prepared(seat: Seat = 'everything'): Prepared {
    return seat === 'everything' ? preparedOn(this.#line) : { dice: { laid: [], left: [] }, decks: [] };
  }

  hash(): string {
    return hashState(this.#line.state);
  }

  thisRun(): ThisRun {
    return runOnLine(this.#core.pack, this.#line);
  }

  scenario(options: ScenarioOptions): ScenarioText {
    return writeScenario(this.#line, options);
  }

  source(file: string): string | undefined {
    const begun = this.#line.options.begin?.file;
    if (Object.hasOwn(this.#sources, file)) return this.#sources[file];
    return begun?.path === file ? begun.text : undefined;
  }

  save(): SessionDocument {
    return saveLine(this.#core.pack, this.#line);
  }

  restore(document: unknown, options: RestoreOptions = {}): RestoreProblem | null {
    const { line, problem } = restoreLine(this.#core.pack, document, options, this.#line.naming);
    if (line !== null) {
      this.#branches.reset(line);
      this.#core.standOn(line, line.copy());
    }
    return problem;
  }

  /** Puts something into the game at the cursor, or says why not. */
  #put(put: (line: Line) => Unreachable[]): Stop {
    const before = this.#line.copy();
    let unreachable: Unreachable[];
    try {
      unreachable = put(this.#line);
    } catch (error) {
      if (error instanceof BrokenDocument) return this.#core.refusal(/^(?:edits|dice)\[/.test(error.path) ? error.message : error.reason);
      throw error;
    }
    this.#core.before = before;
    return { ...this.#core.stop('stepped'), ...(unreachable.length === 0 ? {} : { unreachable }) };
  }
}

/** A session at the beginning of a new game. Throws BrokenDocument for a pack that cannot be loaded or a wrong number of players. */
export function createSession(options: SessionOptions): Session {
  return new DebugSession(options);
}
