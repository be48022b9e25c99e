// The session that the page drives, and who is told when it moved. Holds every failure of it: a command that throws leaves
// a message, never a broken page. Must not know the DOM or how anything looks.
import { createSession, takeOver, type AfterAnswer, type Change, type Naming, type Seat, type Session, type SessionDocument, type StackFrame, type Stop, type SwapReport } from '@dradis/session';
import type { CommandId, NewGame } from '@dradis/elements';

/** What sessions are made from: a compiled pack, its texts, and how it calls things. */
export interface LoadedPack {
  readonly pack: Parameters<typeof createSession>[0]['pack'];
  readonly sources: Readonly<Record<string, string>>;
  readonly naming: Naming;
}

/** Commands that move the session. */
export type Stepping = CommandId | 'random' | 'phase' | 'back-phase' | 'card' | 'back-card' | 'effect' | 'back-effect';

const COMMANDS: Readonly<Record<Stepping, (session: Session, then: AfterAnswer) => Stop>> = {
  into: (session) => session.step({ kind: 'into', direction: 1 }),
  over: (session) => session.step({ kind: 'over', direction: 1 }),
  out: (session) => session.step({ kind: 'out', direction: 1 }),
  decision: (session) => session.run({ until: 'decision', direction: 1 }),
  turn: (session) => session.run({ until: 'turn', direction: 1 }),
  phase: (session) => session.run({ until: 'phase', direction: 1 }),
  'back-phase': (session) => session.run({ until: 'phase', direction: -1 }),
  card: (session) => session.run({ until: 'card', direction: 1 }),
  'back-card': (session) => session.run({ until: 'card', direction: -1 }),
  effect: (session) => session.run({ until: 'effect', direction: 1 }),
  'back-effect': (session) => session.run({ until: 'effect', direction: -1 }),
  end: (session) => session.run({ until: 'end', direction: 1 }),
  'back-into': (session) => session.step({ kind: 'into', direction: -1 }),
  'back-over': (session) => session.step({ kind: 'over', direction: -1 }),
  'back-out': (session) => session.step({ kind: 'out', direction: -1 }),
  'back-decision': (session) => session.run({ until: 'decision', direction: -1 }),
  'back-turn': (session) => session.run({ until: 'turn', direction: -1 }),
  start: (session) => session.run({ until: 'start', direction: -1 }),
  // Pressed again and again it plays: where nobody is asked it goes to the next question.
  random: (session, then) => (session.position().waiting ? session.answerAtRandom(then) : session.run({ until: 'decision', direction: 1 })),
};

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** One session at a time. Every method that may move it tells the listener, also when it failed. */
export class SessionStore {
  #loaded: LoadedPack;
  readonly #listener: () => void;
  #session: Session | undefined;
  /** How far an answer goes: to where it takes effect, or to the next question. */
  afterAnswer: AfterAnswer = 'decision';
  #game: NewGame = { seed: 'kobol', players: 4, windows: 'able', byHand: false };
  #problem: string | undefined;
  #earlier: readonly StackFrame[] = [];
  #swapped: SwapReport | undefined;
  #beside: { readonly name: string; readonly session: Session } | undefined;
  #moves = 0;
  #otherRules: string | undefined;

  constructor(loaded: LoadedPack, listener: () => void) {
    this.#loaded = loaded;
    this.#listener = listener;
  }

  /** What its sessions are made from. */
  get loaded(): LoadedPack {
    return this.#loaded;
  }
  /** Undefined when no game could be made. */
  get session(): Session | undefined {
    return this.#beside?.session ?? this.#session;
  }
  /** The game that is kept, whichever is shown. */
  get own(): Session | undefined {
    return this.#session;
  }
  /** What is shown instead of the own game, in words; undefined when that is shown. */
  get beside(): string | undefined {
    return this.#beside?.name;
  }
  get game(): NewGame {
    return this.#game;
  }
  /** What the last command could not do; undefined when it did it. */
  get problem(): string | undefined {
    return this.#problem;
  }
  /** The stack before the last command. */
  get earlierStack(): readonly StackFrame[] {
    return this.#earlier;
  }
  /** Counts commands, so that what is shown of the last one can begin anew. */
  get moves(): number {
    return this.#moves;
  }
  get playersAllowed(): { min: number; max: number } {
    return this.#loaded.pack.settings.players;
  }

  /** Shows another game; the own one waits as it is until `closeBeside`. */
  openBeside(name: string, session: Session): void {
    this.#attempt(() => {
      this.#beside = { name, session };
      return session.goto(session.position().step);
    });
  }
  /** Back to the own game, if another one is shown. */
  closeBeside(): void {
    if (this.#beside === undefined) return;
    this.#beside = undefined;
    this.#move((session) => session.goto(session.position().step));
  }

  /** Begins a game and runs it to its first question, or by chance through its set-up to the first one of a turn. */
  start(game: NewGame): void {
    this.#attempt(() => {
      this.#session = this.#create(game);
      this.#beside = undefined;
      this.#game = game;
      const { step } = (game.byHand ? this.#session.run({ until: 'decision', direction: 1 }) : this.#session.playSetUp()).position;
      // Nothing on the board was touched by a command yet.
      return this.#session.goto(step);
    });
  }

  /** What there is to know when the game that was taken over last was saved with other rules; undefined when it was not. */
  get otherRules(): string | undefined {
    return this.#otherRules;
  }

  /**
   * Takes over a saved game; the reason when it cannot, and then nothing has changed. One of other rules of the same pack is
   * played as far as its answers lead; `otherRules` then says how far that was.
   */
  restore(document: SessionDocument): string | undefined {
    try {
      const game: NewGame = { seed: document.seed, players: document.players, windows: document.windows, byHand: false };
      const session = this.#create(game);
      const taken = takeOver(session, this.#loaded.pack.id, document);
      if ('problem' in taken) return taken.problem;
      this.#otherRules = taken.told;
      this.#session = session;
      this.#beside = undefined;
      this.#game = game;
      this.#problem = undefined;
      this.#moves += 1;
      this.#listener();
      return undefined;
    } catch (thrown) {
      return messageOf(thrown);
    }
  }

  /**
   * Goes on with another version of the program: every line of play is played again with the same answers, and the session
   * stands where it stood or where the games part. What cannot be played with it goes on with the old program. Another pack
   * begins a new game, and gives no report.
   */
  swap(loaded: LoadedPack): SwapReport | undefined {
    const session = this.#session;
    if (session === undefined || loaded.pack.id !== this.#loaded.pack.id) {
      this.#loaded = loaded;
      this.start(this.#game);
      return undefined;
    }
    this.#attempt(() => {
      let report = session.swap(loaded);
      if (report.outcome !== 'impossible') {
        this.#loaded = loaded;
        // Of what is on the board is told; a game beside that cannot be played with the new rules is left.
        const other = this.#beside?.session.swap(loaded);
        if (other?.outcome === 'impossible') this.#beside = undefined;
        else report = other ?? report;
      }
      this.#swapped = report;
      const shown = this.session ?? session;
      return report.outcome === 'impossible' ? shown.goto(shown.position().step) : report.stop;
    });
    return this.#swapped;
  }
  /** What became of the game when the program was last replaced; undefined when it was not. */
  get swapped(): SwapReport | undefined {
    return this.#swapped;
  }
  /** Whether a program is the one that runs, its places in the files included. */
  runs({ pack, sources }: LoadedPack): boolean {
    const now = this.#loaded;
    return pack.id === now.pack.id && pack.hash === now.pack.hash && pack.files.every((file) => sources[file] === now.sources[file]);
  }

  command(command: Stepping): void {
    this.#move((session) => COMMANDS[command](session, this.afterAnswer));
  }
  goto(step: number): void {
    this.#move((session) => session.goto(step));
  }
  answer(choose: readonly string[]): void {
    this.#move((session) => session.answer(choose, this.afterAnswer));
  }
  /** Carries out any command of the session. */
  act(command: (session: Session) => Stop): void {
    this.#move(command);
  }
  /** Of the last command, as a seat sees them. */
  changes(seat: Seat): Change[] {
    return this.session?.lastChanges(seat) ?? [];
  }

  #create({ seed, players, windows }: NewGame): Session {
    return createSession({ ...this.#loaded, players, seed, windows });
  }

  #move(act: (session: Session) => Stop): void {
    const { session } = this;
    if (session === undefined) return;
    this.#attempt(() => act(session));
  }

  #attempt(act: () => Stop): void {
    this.#moves += 1;
    try {
      this.#earlier = this.session?.stack() ?? [];
      const stop = act();
      this.#problem = stop.error === undefined ? undefined : `${stop.error.message}${stop.error.file === null ? '' : ` (${stop.error.file}:${String(stop.error.span?.line ?? '')})`}`;
    } catch (thrown) {
      this.#problem = `Found a fault of the program, not of the game: ${messageOf(thrown)}. Step back, or start a new game.`;
    }
    this.#listener();
  }
}
