// A player who never passes when it can do something, and otherwise decides by chance: enough to show what a player is given.
import { below, seedRandom } from '@dradis/engine';
import type { Player, PlayerMaker, Seen } from '@dradis/players';

/** Makes an eager player. The same seed gives the same answers to the same questions. */
export const createEagerPlayer: PlayerMaker = (seed) => {
  const random = seedRandom(seed);
  const choose = (seen: Seen): readonly number[] => {
    // The question as this seat may read it: what the options are called, and which things they are about.
    const { options, min, max } = seen.decision();
    const doing = options.flatMap(({ thing, ability }, position) => (thing !== undefined || ability !== undefined ? [position] : []));
    const left = doing.length >= Math.max(min, 1) ? doing : options.map((_, position) => position);
    const count = Math.min(Math.max(min, 1), max, left.length);
    return Array.from({ length: count }, () => left.splice(below(random, left.length), 1)[0] ?? 0);
  };
  return { choose } satisfies Player;
};
