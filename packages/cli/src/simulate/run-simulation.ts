// Plays the games of `simulate`, in this thread or in several. Must not format anything, nor decide where chunks are kept.
import { setImmediate } from 'node:timers/promises';
import { loadPack, type CompiledPack } from '@dradis/engine';
import type { BotKind, ChunkResult, SimulationSettings } from '@dradis/players';

/** Games in a chunk: enough that handing it over costs nothing, so few that no thread idles and Ctrl+C is heard within seconds. */
const CHUNK: Readonly<Record<BotKind, number>> = { mixed: 10, random: 10, heuristic: 10, 'monte-carlo': 1 };

/** How to play. */
export interface RunOptions {
  readonly games: number;
  /** Threads; 1 plays in this one. The result does not depend on the number. */
  readonly workers: number;
  /** Chunks played before. */
  readonly done?: readonly ChunkResult[];
  /** Called with each new chunk, in any order. */
  readonly onChunk: (chunk: ChunkResult) => void;
  /** Once aborted no further chunk begins. */
  readonly signal: AbortSignal;
}

/** All chunks, those of `done` included; not all games when it was stopped. */
export async function runSimulation(pack: CompiledPack, settings: SimulationSettings, { games, workers, done = [], onChunk, signal }: RunOptions): Promise<ChunkResult[]> {
  const { chunksLeft, playChunk } = await import('@dradis/players');
  const chunks = [...done];
  const take = (chunk: ChunkResult): void => {
    chunks.push(chunk);
    onChunk(chunk);
  };
  const tasks = chunksLeft(games, Math.max(1, Math.min(CHUNK[settings.bots], Math.ceil(games / workers))), done);
  if (workers > 1 && tasks.length > 0) {
    const { playInWorkers } = await import('@dradis/players/workers');
    await playInWorkers(pack, settings, tasks, { workers, onChunk: take, signal });
    return chunks;
  }
  const loaded = loadPack(pack);
  for (const { from, games: size } of tasks) {
    if (signal.aborted) break;
    take(playChunk(loaded, settings, from, size));
    // Signals of the process are heard between two turns of the event loop only.
    await setImmediate();
  }
  return chunks;
}
