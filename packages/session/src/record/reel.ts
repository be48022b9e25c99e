/**
 * The recorded line of play and a live game that stands somewhere on it. Going on beyond the end plays the game; going
 * anywhere else takes the nearest copy of the state and repeats what was played. Must not decide where to stop.
 */
import { Checkpoints } from './checkpoints.js';
import { Inputs } from './inputs.js';
import { type StatementTable } from './statement-table.js';
import { ENDED, Tape, WAITING } from './tape.js';
import { Tracker, type Watched } from './tracker.js';

/** The game under the reel. `S` is its state, which must not change once it was handed out by `copy`. */
export interface ReelGame<S extends Watched> {
  /** The live state. */
  readonly state: S;
  copy(state: S): S;
  /** Makes the live state a copy of `state`. */
  restore(state: S): void;
  /** Carries out one instruction; throws what the engine throws. */
  step(): void;
  /** Takes an answer; throws and changes nothing when it is refused. */
  answer(choose: readonly string[]): void;
  /** The next dice. */
  force(dice: readonly number[]): void;
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
}

/** A line of play that grows at its end. Positions count steps from 0. */
export class Reel<S extends Watched> {
  readonly tape = new Tape();
  readonly inputs = new Inputs();
  readonly #game: ReelGame<S>;
  readonly #checkpoints = new Checkpoints<S>();
  readonly #tracker: Tracker;
  readonly #watcher: ReelWatcher;
  #at = 0;
  /** Whether the live state is another copy than the tracker has seen. */
  #strange = false;
  #fault: Error | null = null;

  constructor(game: ReelGame<S>, statements: StatementTable, watcher: ReelWatcher) {
    this.#game = game;
    this.#watcher = watcher;
    this.#tracker = new Tracker(statements);
    this.#record(0, false);
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
    const from = this.#checkpoints.before(position);
    if (from !== undefined && (this.#at > position || from.position > this.#at)) {
      this.#game.restore(from.state);
      this.#at = from.position;
      this.#strange = true;
    }
    while (this.#at < position) this.#repeat();
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
    this.#cut();
    this.inputs.add({ step: at, kind: 'answer', decision, choose: [...choose] });
    this.#play(() => {
      this.#game.answer(choose);
    });
  }

  /** Lays dice ready where the live game stands; what was recorded after it is forgotten. */
  force(dice: readonly number[]): void {
    this.#cut();
    this.inputs.add({ step: this.#at, kind: 'dice', dice: [...dice] });
    this.#game.force(dice);
    this.#checkpoints.cut(this.#at - 1);
    this.#checkpoints.add(this.#at, this.#game.copy(this.#game.state));
  }

  #cut(): void {
    const at = this.#at;
    this.#fault = null;
    // At the end there is nothing to forget, and the tracker has not lost its way.
    if (at === this.tape.last) return;
    this.tape.cut(at);
    this.inputs.cut(at);
    this.#checkpoints.cut(at);
    this.#tracker.rewind(this.tape, this.#game.state);
    this.#strange = false;
    this.#watcher.cut(at);
  }

  /** One recorded position on. */
  #repeat(): void {
    if (this.#game.state.decision === null) this.#game.step();
    else this.#game.answer(this.inputs.answerAt(this.#at)?.choose ?? []);
    this.#at++;
    const laid = this.inputs.all[this.inputs.from(this.#at)];
    if (laid?.kind === 'dice' && laid.step === this.#at) this.#game.force(laid.dice);
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
      const from = this.#checkpoints.before(this.tape.last);
      if (from === undefined) throw error;
      const last = this.tape.last;
      this.#game.restore(from.state);
      this.#at = from.position;
      this.#strange = true;
      this.#watcher.cut(last);
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
    if (this.#checkpoints.wants(position, waiting)) {
      this.#checkpoints.add(position, this.#game.copy(this.#game.state));
    }
    this.#watcher.after(position);
  }
}
