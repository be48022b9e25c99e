/** The game as hosts, bots and debuggers hold it. Must not hold rules: it only guards the machine. */
import { EngineBug } from './errors/engine-bug.js';
import { BrokenDocument } from './errors/broken-document.js';
import { IllegalAnswer } from './errors/illegal-answer.js';
import { BudgetExceeded, ProgramFault } from './errors/program-fault.js';
import { shown } from './errors/shown.js';
import { checkAnswer, checkIndexes, waitingDecision } from './decision/check-answer.js';
import type { Answer, Decision } from './decision/decision.js';
import { describeDecision, renderOption, waitingAsk } from './decision/describe-decision.js';
import { explainDecision, type Refusal } from './decision/explain-decision.js';
import { takeAnswer } from './decision/take-answer.js';
import type { GameEvent } from './events/game-event.js';
import type { Machine } from './machine/machine.js';
import { runOn, stands, stepOnce } from './machine/run.js';
import type { Pack } from './pack/load-pack.js';
import { switchesOf, switchPositions } from './state/switches.js';
import { cloneState } from './state/clone-state.js';
import { newState } from './state/new-state.js';
import { readSave, type SaveDocument, saveOf } from './state/save.js';
import type { Frame, State, WindowsPolicy } from './state/state.js';
import { repeatingFrames } from './view/repeating-frames.js';
import { type View, viewFor } from './view/view.js';

/** How a game is set up. */
export interface GameOptions {
  /** How many play: a number that the pack allows. */
  players: number;
  /** Decides every shuffle, draw and die. A number is as good as its text. */
  seed: string | number;
  /** Whom windows ask; `all` when left out. */
  windows?: WindowsPolicy;
  /** How switches of the pack stand, by id; those left out stand as the pack says. */
  switches?: Readonly<Record<string, boolean>>;
}

/** Whose view: a player (`player-1`), the public, or one who may know everything. */
export type Seat = 'spectator' | 'everything' | `player-${number}`;

/** What is thrown to those outside; the machine must stand as it did when it was thrown to us. */
function told(m: Machine, error: unknown): unknown {
  if (error instanceof BudgetExceeded && error.budget === 'depth') return new BudgetExceeded('depth', error.limit, error.place, repeatingFrames(m));
  const ours = [EngineBug, BrokenDocument, IllegalAnswer, ProgramFault];
  if (ours.some((type) => error instanceof type)) return error;
  return new EngineBug(`the engine failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

/** A game under way. */
export class Game {
  /** Called before each instruction of a program or window; undefined costs nothing. */
  onStep: ((game: Game, frame: Frame, pc: number) => void) | undefined = undefined;
  readonly #machine: Machine;

  /** For `createGame`, `loadGame` and `cloneGame`. */
  constructor(
    /** The content it is played with. */
    readonly pack: Pack,
    machine: Machine,
  ) {
    this.#machine = machine;
  }

  /** The whole state; to be read, and changed only through this class and `game-edit.ts`. */
  get state(): State {
    return this.#machine.state;
  }

  /** How the switches of the pack stand in this game, by id. */
  get switches(): Record<string, boolean> {
    return switchesOf(this.pack.compiled, this.state.switches);
  }

  /** The engine's own handle, for the files of this package. */
  get machine(): Machine {
    return this.#machine;
  }

  /** Called for each event as it happens; undefined costs nothing. */
  get onEvent(): ((event: GameEvent) => void) | undefined {
    return this.#machine.onEvent;
  }

  set onEvent(listener: ((event: GameEvent) => void) | undefined) {
    this.#machine.onEvent = listener;
  }

  /**
   * Called with the id of each ability that adds to a quantity or forbids an act, whenever that is worked out: what such an
   * ability does is nothing that is carried out, so neither `onStep` nor an event tells of it. Undefined costs nothing.
   */
  get onApplied(): ((ability: string) => void) | undefined {
    return this.#machine.onApplied;
  }

  set onApplied(listener: ((ability: string) => void) | undefined) {
    this.#machine.onApplied = listener;
  }

  /** Carries out one instruction, unless a decision waits or the game has ended. Throws ProgramFault, BudgetExceeded. */
  step(): 'stepped' | 'decision' | 'ended' {
    if (stands(this.#machine)) return this.#standing();
    this.#announceStep();
    try {
      stepOnce(this.#machine);
    } catch (error) {
      throw told(this.#machine, error);
    }
    return 'stepped';
  }

  /** Carries out instructions up to the next decision or the end. Throws ProgramFault, BudgetExceeded. */
  run(): 'decision' | 'ended' {
    try {
      if (this.onStep === undefined) runOn(this.#machine);
      else {
        while (!stands(this.#machine)) {
          this.#announceStep();
          stepOnce(this.#machine);
        }
      }
    } catch (error) {
      throw told(this.#machine, error);
    }
    return this.#standing();
  }

  #standing(): 'decision' | 'ended' {
    return this.state.decision === null ? 'ended' : 'decision';
  }

  #announceStep(): void {
    const frame = this.state.frames[this.state.frames.length - 1];
    if (frame !== undefined) this.onStep?.(this, frame, frame.pc);
  }

  /** The waiting decision as its player sees it; null when none waits. */
  decision(): Decision | null {
    const { decision } = this.state;
    return decision === null ? null : describeDecision(this.#machine, decision, decision.player);
  }

  /**
   * Takes an answer and runs on to the next decision (unless `run` is false: then `step` or `run` go on). Throws
   * IllegalAnswer when the answer is stale, foreign or not on offer; whatever is thrown, the state is as before.
   */
  answer(answer: Answer, how: { run?: boolean } = {}): void {
    const values = checkAnswer(this.#machine, answer);
    const before = cloneState(this.state);
    try {
      this.#take(values);
      if (how.run !== false) this.run();
    } catch (error) {
      // Before the state goes back: what repeats stands on the stack.
      const known = told(this.#machine, error);
      this.#machine.state = before;
      throw known;
    }
  }

  /** As `answer`, by positions of options (from 0), without a copy: after an error the game cannot be used. For bots. */
  answerIndexes(indexes: readonly number[], how: { run?: boolean } = {}): void {
    this.#take(checkIndexes(waitingDecision(this.#machine), indexes));
    if (how.run !== false) this.run();
  }

  #take(values: readonly number[]): void {
    const machine = this.#machine;
    const decision = waitingDecision(machine);
    if (machine.onEvent !== undefined) {
      const ask = waitingAsk(machine);
      machine.onEvent({
        type: 'answered',
        step: this.state.step,
        decision: decision.id,
        player: machine.layout.ids[decision.player] as string,
        choose: values.map((raw) => renderOption(machine, decision.player, decision, ask, raw).id),
        seenBy: 1 << (decision.player - machine.layout.playerLo + 1),
      });
    }
    takeAnswer(machine, decision, values);
  }

  /** How many options the waiting decision has; 0 when none waits. */
  get optionCount(): number {
    return this.state.decision?.options.length ?? 0;
  }

  /** How many options must be chosen at least and at most; null when no decision waits. */
  bounds(): { min: number; max: number } | null {
    const { decision } = this.state;
    return decision === null ? null : { min: decision.min, max: decision.max };
  }

  /** The raw values of the options: entities, ability instances, numbers, option positions; -1 is none or pass. */
  pendingValues(): readonly number[] {
    return this.state.decision?.options ?? [];
  }

  /** What cannot be chosen at the waiting decision, with reasons; empty when none waits. */
  explain(): Refusal[] {
    return this.state.decision === null ? [] : explainDecision(this.#machine, this.state.decision);
  }

  /** What a player, the public or a debugger may see. Throws BrokenDocument for a seat that is not there. */
  view(seat: Seat): View {
    return viewFor(this.#machine, seat);
  }

  /** The game as a document for `loadGame`. */
  save(): SaveDocument {
    return saveOf(this.state);
  }
}

function gameOf(pack: Pack, state: State, from?: Machine): Game {
  const layout = pack.layoutFor(state.players);
  const { programs, code } = from ?? layout;
  return new Game(pack, { state, layout, programs, words: code.words, code, onEvent: undefined, onApplied: undefined, weighing: 0, foreseen: null });
}

/**
 * A new game, not yet begun: `run` takes it to its first decision. Throws BrokenDocument for a wrong number of players, no
 * seed, windows that are neither `all` nor `able`, and a switch that the pack does not have.
 */
export function createGame(pack: Pack, options: GameOptions): Game {
  // Programs in JavaScript call this too: games of a seed that was forgotten would all be the same one.
  const { players, seed, windows = 'all' }: { players: number; seed: unknown; windows?: unknown } = options;
  if (typeof seed !== 'string' && !Number.isFinite(seed)) throw new BrokenDocument('seed', `expected a text or a number, found ${shown(seed)}`);
  if (windows !== 'all' && windows !== 'able') throw new BrokenDocument('windows', `expected "all" or "able", found ${shown(windows)}`);
  const switches = switchPositions(pack.compiled, options.switches ?? {});
  return gameOf(pack, newState(pack.layoutFor(players), String(seed), windows, switches));
}

/** Goes on with a saved game. Throws BrokenDocument when the document is damaged or belongs to another pack. */
export function loadGame(pack: Pack, document: unknown): Game {
  return gameOf(pack, readSave(pack, document));
}

/** An independent copy of a game, without listeners. */
export function cloneGame(game: Game): Game {
  return gameOf(game.pack, cloneState(game.state), game.machine);
}

/** Puts a game into a state that was cloned from it or another game of the same pack and players. */
export function restoreState(game: Game, state: State): void {
  game.machine.state = cloneState(state);
}
