/** One short name for a whole run of a game. Must depend on nothing but what decides how the run goes, on any platform. */
import { hashOf } from './state/hash-state.js';

/** What decides how a run of a game goes. */
export interface RunFacts {
  /** The version of the engine that plays it: `ENGINE_VERSION`; `''` where nobody noted it. */
  readonly engine: string;
  /** The hash of the pack. */
  readonly pack: string;
  /** How many play. */
  readonly players: number;
  /** What decides every shuffle, draw and die. */
  readonly seed: string;
  /** Who is asked in windows: everybody who might hold an answer, or only those who do. */
  readonly windows: 'all' | 'able';
  /** How the switches of the pack stand, by id, in any order. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** Where it begins, as one text; `''` for a new game. */
  readonly begin: string;
  /** In the order in which they were put in: an answer as the ids of its options, anything put in from outside as one text. */
  readonly decisions: readonly (readonly string[] | string)[];
}

/**
 * The id of a run: 64 bits over all its facts, as 16 hexadecimal digits. Equal runs have equal ids, wherever they were
 * played; another engine, pack, seed or decision gives another. It tells runs apart and is no defence against forgery.
 */
export function runId({ engine, pack, players, seed, windows, switches, begin, decisions }: RunFacts): string {
  const stand = Object.entries(switches)
    .map(([id, on]) => `${id}=${on ? 'on' : 'off'}`)
    .sort();
  return hashOf([engine, pack, players, seed, windows, stand, begin, decisions]);
}
