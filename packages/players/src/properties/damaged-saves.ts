/** Saves with one place damaged: what reads them must refuse or go on, never break. Must not change the game. */
import { below, BrokenDocument, EngineBug, type Game, IllegalAnswer, loadGame, ProgramFault } from '@dradis/engine';
import { createRandomPlayer } from '../random-player.js';
import { SeatView } from '../seat-view.js';

const JUNK: readonly unknown[] = [null, -1, 0, 1, 0.5, 7, 99, 1e9, 2 ** 53, '', 'x', '__proto__', true, [], [0], [[]], {}];
const ANSWERS_AFTER = 5;

type Branch = Record<string, unknown>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Walks down at random and replaces or removes what it comes to. Gives the path. */
function damage(document: Branch, random: number[]): string {
  const path: string[] = [];
  let at = document;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[below(random, keys.length)] ?? '';
    path.push(key);
    const next = at[key];
    if (isBranch(next) && Object.keys(next).length > 0 && below(random, 8) > 0) {
      at = next;
      continue;
    }
    if (below(random, 8) === 0) Reflect.deleteProperty(at, key);
    else at[key] = JUNK[below(random, JUNK.length)];
    return path.join('.');
  }
}

/** What came of one damaged save. */
export interface DamagedSave {
  /** Where it was damaged. */
  readonly path: string;
  /** Refused as it should be, taken and played on, or taken and later found out by a check of the engine. */
  readonly fate: 'refused' | 'played on' | 'found out';
  /** What must never happen, in words; undefined when all is well. */
  readonly broken: string | undefined;
}

/** Saves a game, damages one place, and tries to go on with it for a few answers. */
export function tryDamagedSave(game: Game, random: number[]): DamagedSave {
  const document = JSON.parse(JSON.stringify(game.save())) as Branch;
  const path = damage(document, random);
  // As it would come from a file: a list without one of its elements becomes a list with null there.
  const damaged: unknown = JSON.parse(JSON.stringify(document));
  let loaded: Game;
  try {
    loaded = loadGame(game.pack, damaged);
  } catch (error) {
    const fine = error instanceof BrokenDocument;
    return { path, fate: 'refused', broken: fine ? undefined : `a save damaged at ${path} makes loading fail with ${String(error)}` };
  }
  try {
    const player = createRandomPlayer(path);
    const seen = new SeatView(loaded);
    loaded.view('everything');
    loaded.run();
    for (let count = 0; count < ANSWERS_AFTER && loaded.state.decision !== null; count += 1) loaded.answerIndexes(player.choose(seen));
  } catch (error) {
    const fine = [EngineBug, ProgramFault, IllegalAnswer].some((type) => error instanceof type);
    return { path, fate: 'found out', broken: fine ? undefined : `a save damaged at ${path} makes playing on fail with ${error instanceof Error ? (error.stack ?? error.message) : String(error)}` };
  }
  return { path, fate: 'played on', broken: undefined };
}
