// The two runs of `dradis bench`: one that counts, one that takes the time. Must not word anything.
import { loadPack, type CompiledPack, type Pack } from '@dradis/engine';
import type { BenchSettings } from '@dradis/players';
import { engineVersion } from '../own-manifest.js';
import { benchTimes, type BenchGames, type BenchReport } from './bench-report.js';

/** Milliseconds of each game, played with nobody listening. */
async function timed(pack: Pack, { games, players, seed, bots, windows }: BenchSettings): Promise<number[]> {
  const { createBot, gameSeed, playMatch } = await import('@dradis/players');
  return Array.from({ length: games }, (_, game) => {
    const own = gameSeed(seed, game);
    const seats = Array.from({ length: players }, (__, seat) => createBot(bots, `${own} seat ${seat + 1}`));
    const begun = performance.now();
    playMatch(pack, { players: seats, seed: own, windows });
    return performance.now() - begun;
  });
}

/** Counts first, which warms up what is timed afterwards. */
export async function runBench(compiled: CompiledPack, settings: BenchGames): Promise<BenchReport> {
  const { benchPack } = await import('@dradis/players');
  const pack = loadPack(compiled);
  const games: BenchSettings = { ...settings, bots: 'random', windows: 'able' };
  const costs = benchPack(pack, games);
  const { id, title, version, hash } = compiled;
  return { format: 'dradis-bench', version: 1, pack: { id, title, version, hash }, engine: engineVersion(), settings, costs, times: benchTimes(await timed(pack, games)) };
}
