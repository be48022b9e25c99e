/** One line of play of one game: the reel, its timeline and the names they use. Must not decide where commands stop. */
import { cloneState, createGame, type Game, type Pack, restoreState, type State } from '@dradis/engine';
import { Catalogue } from '../state/catalogue.js';
import { stateChanges } from '../state/changes.js';
import { eyesOf } from '../state/eyes.js';
import { Wording } from '../state/wording.js';
import { WriteLog } from '../provenance/write-log.js';
import { Timeline, turnCounter } from '../timeline/timeline.js';
import { type DecisionOption } from '../types/decision.js';
import { type Naming, type Seat } from '../types/options.js';
import { type SourcePlace } from '../types/source.js';
import { type Change } from '../types/state.js';
import { type TimelineEntry } from '../types/timeline.js';
import { describeOptions } from '../decision/describe-decision.js';
import { engineGame } from './engine-game.js';
import { Reel } from './reel.js';
import { StatementTable } from './statement-table.js';

/** What a game is set up from. */
export interface LineOptions {
  players: number;
  seed: string;
  windows: 'all' | 'able';
  /** By id; those left out stand as the pack says. */
  switches: Readonly<Record<string, boolean>>;
}

/** A line of play. */
export class Line {
  readonly names: Catalogue;
  readonly statements: StatementTable;
  readonly timeline: Timeline;
  readonly writes: WriteLog;
  readonly game: Game;
  readonly reel: Reel<State>;
  readonly #turn: number;
  /** A game that only ever shows states of the past. */
  #glass: Game | undefined;

  /** Throws BrokenDocument for a wrong number of players, or names that the pack does not have. */
  constructor(
    readonly pack: Pack,
    readonly options: LineOptions,
    readonly naming: Naming = {},
  ) {
    const { compiled } = pack;
    const turn = turnCounter(compiled);
    this.#turn = turn?.index ?? -1;
    this.names = new Catalogue(pack.layoutFor(options.players), naming);
    this.statements = new StatementTable(compiled);
    this.timeline = new Timeline(this.names, turn);
    this.writes = new WriteLog(this.names);
    this.game = createGame(pack, options);
    this.timeline.add(0, 'start', 'The game begins', null);
    this.reel = new Reel(engineGame(this.game, turn?.index ?? -1), this.statements, {
      before: (position) => {
        this.#listen(position);
      },
      after: (position) => {
        this.game.onEvent = undefined;
        this.timeline.after(position, this.game.state);
      },
      cut: (position) => {
        this.game.onEvent = undefined;
        this.timeline.cut(position);
        this.writes.cut(position);
      },
    });
  }

  /** Where the game stands. */
  get state(): State {
    return this.game.state;
  }

  /** How many turns have begun; undefined for a pack that counts none. */
  turns(): number | undefined {
    const value = this.state.vars[this.#turn];
    return typeof value === 'number' ? value : undefined;
  }

  /** How a seat words the state at the cursor. Throws BrokenDocument for a seat that is not there. */
  words(seat: Seat): Wording {
    return new Wording(this.names, this.state, eyesOf(this.game, this.names, seat));
  }

  /** What is different in `after`, as a seat sees it. */
  changes(before: State, after: State, seat: Seat): Change[] {
    const [a, b] = [before, after].map((state) => {
      if (seat === 'everything') return new Wording(this.names, state);
      this.#glass ??= createGame(this.pack, this.options);
      restoreState(this.#glass, state);
      return new Wording(this.names, state, eyesOf(this.#glass, this.names, seat));
    }) as [Wording, Wording];
    return stateChanges(a, b);
  }

  /** The timeline as a seat may know it. Looks at past states, and leaves the cursor where it is. */
  timelineFor(seat: Seat): TimelineEntry[] {
    const { names, reel } = this;
    const at = reel.at;
    // An unknown seat is refused here also when no entry asks.
    this.words(seat);
    const number = names.players.indexOf(names.entity(seat)) + 1;
    const entries = this.timeline.forSeat(seat, number, (step, entity) => {
      reel.moveTo(step);
      return this.words(seat).eyes.knows(entity);
    });
    reel.moveTo(at);
    return entries;
  }

  /** A copy of it that nothing will change. */
  copy(): State {
    return cloneState(this.game.state);
  }

  /** The statement that is about to be carried out, or that waits for an answer or for what it called. */
  statement(): SourcePlace | null {
    const { frames, decision, outcome } = this.state;
    for (let i = frames.length - 1; i >= 0; i--) {
      const frame = frames[i];
      if (frame === undefined || frame.program < 0) continue;
      const under = i < frames.length - 1 || decision !== null || outcome >= 0;
      return this.statements.place(frame.program, under ? Math.max(frame.pc - 1, 0) : frame.pc);
    }
    return null;
  }

  /** Lays dice ready at the cursor. */
  force(dice: readonly number[]): void {
    this.reel.force(dice);
    const label = dice.length === 0 ? 'No dice laid ready' : `Dice laid ready: ${dice.join(', ')}`;
    this.timeline.replace(this.reel.at, 'forced', label);
  }

  /** The engine listens to itself only while it plays what was never played before. */
  #listen(position: number): void {
    const { game, timeline, writes } = this;
    timeline.before(game.state);
    const options = game.state.decision === null ? [] : describeOptions(game, this.names);
    game.onEvent = (event) => {
      writes.hear(position, event);
      timeline.hear(position, event, game.state, event.type === 'answered' ? choiceText(options, event.choose) : '');
    };
  }
}

/** A choice in words. */
function choiceText(options: readonly DecisionOption[], choose: readonly string[]): string {
  if (choose.length === 0) return 'none';
  return choose.map((id) => options.find((one) => one.id === id)?.label ?? id).join(', ');
}
