/**
 * What all parts of a session share: the line on which it stands, where it came from, and how it says that it stopped. Must
 * hold no topic of its own.
 */
import type { Pack, State } from '@dradis/engine';
import { Breakpoints } from './breakpoints/breakpoints.js';
import { TextCompiler } from './expression/text-compiler.js';
import type { Line } from './record/line.js';
import { ENDED, WAITING } from './record/tape.js';
import { stopForError } from './stepping/stop-for-error.js';
import type { Found } from './stepping/find-stop.js';
import type { LanguageSource } from './types/expression.js';
import type { Position, Stop, StopReason } from './types/moving.js';
import { WatchList } from './watches/watch-list.js';

/** The middle of a session. */
export class SessionCore {
  readonly compiler: TextCompiler;
  readonly breakpoints: Breakpoints;
  readonly watches: WatchList;
  line: Line;
  /** The state before the last command that moved the cursor; a copy of its own. */
  before: State;

  constructor(
    public pack: Pack,
    line: Line,
    language: LanguageSource | undefined,
  ) {
    this.line = line;
    this.before = line.copy();
    this.compiler = new TextCompiler(line.options.players, language);
    this.breakpoints = new Breakpoints(line, this.compiler);
    this.watches = new WatchList(line, this.compiler);
  }

  position(): Position {
    const { reel, state } = this.line;
    const { tape, at } = reel;
    return { step: at, decisions: reel.inputs.answersBefore(at), ended: tape.has(at, ENDED), waiting: state.decision !== null, last: tape.last };
  }

  /** Goes to another line, where that one's cursor is. */
  standOn(line: Line, before: State): Stop {
    this.line = line;
    this.before = before;
    this.compiler.seat(line.options.players);
    this.replace();
    return this.standing();
  }

  /** Where the cursor stands, without having moved. */
  standing(): Stop {
    return this.stop(this.#reasonAt(this.line.reel.at));
  }

  /** Places breakpoints and watches anew on the line. */
  replace(): void {
    this.breakpoints.moveTo(this.line);
    this.watches.moveTo(this.line);
  }

  /** Moves the cursor to where a search ends; a search that plays on may move it meanwhile. */
  find(search: (line: Line) => Found): Stop {
    const { line } = this;
    const before = line.copy();
    const { position, found } = search(line);
    line.reel.moveTo(position);
    this.before = before;
    const { fault } = line.reel;
    if (found === 'end' && fault !== null) {
      const { reason, error } = stopForError(fault, line.statement());
      return this.stop(reason, error);
    }
    return this.stop(this.#reasonAt(position));
  }

  /** A step on the line: whole, and within what is recorded. */
  clamp(step: number): number {
    const whole = Number.isNaN(step) ? 0 : Math.trunc(step);
    return Math.min(Math.max(whole, 0), this.line.reel.tape.last);
  }

  stop(reason: StopReason, error?: Stop['error']): Stop {
    const hits = this.breakpoints.stopsAt(this.line.reel.at);
    return {
      position: this.position(),
      reason,
      ...(hits.length === 0 ? {} : { breakpoints: hits.map(({ breakpoint }) => breakpoint), hits }),
      ...(error === undefined ? {} : { error }),
    };
  }

  /** A stop because a command was refused; nothing has changed. */
  refusal(message: string): Stop {
    return this.stop('error', { message, file: null, span: null });
  }

  #reasonAt(position: number): StopReason {
    const { tape } = this.line.reel;
    if (tape.has(position, ENDED)) return 'ended';
    if (tape.has(position, WAITING)) return 'decision';
    return position === 0 ? 'start' : 'stepped';
  }
}
