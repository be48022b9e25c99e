/** Loads a compiled pack. Must not read files or text: the document is JSON already parsed. */
import { BrokenDocument } from '../errors/broken-document.js';
import { shown } from '../errors/shown.js';
import { buildLayout } from './build-layout.js';
import type { CompiledPack } from './compiled-pack.js';
import type { Layout } from './layout.js';
import { readPack } from './read-pack.js';

/** A pack that can be played. */
export interface Pack {
  /** The name it goes by in saves and tables, as in `base-game`. */
  readonly id: string;
  /** For people. */
  readonly title: string;
  /** The version that its manifest gives. */
  readonly version: string;
  /** Of all that decides how it plays; saves and tables name it. */
  readonly hash: string;
  /** How many may play. */
  readonly players: { readonly min: number; readonly max: number };
  /** The document it was loaded from; must not be changed. */
  readonly compiled: CompiledPack;
  /** The pack laid out for a number of players; made once for each number. Throws BrokenDocument outside min … max. */
  readonly layoutFor: (players: number) => Layout;
}

/** Loads a compiled pack: all names, slots and jumps are checked now. Throws BrokenDocument with a path and a reason. */
export function loadPack(json: unknown): Pack {
  const compiled = readPack(json);
  const { min, max } = compiled.settings.players;
  const layouts = new Map<number, Layout>();
  const layoutFor = (players: number): Layout => {
    if (!Number.isInteger(players) || players < min || players > max) {
      throw new BrokenDocument('players', `the pack is for ${min} to ${max} players, not ${shown(players)}`);
    }
    const made = layouts.get(players) ?? buildLayout(compiled, players);
    layouts.set(players, made);
    return made;
  };
  layoutFor(min);
  return {
    id: compiled.id,
    title: compiled.title,
    version: compiled.version,
    hash: compiled.hash,
    players: { min, max },
    compiled,
    layoutFor,
  };
}
