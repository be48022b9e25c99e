/**
 * The debug session: commands on a line of play. Must hold no knowledge of how things are recorded, found, named or
 * written: each of these has its own file.
 */
import { hashState, IllegalAnswer, loadPack, type Pack, type State } from '@dradis/engine';
import { Breakpoints } from './breakpoints/breakpoints.js';
import { describeDecision } from './decision/describe-decision.js';
import { coverageOf } from './provenance/coverage.js';
import { describeProvenance } from './provenance/describe-provenance.js';
import { chanceFrom, chooseByChance } from './record/chance.js';
import { Line } from './record/line.js';
import { ENDED, WAITING } from './record/tape.js';
import { restoreLine } from './save/restore-line.js';
import { saveLine } from './save/save-line.js';
import { describeFace } from './face/describe-face.js';
import { describeStack } from './stack/describe-stack.js';
import { everythingEyes, eyesOf } from './state/eyes.js';
import { stateTree } from './state/tree.js';
import { describeView } from './state/describe-view.js';
import { Wording } from './state/wording.js';
import { findRun, findStep, type Found } from './stepping/find-stop.js';
import { stopForError } from './stepping/stop-for-error.js';
import { type Breakpoint, type PlacedBreakpoint } from './types/breakpoints.js';
import { type Decision } from './types/decision.js';
import { type RestoreOptions, type RestoreProblem, type SessionDocument } from './types/document.js';
import { type ThingFace } from './types/face.js';
import { type AfterAnswer, type Position, type RunCommand, type StepCommand, type Stop, type StopReason } from './types/moving.js';
import { type Seat, type SessionOptions } from './types/options.js';
import { type Provenance, type StatementHits } from './types/provenance.js';
import { type Session } from './types/session.js';
import { type SourcePlace } from './types/source.js';
import { type StackFrame } from './types/stack.js';
import { type Change, type TreeNode } from './types/state.js';
import { type TimelineEntry } from './types/timeline.js';
import { type View } from './types/view.js';

/** More dice than anybody lays ready by hand. */
const MOST_DICE = 1000;
/** More questions than any set-up asks: content that never begins a turn must not run for ever. */
const MOST_SET_UP = 1000;

class DebugSession implements Session {
  readonly #pack: Pack;
  readonly #sources: SessionOptions['sources'];
  readonly #breakpoints = new Breakpoints();
  #line: Line;
  /** The state before the last command that moved the cursor; a copy of its own. */
  #before: State;

  constructor(options: SessionOptions) {
    this.#pack = loadPack(options.pack);
    this.#sources = options.sources;
    const { players, seed, windows = 'all', switches = {}, naming = {} } = options;
    this.#line = new Line(this.#pack, { players, seed, windows, switches }, naming);
    this.#before = this.#line.copy();
  }

  position(): Position {
    const { reel, state } = this.#line;
    const { tape, at } = reel;
    return {
      step: at,
      decisions: reel.inputs.answersBefore(at),
      ended: tape.has(at, ENDED),
      waiting: state.decision !== null,
      last: tape.last,
    };
  }

  step(command: StepCommand): Stop {
    return this.#find((line) => findStep(line.reel.tape, line.reel.at, command, (to) => line.reel.reach(to)));
  }

  run(command: RunCommand): Stop {
    return this.#find((line) => findRun(line.reel.tape, line.reel.at, command, (to) => line.reel.reach(to), (at) => this.#breakpoints.hit(at)));
  }

  goto(step: number): Stop {
    return this.#find(() => ({ position: this.#clamp(step), found: 'stop' }));
  }

  answer(choose: readonly string[], then: AfterAnswer = 'stop'): Stop {
    const { reel, state } = this.#line;
    const before = this.#line.copy();
    try {
      reel.answer(choose, state.decision?.id ?? 0);
    } catch (error) {
      if (error instanceof IllegalAnswer) return this.#stop('error', { message: error.message, file: null, span: null });
      throw error;
    }
    const stop = then === 'decision' ? this.run({ until: 'decision', direction: 1 }) : this.#stop('stepped');
    this.#before = before;
    return stop;
  }

  answerAtRandom(then: AfterAnswer = 'stop'): Stop {
    const { game, options } = this.#line;
    const decision = game.decision();
    if (decision === null) return this.#stop('error', { message: 'nobody is asked anything here', file: null, span: null });
    const ids = decision.options.map((one) => one.id);
    return this.answer(chooseByChance(ids, decision.min, decision.max, chanceFrom(`${options.seed}:${decision.id}`)), then);
  }

  playSetUp(): Stop {
    let stop = this.position().waiting ? this.#stop('decision') : this.run({ until: 'decision', direction: 1 });
    for (let answers = 0; answers < MOST_SET_UP && stop.reason === 'decision' && (this.#line.turns() ?? 1) < 1; answers++) {
      stop = this.answerAtRandom('decision');
    }
    return stop;
  }

  decision(seat: Seat = 'everything'): Decision | null {
    const { game, names, reel } = this.#line;
    return describeDecision(game, names, reel.inputs.answerAt(reel.at)?.choose ?? null, seat);
  }

  stack(seat: Seat = 'everything'): StackFrame[] {
    return seat === 'everything' ? describeStack(this.#line) : [];
  }

  statement(seat: Seat = 'everything'): SourcePlace | null {
    return seat === 'everything' ? this.#line.statement() : null;
  }

  face(thing: string, seat: Seat = 'everything'): ThingFace | null {
    return describeFace(this.#pack, this.#line.words(seat), (file) => this.source(file), thing);
  }

  tree(seat: Seat = 'everything'): TreeNode[] {
    const { names, state, game } = this.#line;
    return stateTree(new Wording(names, state, seat === 'everything' ? everythingEyes(game, names) : eyesOf(game, names, seat)));
  }

  changes(from: number, to: number, seat: Seat = 'everything'): Change[] {
    const line = this.#line;
    const at = line.reel.at;
    const states = [from, to].map((step) => {
      line.reel.moveTo(this.#clamp(step));
      return line.copy();
    });
    line.reel.moveTo(at);
    return line.changes(states[0] as State, states[1] as State, seat);
  }

  lastChanges(seat: Seat = 'everything'): Change[] {
    return this.#line.changes(this.#before, this.#line.state, seat);
  }

  view(seat: Seat): View {
    return describeView(this.#line.game, this.#line.names, seat);
  }

  setBreakpoints(breakpoints: readonly Breakpoint[]): readonly PlacedBreakpoint[] {
    this.#breakpoints.set(this.#line, breakpoints);
    return this.#breakpoints.placed;
  }

  provenance(path: string, seat: Seat = 'everything'): Provenance | null {
    return seat === 'everything' ? describeProvenance(this.#line, path) : null;
  }

  coverage(): StatementHits[] {
    return coverageOf(this.#line);
  }

  timeline(seat: Seat = 'everything'): readonly TimelineEntry[] {
    return seat === 'everything' ? this.#line.timeline.entries : this.#line.timelineFor(seat);
  }

  forceDice(dice: readonly number[]): Stop {
    const wrong = dice.find((one) => !Number.isSafeInteger(one) || one < 1);
    if (wrong !== undefined || dice.length > MOST_DICE) {
      const message = wrong === undefined ? `at most ${MOST_DICE} dice can be laid ready` : `a die cannot show ${wrong}`;
      return this.#stop('error', { message, file: null, span: null });
    }
    this.#before = this.#line.copy();
    this.#line.force(dice);
    return this.#stop('stepped');
  }

  forcedDice(): number[] {
    return [...this.#line.state.forced.dice];
  }

  hash(): string {
    return hashState(this.#line.state);
  }

  source(file: string): string | undefined {
    return Object.hasOwn(this.#sources, file) ? this.#sources[file] : undefined;
  }

  save(): SessionDocument {
    return saveLine(this.#pack, this.#line);
  }

  restore(document: unknown, options: RestoreOptions = {}): RestoreProblem | null {
    const { line, problem } = restoreLine(this.#pack, document, options, this.#line.naming);
    if (line !== null) {
      this.#line = line;
      this.#breakpoints.moveTo(line);
      this.#before = line.copy();
    }
    return problem;
  }

  /** Moves the cursor to where a search ends; a search that plays on may move it meanwhile. */
  #find(search: (line: Line) => Found): Stop {
    const line = this.#line;
    const before = line.copy();
    const { position, found } = search(line);
    line.reel.moveTo(position);
    this.#before = before;
    const { tape, fault } = line.reel;
    if (found === 'end' && fault !== null) return { position: this.position(), ...stopForError(fault, line.statement()) };
    if (tape.has(position, ENDED)) return this.#stop('ended');
    if (tape.has(position, WAITING)) return this.#stop('decision');
    return this.#stop(position === 0 ? 'start' : 'stepped');
  }

  #clamp(step: number): number {
    const whole = Number.isNaN(step) ? 0 : Math.trunc(step);
    return Math.min(Math.max(whole, 0), this.#line.reel.tape.last);
  }

  #stop(reason: StopReason, error?: Stop['error']): Stop {
    const hits = this.#breakpoints.at(this.#line.reel.at);
    return {
      position: this.position(),
      reason,
      ...(hits.length === 0 ? {} : { breakpoints: hits }),
      ...(error === undefined ? {} : { error }),
    };
  }
}

/** A session at the beginning of a new game. Throws BrokenDocument for a pack that cannot be loaded or a wrong number of players. */
export function createSession(options: SessionOptions): Session {
  return new DebugSession(options);
}
