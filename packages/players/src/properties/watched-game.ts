/**
 * One random game with every promise looked at: after each step what any state must keep, at each question what the pack
 * says always holds, and every so many questions what costs more. Must not decide who plays.
 */
import { createGame, type Game, loadGame, hashState, type Pack, seedRandom, type WindowsPolicy } from '@dradis/engine';
import { createRandomPlayer } from '../random-player.js';
import { SeatView } from '../seat-view.js';
import { checkAnswers } from './answer-checks.js';
import { tryDamagedSave } from './damaged-saves.js';
import { EventShadow } from './event-shadow.js';
import { checkSecrets } from './hidden-exchange.js';
import { checkAlways, checkState } from './state-checks.js';

/** How closely a game is watched; each check is made at every n-th occasion, 0 for never. */
export interface Watching {
  /** `checkState` at one instruction in so many; at every question besides. */
  readonly instructions: number;
  /** The events against the state, at one question in so many; at the end besides. */
  readonly events: number;
  /** `checkAnswers` and a save that must load to the same state, at one question in so many. */
  readonly answers: number;
  /** `tryDamagedSave` at one question in so many. */
  readonly saves: number;
  /** `checkSecrets` at one question in so many. */
  readonly secrets: number;
}

/** Which game. */
export interface WatchedGame {
  /** How many play. */
  readonly players: number;
  /** What decides every shuffle, draw and die. */
  readonly seed: string;
  /** The seed of those who answer and of what is tried; the game's own if left out. */
  readonly bots?: string;
  /** Who is asked in windows. */
  readonly windows: WindowsPolicy;
  /** How switches of the pack stand, by id; those left out stand as the pack says. */
  readonly switches?: Readonly<Record<string, boolean>>;
  /** The first answers, as ids of options; those after them are random. None if left out. */
  readonly opening?: readonly (readonly string[])[];
  /** What must hold at every question, in words where it does not; `checkAlways` if left out. */
  readonly rules?: (game: Game) => string[];
}

/** What was seen. */
export interface Watched {
  /** The game as it stands at its end. */
  readonly game: Game;
  /** Questions that were answered. */
  readonly questions: number;
  /** Instructions carried out. */
  readonly steps: number;
  /** States that `checkState` looked at. */
  readonly looked: number;
  /** The deepest stack seen. */
  readonly deepest: number;
  /** Damaged saves tried. */
  readonly damaged: number;
  /** What does not hold, in words, each with the decision at which it was seen; at most `MOST_BROKEN`. */
  readonly broken: readonly string[];
}

const MOST_BROKEN = 20;
const MOST_ANSWERS = 20_000;

function checkSave(game: Game): string[] {
  const again = loadGame(game.pack, JSON.parse(JSON.stringify(game.save())));
  return hashState(again.state) === hashState(game.state) ? [] : ['a save loads to another state'];
}

/** Plays a random game and looks. What goes wrong while playing is in `broken` too. */
export function watchGame(pack: Pack, { players, seed, bots: botSeed = seed, windows, switches = {}, opening = [], rules = checkAlways }: WatchedGame, watching: Watching): Watched {
  const game = createGame(pack, { players, seed, windows, switches });
  const shadow = new EventShadow(game);
  const random = seedRandom(`watch ${botSeed}`);
  const bots = Array.from({ length: players }, (_, seat) => createRandomPlayer(`${botSeed} seat ${seat + 1}`));
  const seen = new SeatView(game);
  const { playerLo } = pack.layoutFor(players);
  const broken: string[] = [];
  let questions = 0;
  let looked = 0;
  let deepest = 0;
  let damaged = 0;
  const note = (found: readonly string[]): void => {
    for (const one of found) if (broken.length < MOST_BROKEN) broken.push(`decision ${game.state.decisions}, step ${game.state.step}: ${one}`);
  };
  const due = (every: number): boolean => every > 0 && questions % every === 0;
  const look = (): void => {
    deepest = Math.max(deepest, game.state.frames.length);
    looked += 1;
    note(checkState(game));
  };
  const lookAround = (): void => {
    look();
    note(rules(game));
    if (due(watching.events) || game.state.decision === null) note(shadow.differences(game));
    if (due(watching.answers)) note([...checkAnswers(game, random), ...checkSave(game)]);
    if (due(watching.secrets) && game.state.decision !== null) note(checkSecrets(game, random, 1).leaks);
    if (!due(watching.saves)) return;
    damaged += 1;
    note([tryDamagedSave(game, random).broken].filter((one) => one !== undefined));
  };
  game.onEvent = (event) => {
    shadow.hear(event);
  };
  if (watching.instructions > 0) {
    game.onStep = () => {
      if (game.state.step % watching.instructions === 0) look();
    };
  }
  try {
    game.run();
    for (;;) {
      lookAround();
      const { decision } = game.state;
      if (decision === null || broken.length > 0) break;
      if (questions >= MOST_ANSWERS) throw new Error(`the game did not end within ${MOST_ANSWERS} answers`);
      const choose = opening[questions];
      questions += 1;
      if (choose !== undefined) game.answer({ decision: decision.id, choose });
      else game.answerIndexes(bots[decision.player - playerLo]?.choose(seen) ?? []);
    }
    if (game.state.outcome < 0 && broken.length === 0) note(['the game came to a stop without an outcome']);
  } catch (error) {
    note([error instanceof Error ? `${error.name}: ${error.message}` : String(error)]);
  }
  return { game, questions, steps: game.state.step, looked, deepest, damaged, broken };
}
