// A game between people at one terminal and bots. Must not know how a question is shown or a bot thinks.
import { createGame, type Game, type GameEvent, type Pack, type WindowsPolicy } from '@dradis/engine';
import { type BotKind, createBot, listenFor, Recorder, type ReplayDocument, SeatView } from '@dradis/players';
import { askPerson, namerFor, newsLines, PersonLeft, type Terminal } from './person.js';

/** Who plays what. */
export interface TerminalMatchOptions {
  readonly players: number;
  /** How many of the last seats bots play. */
  readonly bots: number;
  /** Which bots. */
  readonly botKind: BotKind;
  readonly seed: string;
  readonly windows: WindowsPolicy;
  /** By id; those left out stand as the pack says. */
  readonly switches?: Readonly<Record<string, boolean>>;
}

/** How it ended: with an outcome, or because a person left. */
export interface TerminalMatchResult {
  readonly outcome: string | undefined;
  readonly replay: ReplayDocument;
}

/** Tells a seat what has happened since it was last told. */
class News {
  readonly #events: GameEvent[] = [];
  readonly #told: number[];
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
    this.#told = Array.from({ length: game.state.players + 1 }, () => 0);
    game.onEvent = (event) => this.#events.push(event);
  }

  tell(seat: number, terminal: Terminal): void {
    for (const line of newsLines(this.#events, this.#told[seat] ?? 0, seat, namerFor(this.#game))) terminal.out(`  · ${line}\n`);
    this.#told[seat] = this.#events.length;
  }
}

/** Plays until the game ends or a person leaves. Throws what the game throws. */
export async function playAtTerminal(pack: Pack, { players, bots, botKind, seed, windows, switches = {} }: TerminalMatchOptions, terminal: Terminal): Promise<TerminalMatchResult> {
  const game = createGame(pack, { players, seed, windows, switches });
  const news = new News(game);
  const seats = Array.from({ length: players }, (_, index) => (index < players - bots ? undefined : createBot(botKind, `${seed} seat ${index + 1}`)));
  const seen = new SeatView(game);
  listenFor(game, seats);
  game.run();
  const recorder = new Recorder(game);
  for (;;) {
    const decision = game.decision();
    if (decision === null) break;
    const seat = Number(decision.player.slice('player-'.length));
    const bot = seats[seat - 1];
    if (bot === undefined) news.tell(seat, terminal);
    try {
      const positions = bot === undefined ? await askPerson(game, terminal) : bot.choose(seen);
      const choose = positions.map((position) => decision.options[position]?.id ?? '');
      recorder.before(decision.player, choose);
      game.answer({ decision: decision.id, choose });
      recorder.after();
    } catch (error) {
      if (!(error instanceof PersonLeft)) throw error;
      return { outcome: undefined, replay: recorder.document() };
    }
  }
  news.tell(0, terminal);
  return { outcome: game.view('spectator').outcome ?? undefined, replay: recorder.document() };
}
