// `npm start`: a hundred games of eager players and a hundred of random ones with the same seeds.
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { createRandomPlayer, playMatch, type PlayerMaker } from '@dradis/players';
import { createEagerPlayer } from './eager-player.js';

const pack = loadPack(basePack);

/** How often each ending came in so many games of four. Throws what a game throws. */
export function endings(make: PlayerMaker, games: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let game = 0; game < games; game++) {
    const players = [1, 2, 3, 4].map((seat) => make(`game ${game} seat ${seat}`));
    const { outcome, error } = playMatch(pack, { players, seed: `game ${game}` });
    if (outcome === undefined) throw error ?? new Error('the game did not end');
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

if (process.argv[1] === import.meta.filename) {
  console.log('eager ', endings(createEagerPlayer, 100));
  console.log('random', endings(createRandomPlayer, 100));
}
