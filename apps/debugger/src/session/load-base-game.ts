// Fetches the base game and its texts, in a chunk of their own so that the page is there before them. Must not compile.
import { basePack } from '@dradis/base-game';
import { baseSources } from '@dradis/base-game/sources';
import { baseLayout } from '../board/base-layout.js';
import type { LoadedPack } from './session-store.js';

/** The base game. */
export function loadBaseGame(): LoadedPack {
  return { pack: basePack, sources: baseSources, naming: baseLayout.naming };
}
