/**
 * A table at which people and bots play: what a server, a page or a chat needs of a game, and nothing that would let a seat
 * see or do more than it may. Must not hold rules, and must not read a clock or a store: whoever keeps tables does.
 */
import { BrokenDocument } from '../errors/broken-document.js';
import { EngineBug } from '../errors/engine-bug.js';
import { IllegalAnswer } from '../errors/illegal-answer.js';
import type { Decision } from '../decision/decision.js';
import type { Refusal } from '../decision/explain-decision.js';
import { createGame, type Game, type GameOptions, restoreState } from '../game.js';
import type { Pack } from '../pack/load-pack.js';
import { cloneState } from '../state/clone-state.js';
import { hashState } from '../state/hash-state.js';
import type { State } from '../state/state.js';
import type { View } from '../view/view.js';
import { readTableDocument, type TableDocument, type TableMove } from './table-document.js';
import { type Choices, SettledChoices } from './settled-choices.js';
import { readTableAnswer, type TableAnswer } from './table-answer.js';
import { TableLog, type TableNews } from './table-log.js';
import { barrierBetween, knowledge, type NoWayBack } from './way-back.js';

/** A seat at a table: somebody who plays, or who watches. There is none that sees everything. */
export type TableSeat = 'spectator' | `player-${number}`;

/** How a table is set up. */
export interface TableOptions extends GameOptions {
  /**
   * What players have settled beforehand, such as their characters: for each player ids of things in the order in which they
   * are to be chosen. While an entry is left and the player is asked a question that offers it, the table answers. An entry
   * may be on offer only later; it waits until then.
   */
  choices?: Choices;
}

/** What a table waits for. */
export type Pending =
  | { readonly kind: 'asked'; readonly player: `player-${number}`; readonly revision: number }
  | { readonly kind: 'ended'; readonly outcome: string; readonly revision: number };

/** What came of an answer: it was taken, or it is the one that was taken last, sent again. */
export interface Taken {
  /** `repeated`: it had been taken before, and counts once. */
  readonly kind: 'taken' | 'repeated';
  /** The revision now. */
  readonly revision: number;
}

/** What came of taking back, told apart by `kind`; `words` say the reason to people. */
export type TakenBack = { readonly kind: 'undone'; readonly revision: number } | { readonly kind: 'refused'; readonly reason: NoWayBack; readonly words: string };

const REFUSED: Readonly<Record<NoWayBack, string>> = {
  nothing: 'there is no answer to take back',
  'other-answer': 'the last answer was somebody else’s',
  chance: 'a die was rolled, or cards were shuffled or drawn, since',
  reveal: 'somebody has learned something since',
};

/** An answer that may still be taken back. */
interface Step {
  readonly player: string;
  readonly before: State;
  /** How long the logs were. */
  readonly logs: readonly number[];
}

/** A table. Made by `createTable` and `openTable`. */
export class Table {
  readonly #game: Game;
  readonly #log: TableLog;
  readonly #moves: TableMove[] = [];
  readonly #choices: SettledChoices;
  #steps: Step[] = [];
  /** Why there is no step to take back. */
  #barrier: NoWayBack = 'nothing';

  /** For `createTable` and `openTable`: takes a game that has not begun, and makes the recorded moves; without any it goes by the choices. */
  constructor(game: Game, choices: Choices, moves: readonly TableMove[] = []) {
    this.#game = game;
    this.#log = new TableLog(game.state.players);
    this.#choices = new SettledChoices(game.machine.layout, choices);
    game.onEvent = (event) => {
      this.#log.hear(event);
    };
    game.run();
    this.#log.settle();
    if (moves.length === 0) this.#settle();
    else this.#repeat(moves);
  }

  /** How many play. */
  get players(): number {
    return this.#game.state.players;
  }

  /** The number of moves so far: grows with every answer and every answer taken back, and never returns. */
  get revision(): number {
    return this.#moves.length;
  }

  /** The hash of the state. */
  get hash(): string {
    return hashState(this.#game.state);
  }

  /** Who is asked, or how it ended. */
  pending(): Pending {
    const { revision } = this;
    const { decision, outcome } = this.#game.state;
    const { ids } = this.#game.machine.layout;
    if (decision !== null) return { kind: 'asked', player: ids[decision.player] as `player-${number}`, revision };
    const ended = ids[outcome];
    if (ended === undefined) throw new EngineBug('the game stands without a question and without an outcome');
    return { kind: 'ended', outcome: ended, revision };
  }

  /** The question a seat is asked; null when it is asked none. */
  question(seat: TableSeat): Decision | null {
    this.#seat(seat);
    const decision = this.#game.decision();
    return decision?.player === seat ? decision : null;
  }

  /** What a seat may see: the same as long as the revision is. Throws BrokenDocument for a seat that is not there. */
  view(seat: TableSeat): View {
    this.#seat(seat);
    return this.#game.view(seat);
  }

  /** What a seat has heard from the position `since` (0: from the beginning) on. */
  events(seat: TableSeat, since = 0): TableNews {
    return this.#log.since(this.#seat(seat), since);
  }

  /** What cannot be chosen at the question a seat is asked, with reasons; empty when it is asked none. */
  whyNot(seat: TableSeat): Refusal[] {
    return this.question(seat) === null ? [] : this.#game.explain();
  }

  /**
   * Takes an answer and plays on to the next question. An answer that was taken last and comes again (a connection broke)
   * is no error. Throws IllegalAnswer, or a ProgramFault of the content; whatever is thrown, the table is as before.
   */
  answer(player: TableSeat, answer: TableAnswer): Taken {
    const kind = this.#answer(player, answer);
    if (kind === 'taken') this.#settle();
    return { kind, revision: this.revision };
  }

  #answer(player: TableSeat, answer: TableAnswer): Taken['kind'] {
    this.#seat(player);
    const { revision, choose } = readTableAnswer(answer);
    if (this.#repeats(player, revision, choose)) return 'repeated';
    const pending = this.pending();
    if (pending.kind === 'ended') throw new IllegalAnswer('no-decision', `the game has ended with ${pending.outcome}`);
    if (pending.player !== player) throw new IllegalAnswer('not-asked', `${pending.player} is asked, not ${player}`);
    if (revision !== this.revision) throw new IllegalAnswer('stale', `the answer is to revision ${revision}, but the table is at ${this.revision}: look again`);
    this.#take(player, choose);
    return 'taken';
  }

  #repeats(player: string, revision: number, choose: readonly string[]): boolean {
    const last = this.#moves[revision];
    return last?.kind === 'answer' && last.player === player && last.choose.length === choose.length && last.choose.every((id, index) => id === choose[index]);
  }

  #take(player: string, choose: readonly string[]): void {
    const game = this.#game;
    const before = cloneState(game.state);
    const known = knowledge(game.machine);
    const logs = this.#log.lengths;
    try {
      game.answer({ decision: game.state.decision?.id ?? -1, choose });
    } catch (error) {
      this.#log.forget();
      throw error;
    }
    this.#log.settle();
    this.#moves.push({ kind: 'answer', player, choose: [...choose], hash: hashState(game.state) });
    const barrier = barrierBetween(before, known, game.machine);
    if (barrier !== null) {
      this.#steps = [];
      this.#barrier = barrier;
      return;
    }
    if (this.#steps.some((step) => step.player !== player)) this.#steps = [];
    this.#steps.push({ player, before, logs });
  }

  /** Answers what players have settled beforehand. */
  #settle(): void {
    for (let decision = this.#game.decision(); decision !== null; decision = this.#game.decision()) {
      const option = this.#choices.wanted(decision);
      if (option === undefined) return;
      this.#take(decision.player, [option.id]);
      this.#choices.done(decision.player);
    }
  }

  /** Why a player may not take back the last answer; null when he may. */
  noWayBack(player: TableSeat): NoWayBack | null {
    this.#seat(player);
    const last = this.#steps.at(-1);
    if (last === undefined) return this.#barrier;
    return last.player === player ? null : 'other-answer';
  }

  /**
   * Takes back the last answer of a player: only as long as no die, shuffle, draw, reveal or answer of somebody else came
   * since. The table then is as it was before that answer, to the last detail.
   */
  undo(player: TableSeat): TakenBack {
    const reason = this.noWayBack(player);
    const step = this.#steps.at(-1);
    if (reason !== null || step === undefined) return { kind: 'refused', reason: reason ?? 'nothing', words: REFUSED[reason ?? 'nothing'] };
    this.#steps.pop();
    restoreState(this.#game, step.before);
    this.#log.takeBack(player, step.logs);
    this.#moves.push({ kind: 'undo', player, hash: hashState(this.#game.state) });
    return { kind: 'undone', revision: this.revision };
  }

  /** The table as a document for `openTable`. */
  save(): TableDocument {
    const { pack, state, switches } = this.#game;
    const { choices } = this.#choices;
    return {
      format: 'dradis-table-1',
      pack: { id: pack.id, version: pack.version, hash: pack.hash },
      players: state.players,
      seed: state.seed,
      windows: state.windowsPolicy,
      switches,
      ...(Object.keys(choices).length === 0 ? {} : { choices }),
      moves: [...this.#moves],
    };
  }

  /**
   * Makes recorded moves again. Throws BrokenDocument when one cannot be made or leads elsewhere. What players had settled is
   * among them: the table then answered wherever it was on offer after an answer.
   */
  #repeat(moves: readonly TableMove[]): void {
    let settles = true;
    for (const [index, move] of moves.entries()) {
      const decision = this.#game.decision();
      const settled = settles && decision !== null && this.#choices.wanted(decision) !== undefined;
      this.#repeatOne(move, `moves[${index}]`);
      if (settled) this.#choices.done(decision.player);
      settles = move.kind === 'answer';
    }
  }

  #repeatOne(move: TableMove, at: string): void {
    const player = move.player as TableSeat;
    try {
      if (move.kind === 'answer') this.#answer(player, { revision: this.revision, choose: move.choose });
      else if (this.undo(player).kind === 'refused') throw new BrokenDocument(at, `${player} could not take back the answer before`);
    } catch (error) {
      if (error instanceof IllegalAnswer) throw new BrokenDocument(at, `the answer cannot be given: ${error.message}`);
      throw error;
    }
    if (this.hash !== move.hash) throw new BrokenDocument(`${at}.hash`, `the state after it is another one: expected ${move.hash}, found ${this.hash}`);
  }

  /** The number of a seat: 0 the public, n player n. */
  #seat(seat: string): number {
    if (seat === 'spectator') return 0;
    const { layout } = this.#game.machine;
    const entity = layout.entityOf.get(seat);
    if (entity === undefined || entity < layout.playerLo || entity >= layout.playerLo + layout.players) {
      throw new BrokenDocument('seat', `there is no seat "${seat}": expected player-1 to player-${layout.players} or spectator`);
    }
    return entity - layout.playerLo + 1;
  }
}

/**
 * A new table, standing at its first question. Throws what `createGame` throws, and BrokenDocument for choices of a seat that is
 * not there or of something that the pack does not have.
 */
export function createTable(pack: Pack, options: TableOptions): Table {
  return new Table(createGame(pack, options), options.choices ?? {});
}

/**
 * Opens a saved table again: plays its moves and compares the state after each, so that what is opened is what was saved.
 *
 * @throws BrokenDocument when the document is damaged, belongs to other content, or does not play as recorded
 */
export function openTable(pack: Pack, document: unknown): Table {
  const { players, seed, windows, switches, choices, moves } = readTableDocument(pack, document);
  return new Table(createGame(pack, { players, seed, windows, switches }), choices ?? {}, moves);
}
