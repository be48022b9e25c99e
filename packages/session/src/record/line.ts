/** One line of play of one game: the reel, its timeline and the names they use. Must not decide where commands stop. */
import { cloneState, createGame, type Game, type Pack, restoreState, type State, type Unreachable, unreachableBy } from '@dradis/engine';
import { copyEdit } from '../edits/copy-edit.js';
import { editWords, subjectOfEdit } from '../edits/describe-edit.js';
import { Catalogue } from '../state/catalogue.js';
import { stateChanges } from '../state/changes.js';
import { eyesOf } from '../state/eyes.js';
import { Wording } from '../state/wording.js';
import { targetOfPath } from '../provenance/target-of-path.js';
import { WriteLog } from '../provenance/write-log.js';
import { Timeline, turnCounter } from '../timeline/timeline.js';
import type { Edit } from '../types/branches.js';
import type { Beginning } from '../types/document.js';
import type { Note } from '../types/notes.js';
import type { Naming, Seat } from '../types/options.js';
import type { SourcePlace } from '../types/source.js';
import type { Change } from '../types/state.js';
import type { TimelineEntry } from '../types/timeline.js';
import { optionLabels } from '../decision/describe-decision.js';
import { beginAt, packWith } from './beginning.js';
import { engineGame } from './engine-game.js';
import { Reel, type ReelWatcher } from './reel.js';
import { StatementTable } from './statement-table.js';
import { Walker } from './walker.js';

/** What a game is set up from. */
export interface LineOptions {
  players: number;
  seed: string;
  windows: 'all' | 'able';
  /** By id; those left out stand as the pack says. */
  switches: Readonly<Record<string, boolean>>;
  /** Where the game begins; a new one when missing. */
  begin?: Beginning;
}

/** A game for looking at the past, and what brings it to a recorded step. */
export interface PastGame {
  readonly game: Game;
  readonly walker: Walker<State>;
}

/** A line of play. */
export class Line {
  /** The pack, with the statements that the game began with where there are any. */
  readonly pack: Pack;
  readonly names: Catalogue;
  readonly statements: StatementTable;
  readonly timeline: Timeline;
  readonly writes: WriteLog;
  readonly game: Game;
  readonly reel: Reel<State>;
  /** Answers that were refused, in order of step. */
  readonly refusals: { step: number; message: string }[] = [];
  /** What was noted of it, in the order of the notes. */
  notes: Note[] = [];
  /** Told of cuts, after everything else: what they worked out of later steps is no longer so. */
  readonly followers = new Set<{ cut: (position: number) => void }>();
  /** Another number whenever something that was recorded is no longer so. */
  epoch = 0;
  readonly #turn: number;
  /** A game that only ever shows states of the past. */
  #glass: Game | undefined;
  #past: PastGame | undefined;

  /**
   * A new line, or one with the past of another up to a step. Throws BrokenDocument for a wrong number of players, names that
   * the pack does not have, or a beginning that does not fit it.
   */
  constructor(
    pack: Pack,
    readonly options: LineOptions,
    readonly naming: Naming = {},
    origin?: { line: Line; at: number },
  ) {
    const { begin } = options;
    this.pack = origin?.line.pack ?? (begin === undefined ? pack : packWith(pack, begin, options.players));
    const { compiled } = this.pack;
    const turn = turnCounter(compiled);
    this.#turn = turn?.index ?? -1;
    this.names = origin?.line.names ?? new Catalogue(this.pack.layoutFor(options.players), naming);
    this.statements = origin?.line.statements ?? new StatementTable(compiled);
    this.timeline = origin?.line.timeline.copy(origin.at) ?? new Timeline(this.names, turn);
    this.writes = origin?.line.writes.copy(origin.at) ?? new WriteLog(this.names);
    this.game = begin === undefined || origin !== undefined ? createGame(this.pack, options) : beginAt(this.pack, options.players, begin);
    if (origin !== undefined) this.notes = origin.line.notes.filter(({ step }) => step <= origin.at).map((note) => ({ ...note }));
    if (origin === undefined) this.timeline.add(0, 'start', begin === undefined ? 'The game begins' : `The game begins with "${begin.program.name}"`, null);
    const from = origin === undefined ? undefined : { reel: origin.line.reel, at: origin.at };
    this.reel = new Reel(engineGame(this.game, this.names, this.#turn), this.statements, this.#watcher(), from);
  }

  /** A line of its own that has the past of this one up to a recorded step, and stands there. */
  fork(at: number): Line {
    return new Line(this.pack, this.options, this.naming, { line: this, at });
  }

  /** A game to look at any recorded step with, while the line's own stays where it is. */
  get past(): PastGame {
    if (this.#past === undefined) {
      const game = createGame(this.pack, this.options);
      const walker = new Walker(engineGame(game, this.names, this.#turn), this.reel);
      this.#past = { game, walker };
      this.followers.add(walker);
    }
    return this.#past;
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

  /** How many turns had begun at a recorded step; undefined for a pack that counts none. */
  turnAt(step: number): number | undefined {
    this.past.walker.moveTo(step);
    const value = this.past.game.state.vars[this.#turn];
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
    this.reel.put({ step: this.reel.at, kind: 'dice', dice: [...dice] });
    const label = dice.length === 0 ? 'No dice laid ready' : `Dice laid ready: ${dice.join(', ')}`;
    this.timeline.replaceHidden(this.reel.at, 'forced', label, 'Dice were laid ready');
  }

  /** Changes the game at the cursor. Throws BrokenDocument when an edit is refused; then nothing has changed. */
  edit(edits: readonly Edit[]): void {
    const { reel, names } = this;
    reel.put({ step: reel.at, kind: 'edit', edits: edits.map(copyEdit) });
    const words = new Wording(names, this.state);
    for (const edit of edits) {
      const target = edit.kind === 'value' ? targetOfPath(names, edit.path) : undefined;
      // The engine tells of attributes and moves, not of variables that are set from outside.
      if (target !== undefined) this.writes.note(reel.at, target);
      this.timeline.addHidden(reel.at, 'forced', `Edited: ${editWords(words, edit)}`, subjectOfEdit(edit), 'Something was edited');
    }
  }

  /** The same; gives why no play leads there now, but for what was so before. */
  editJudged(edits: readonly Edit[]): Unreachable[] {
    const before = new Set(this.#unreachable().map(({ rule, thing }) => `${rule} ${thing ?? ''}`));
    this.edit(edits);
    return this.#unreachable().filter(({ rule, thing }) => !before.has(`${rule} ${thing ?? ''}`));
  }

  #unreachable(): Unreachable[] {
    const words = new Wording(this.names, this.state);
    return unreachableBy(this.game, (thing) => words.call(thing));
  }

  #watcher(): ReelWatcher {
    const { game, timeline, writes } = this;
    return {
      before: (position) => {
        this.#listen(position);
      },
      after: (position) => {
        game.onEvent = undefined;
        timeline.after(position, game.state);
      },
      cut: (position) => {
        game.onEvent = undefined;
        timeline.cut(position);
        writes.cut(position);
        this.notes = this.notes.filter(({ step }) => step <= position);
        this.#forget(position);
      },
      changing: (position) => {
        game.onEvent = (event) => {
          writes.hear(position, event);
        };
      },
      changed: (position) => {
        game.onEvent = undefined;
        this.#forget(position - 1, false);
      },
    };
  }

  /** Notes that an answer was refused at the cursor. */
  refuse(message: string): void {
    const { at } = this.reel;
    while ((this.refusals.at(-1)?.step ?? -1) > at) this.refusals.pop();
    this.refusals.push({ step: at, message });
    this.#forget(at - 1, false);
  }

  #forget(position: number, refusals = true): void {
    this.epoch++;
    while (refusals && (this.refusals.at(-1)?.step ?? -1) > position) this.refusals.pop();
    for (const follower of this.followers) follower.cut(position);
  }

  /** The engine listens to itself only while it plays what was never played before. */
  #listen(position: number): void {
    const { game, timeline, writes } = this;
    timeline.before(game.state);
    const labels = game.state.decision === null ? undefined : optionLabels(game, this.names);
    game.onEvent = (event) => {
      writes.hear(position, event);
      timeline.hear(position, event, game.state, event.type === 'answered' ? choiceText(labels, event.choose) : '');
    };
  }
}

/** A choice in words. */
function choiceText(labels: ReadonlyMap<string, string> | undefined, choose: readonly string[]): string {
  if (choose.length === 0) return 'none';
  return choose.map((id) => labels?.get(id) ?? id).join(', ');
}
