/**
 * Watches a game take its steps and says what the tape has to note of each. It follows frames by their identity, so it
 * must be told when the state it looks at is another copy. Must not change the game.
 */
import { ENDED, FRESH, STATEMENT, type Tape, type TapeRow, TURN, WAITING } from './tape.js';
import { NO_STATEMENT, type StatementTable } from './statement-table.js';

/** What the tracker looks at; the engine's state is one. */
export interface Watched {
  readonly frames: readonly { readonly program: number; readonly pc: number }[];
  readonly decision: { readonly player?: number } | null;
  readonly outcome: number;
}

interface Level {
  /** The live frame object. */
  frame: object;
  /** Its number. */
  id: number;
  /** The statement it was last at, NO_STATEMENT before the first. */
  statement: number;
}

/** A tracker for one tape; `watch` is to be called for position 0 and then after every step. */
export class Tracker {
  readonly #statements: StatementTable;
  #levels: Level[] = [];
  #nextFrame: number;
  /** Frame and statement of the last position that had a statement. */
  #lastFrame = 0;
  #lastStatement = NO_STATEMENT;

  /** `nextFrame`: the number of the next frame; that of another tracker for a line that goes on from its line. */
  constructor(statements: StatementTable, nextFrame = 1) {
    this.#statements = statements;
    this.#nextFrame = nextFrame;
  }

  /** No frame so far has this number or a higher one. */
  get nextFrame(): number {
    return this.#nextFrame;
  }

  /** The row for where the game stands now. `turn`: whether the step that led here set the variable that counts turns. */
  watch(state: Watched, turn: boolean): TapeRow {
    const low = this.#follow(state);
    const top = this.#levels.at(-1);
    const waiting = state.decision !== null;
    const ended = state.outcome >= 0 || state.frames.length === 0;
    let flags = (waiting ? WAITING : 0) | (ended ? ENDED : 0) | (turn ? TURN : 0);
    const statement = this.#statementOf(state, waiting);
    if (top !== undefined && statement !== NO_STATEMENT) {
      if (top.id !== this.#lastFrame || statement !== this.#lastStatement) flags |= STATEMENT;
      if (statement !== top.statement) flags |= FRESH;
      top.statement = statement;
      this.#lastFrame = top.id;
      this.#lastStatement = statement;
    }
    return { depth: state.frames.length, low, frame: top?.id ?? 0, statement, flags, asked: state.decision?.player ?? -1 };
  }

  /** Goes on from another copy of the state that was watched last: the same frames are other objects now. */
  adopt(state: Watched): void {
    state.frames.forEach((frame, i) => {
      const level = this.#levels[i];
      if (level !== undefined) level.frame = frame;
    });
  }

  /** Goes back to the last position of a tape that was cut; `state` is the state there. */
  rewind(tape: Tape, state: Watched): void {
    const ids = new Map<number, { id: number; statement: number }>();
    let kept = Infinity;
    this.#lastStatement = NO_STATEMENT;
    this.#lastFrame = 0;
    for (let at = tape.last; at >= 0 && (ids.size < state.frames.length || this.#lastStatement === NO_STATEMENT); at--) {
      const depth = tape.depth(at);
      const statement = tape.statement(at);
      if (this.#lastStatement === NO_STATEMENT && statement !== NO_STATEMENT) {
        this.#lastStatement = statement;
        this.#lastFrame = tape.frame(at);
      }
      if (depth > 0 && depth <= kept) {
        const seen = ids.get(depth);
        if (seen === undefined) ids.set(depth, { id: tape.frame(at), statement });
        else if (seen.statement === NO_STATEMENT && seen.id === tape.frame(at)) seen.statement = statement;
      }
      kept = Math.min(kept, tape.low(at));
    }
    this.#levels = state.frames.map((frame, i) => {
      const seen = ids.get(i + 1);
      return { frame, id: seen?.id ?? this.#nextFrame++, statement: seen?.statement ?? NO_STATEMENT };
    });
  }

  /** Brings the levels in line with the frames; gives how many outer frames have lasted. */
  #follow(state: Watched): number {
    const { frames } = state;
    const levels = this.#levels;
    let low = Math.min(frames.length, levels.length);
    while (low > 0 && levels[low - 1]?.frame !== frames[low - 1]) low--;
    levels.length = low;
    for (let i = low; i < frames.length; i++) {
      levels.push({ frame: frames[i] as object, id: this.#nextFrame++, statement: NO_STATEMENT });
    }
    return low;
  }

  #statementOf(state: Watched, waiting: boolean): number {
    const top = state.frames.at(-1);
    if (top === undefined || top.program < 0) return NO_STATEMENT;
    // While a question waits, the instruction that asked is the one before.
    return this.#statements.of(top.program, waiting || state.outcome >= 0 ? top.pc - 1 : top.pc);
  }
}
