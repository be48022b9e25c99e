// Plays the games of `simulate`, in this thread or in several. Must not format anything.
import { loadPack, type CompiledPack } from '@dradis/engine';
import type { SimulationOptions, SimulationSummary } from '@dradis/players';

/** Games between two reports of progress in one thread. */
const CHUNK = 10;

/** The games, spread over `workers` threads; 1 plays them here. The result does not depend on the number of threads. */
export async function runSimulation(pack: CompiledPack, options: SimulationOptions, workers: number, onProgress: (games: number) => void): Promise<SimulationSummary> {
  const { games, ...settings } = options;
  if (workers > 1) {
    const { simulateInWorkers } = await import('@dradis/players/workers');
    return simulateInWorkers(pack, { ...settings, games, workers, onProgress });
  }
  const { playChunk, summarise } = await import('@dradis/players');
  const loaded = loadPack(pack);
  const chunks = [];
  for (let from = 0; from < games; from += CHUNK) {
    const size = Math.min(CHUNK, games - from);
    chunks.push(playChunk(loaded, settings, from, size));
    onProgress(from + size);
  }
  return summarise(chunks);
}
