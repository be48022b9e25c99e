/** What a session is made from, and who looks at it. Must hold types only. */
import type { CompiledPack } from '@dradis/engine';
import type { Beginning } from './document.js';
import type { LanguageSource } from './expression.js';

/** What the session is to know of a pack to call things as people do. */
export interface Naming {
  /** Attribute of a player that holds the thing he plays: once it does, he is called by its title. */
  players?: string;
  /** Fixed number attribute that is written behind the title of what has it, as in `Repair · 2`. */
  number?: string;
}

/** What a session is made from. */
export interface SessionOptions {
  /** The content to play. */
  pack: CompiledPack;
  /** Text of each source file, by the path under which the pack lists it. Only `Session.source` reads it; may be empty. */
  sources: Readonly<Record<string, string>>;
  /** How many play; within the pack's `settings.players`. */
  players: number;
  /** Any text; the same seed and answers give the same game. */
  seed: string;
  /** Who is asked in windows: everybody who might hold an answer (`all`, the default), or only those who do. */
  windows?: 'all' | 'able';
  /** How things and players are called in labels; by their titles alone when left out. */
  naming?: Naming;
  /** Compiles the texts of watches and conditions; without it they are refused with a mistake. See also `useLanguage`. */
  language?: LanguageSource;
  /** How switches of the pack stand, by id; those left out stand as the pack says. */
  switches?: Readonly<Record<string, boolean>>;
  /** Where the game begins; a new one when left out. `players` are those of its state, and its switches and seed count. */
  begin?: Beginning;
}

/** Who looks: a player's id (`player-1` …), the public, or one who sees everything. */
export type Seat = 'everything' | 'spectator' | (string & {});
