/**
 * The tape: for each position of the recorded line, the few facts by which commands find where to stop. Commands search
 * it instead of running the game. Must hold no state of the game.
 */
import { IntColumn } from './int-column.js';

/** A player is being asked. */
export const WAITING = 1;
/** The game is over. */
export const ENDED = 2;
/** The variable that counts turns was set by the step that led here. */
export const TURN = 4;
/** A statement begins, or goes on after another frame had its say: `into` stops here. */
export const STATEMENT = 8;
/** A statement begins that was not already under way in its frame: `over` stops here. */
export const FRESH = 16;
/** Above the flags: the number of the player who is being asked, plus one (an entity of the layout). */
const ASKED = 256;

/** What is noted of one position. */
export interface TapeRow {
  /** How many frames there are. */
  depth: number;
  /** How many of them were never ended nor replaced by the step that led here: `depth` or less. */
  low: number;
  /** Number of the top frame: no other frame ever had it. */
  frame: number;
  /** Number of the statement (see `StatementTable`), -1 where none is under way. */
  statement: number;
  /** The flags above, added up. */
  flags: number;
  /** Who is being asked; -1 when nobody is. */
  asked: number;
}

/** Rows by position, from 0. */
export class Tape {
  #depth = new IntColumn();
  #low = new IntColumn();
  #frame = new IntColumn();
  #statement = new IntColumn();
  #flags = new IntColumn();

  /** The last position that is recorded; -1 when the tape is empty. */
  get last(): number {
    return this.#flags.length - 1;
  }

  push(row: TapeRow): void {
    this.#depth.push(row.depth);
    this.#low.push(row.low);
    this.#frame.push(row.frame);
    this.#statement.push(row.statement);
    this.#flags.push(row.flags + (row.asked + 1) * ASKED);
  }

  depth(position: number): number {
    return this.#depth.at(position);
  }

  low(position: number): number {
    return this.#low.at(position);
  }

  frame(position: number): number {
    return this.#frame.at(position);
  }

  statement(position: number): number {
    return this.#statement.at(position);
  }

  /** Whether one of the flags in `mask` is set at `position`. */
  has(position: number, mask: number): boolean {
    return (this.#flags.at(position) & mask) !== 0;
  }

  /** Who is being asked at `position`; -1 when nobody is. */
  asked(position: number): number {
    return Math.floor(this.#flags.at(position) / ASKED) - 1;
  }

  /** The question at the last position was taken back. */
  unask(): void {
    this.#flags.set(this.last, (this.#flags.at(this.last) % ASKED) & ~WAITING);
  }

  /** The rows up to `position`. */
  copy(position: number): Tape {
    const copy = new Tape();
    copy.#depth = this.#depth.copy(position + 1);
    copy.#low = this.#low.copy(position + 1);
    copy.#frame = this.#frame.copy(position + 1);
    copy.#statement = this.#statement.copy(position + 1);
    copy.#flags = this.#flags.copy(position + 1);
    return copy;
  }

  /** Forgets what comes after `position`. */
  cut(position: number): void {
    for (const column of [this.#depth, this.#low, this.#frame, this.#statement, this.#flags]) column.truncate(position + 1);
  }
}
