/**
 * The recorded line of play and a live game that stands somewhere on it. Going on beyond the end plays the game; going
 * anywhere else takes the nearest copy of the state and repeats what was played. Must not decide where to stop.
 */
import type { OutsideInput } from '../types/document.js';
import { Checkpoints } from './checkpoints.js';
import { Inputs } from './inputs.js';
import { replay, type ReplayedGame } from './replay.js';
import type { StatementTable } from './statement-table.js';
import { ENDED, Tape, WAITING } from './tape.js';
import { Tracker, type Watched } from './tracker.js';

/** The game under the reel. `S` is its state, which must not change once it was handed out by `copy`. */
export interface ReelGame<S extends Watched> extends ReplayedGame<S> {
  readonly state: S;
  copy(state: S): S;
  /** The value of what counts turns; any constant when nothing does. */
  turn(): unknown;
}

/** Told of each position when it is first reached, and of cuts. */
export interface ReelWatcher {
  /** Just before a step or answer beyond what is recorded; `position` is where it leads. */
  before(position: number): void;
  /** Just after it. */
  after(position: number): void;
  /** What came after `position` is forgotten. */
  cut(position: number): void;
  /** Just before what stands at `position`, the last one, is changed from outside. */
  changing(position: number): void;
  /** Just after it, and when it turned out that the game does not go on there, or now might. */
  changed(position: number): void;
}

/** A line from which another one leaves at a position. */
export interface Origin<S extends Watched> {
  reel: Reel<S>;
  at: number;
}

/** A line of play that grows at its end. Positions count steps from 0. */
export class Reel<S extends Watched> {
  readonly tape: Tape;
  readonly inputs: Inputs;
  readonly checkpoints: Checkpoints<S>;
  readonly #game: ReelGame<S>;
  readonly #tracker: Tracker;
  readonly #watcher: ReelWatcher;
  #at = 0;
  /** Whether the live state is another copy than the tracker has seen. */
  #strange = false;
  #fault: Error | null = null;

  /** A line that begins where the game stands, or one with the past of another up to a position. */
  constructor(game: ReelGame<S>, statements: StatementTable, watcher: ReelWatcher, origin?: Origin<S>) {
    this.#game = game;
    this.#watcher = watcher;
    if (origin === undefined) {
      this.tape = new Tape();
      this.inputs = new Inputs();
      this.checkpoints = new Checkpoints<S>();
      this.#tracker = new Tracker(statements);
      this.#record(0, false);
    } else {
      const { reel, at } = origin;
      this.tape = reel.tape.copy(at);
      this.inputs = reel.inputs.copy(at);
      this.checkpoints = reel.checkpoints.copy(at);
      this.#tracker = new Tracker(statements, reel.#tracker.nextFrame);
      this.#at = -1;
      this.moveTo(at);
      this.#tracker.rewind(this.tape, game.state);
      this.#strange = false;
    }
  }

  /** Where the live game stands. */
  get at(): number {
    return this.#at;
  }

  /** What went wrong beyond the end of the line, if the line ends because of it. */
  get fault(): Error | null {
    return this.#fault;
  }

  /** Brings the live game to a recorded position. */
  moveTo(position: number): void {
    if (replay(this.#game, this, this.#at, position)) this.#strange = true;
    this.#at = position;
  }

  /** Plays on until `position` is recorded; false when a question, the end or a fault comes first. */
  reach(position: number): boolean {
    while (this.tape.last < position) {
      if (!this.#extend()) return false;
    }
    return true;
  }

  /**
   * Answers where the live game stands, and goes one position on. What was recorded after it is forgotten, unless it is
   * the recorded answer. Throws what the engine throws for a refused answer; then nothing has changed.
   */
  answer(choose: readonly string[], decision: number): void {
    const at = this.#at;
    const recorded = this.inputs.answerAt(at)?.choose;
    if (recorded !== undefined && recorded.length === choose.length && recorded.every((one, i) => one === choose[i])) {
      this.moveTo(at + 1);
      return;
    }
    const before = this.#game.copy(this.#game.state);
    this.#game.answer(choose);
    this.#game.restore(before);
    this.#strange = true;
    this.#cut();
    this.inputs.add({ step: at, kind: 'answer', decision, choose: [...choose] });
    this.#play(() => {
      this.#game.answer(choose);
    });
  }

  /**
   * Puts something in where the live game stands; what was recorded after it is forgotten. Throws BrokenDocument when it is
   * refused; then nothing has changed.
   */
  put(input: OutsideInput): void {
    const before = this.#game.copy(this.#game.state);
    this.#strange = true;
    try {
      this.#game.put(input);
    } catch (error) {
      this.#game.restore(before);
      throw error;
    }
    this.#game.restore(before);
    this.#cut();
    this.inputs.add(input);
    this.#watcher.changing(this.#at);
    this.#game.put(input);
    if (this.#game.state.decision === null) this.tape.unask();
    this.checkpoints.cut(this.#at - 1);
    this.checkpoints.add(this.#at, this.#game.copy(this.#game.state));
    this.#watcher.changed(this.#at);
  }

  #cut(): void {
    const at = this.#at;
    const faulty = this.#fault !== null;
    this.#fault = null;
    // At the end there is nothing to forget, and the tracker has not lost its way.
    if (at === this.tape.last) {
      if (faulty) this.#watcher.changed(at);
      return;
    }
    this.tape.cut(at);
    this.inputs.cut(at);
    this.checkpoints.cut(at);
    this.#tracker.rewind(this.tape, this.#game.state);
    this.#strange = false;
    this.#watcher.cut(at);
  }

  /** One position beyond the end of the line; false when there is none. */
  #extend(): boolean {
    if (this.#fault !== null || this.tape.has(this.tape.last, WAITING | ENDED)) return false;
    this.moveTo(this.tape.last);
    try {
      this.#play(() => {
        this.#game.step();
      });
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#fault = error;
      // The step may have been half done.
      const from = this.checkpoints.before(this.tape.last);
      if (from === undefined) throw error;
      const last = this.tape.last;
      this.#game.restore(from.state);
      this.#at = from.position;
      this.#strange = true;
      this.#watcher.cut(last);
      this.#watcher.changed(last);
      this.moveTo(last);
      return false;
    }
  }

  #play(act: () => void): void {
    if (this.#strange) this.#tracker.adopt(this.#game.state);
    this.#strange = false;
    const turn = this.#game.turn();
    this.#watcher.before(this.#at + 1);
    act();
    this.#record(this.#at + 1, this.#game.turn() !== turn);
  }

  #record(position: number, turn: boolean): void {
    this.#at = position;
    this.tape.push(this.#tracker.watch(this.#game.state, turn));
    const waiting = this.tape.has(position, WAITING);
    if (this.checkpoints.wants(position, waiting)) {
      this.checkpoints.add(position, this.#game.copy(this.#game.state));
    }
    this.#watcher.after(position);
  }
}
