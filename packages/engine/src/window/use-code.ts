/** A use as one number: which ability instance, and by whom. Must not look at the state. */
import type { Layout } from '../pack/layout.js';

/** The code of a use by a player (entity id; -1: nobody in particular). */
export function useCode(layout: Layout, instance: number, player: number): number {
  return instance * (layout.players + 1) + (player < 0 ? 0 : player - layout.playerLo + 1);
}

/** The ability instance of a use. */
export function codeInstance(layout: Layout, code: number): number {
  return Math.floor(code / (layout.players + 1));
}

/** The player of a use, -1 if nobody in particular. */
export function codePlayer(layout: Layout, code: number): number {
  const seat = code % (layout.players + 1);
  return seat === 0 ? -1 : layout.playerLo + seat - 1;
}
