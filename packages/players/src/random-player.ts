/** A player without a plan. Must not look at the table: its answers depend on its seed and on how many options there are. */
import { below, seedRandom } from '@dradis/engine';
import type { Player } from './player.js';

/** How many to take: `min`, and each further one with half the chance, so that hands are not thrown away at once. */
function amount(random: number[], min: number, max: number): number {
  let taken = min;
  while (taken < max && below(random, 2) === 0) taken += 1;
  return taken;
}

/** A player who takes each option equally often; of several he takes rather few, each set of a size equally often. */
export function createRandomPlayer(seed: string): Player {
  const random = seedRandom(`random player ${seed}`);
  return {
    choose({ options, min, max }) {
      if (min === 1 && max === 1) return [below(random, options)];
      const wanted = amount(random, min, max);
      if (wanted === 0) return [];
      const chosen: number[] = [];
      for (let index = 0; index < options; index += 1) chosen.push(index);
      // The first part of a shuffle: each set of this size is equally likely.
      for (let index = 0; index < wanted; index += 1) {
        const other = index + below(random, options - index);
        const kept = chosen[index] ?? 0;
        chosen[index] = chosen[other] ?? 0;
        chosen[other] = kept;
      }
      chosen.length = wanted;
      return chosen;
    },
  };
}
