/**
 * Spreads a simulation over worker threads. Node only. Must not decide anything about the games: whatever the number of
 * workers, the result is that of `simulate`.
 */
import { fileURLToPath } from 'node:url';
import type { CompiledPack } from '@dradis/engine';
import Tinypool from 'tinypool';
import type { ChunkResult } from '../simulation/chunk-result.js';
import type { SimulationSettings } from '../simulation/simulation-settings.js';
import { type SimulationSummary, summarise } from '../simulation/summary.js';
// Types only, or the worker's code would run in this thread.
import type { ChunkTask, SimulationWorkerData } from './simulation-worker.js';

/** A simulation for several threads. */
export interface WorkersOptions extends SimulationSettings {
  /** How many games. */
  readonly games: number;
  /** Threads, 1 or more. */
  readonly workers: number;
  /** Called when a chunk is done, with the games played so far. */
  readonly onProgress?: (games: number) => void;
}

/** Games in a chunk: long enough that handing it over costs nothing, short enough that no thread idles at the end. */
const LARGEST_CHUNK = 25;

// Threads run compiled code: tests, which read the sources, take the last build.
function workerFile(): string {
  const here = import.meta.url;
  return fileURLToPath(new URL(here.endsWith('.ts') ? '../../dist/workers/simulation-worker.js' : './simulation-worker.js', here));
}

function chunksOf(games: number, workers: number): ChunkTask[] {
  const size = Math.max(1, Math.min(LARGEST_CHUNK, Math.ceil(games / workers)));
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    from: index * size,
    games: Math.min(size, games - index * size),
  }));
}

/** Plays the games in `workers` threads. Rejects when a thread dies; a game that fails is an entry of `errors`. */
export async function simulateInWorkers(pack: CompiledPack, options: WorkersOptions): Promise<SimulationSummary> {
  const { games, workers, onProgress, ...settings } = options;
  const workerData: SimulationWorkerData = { pack, settings };
  const pool = new Tinypool({
    filename: workerFile(),
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
    isolateWorkers: false,
    workerData,
  });
  try {
    let played = 0;
    const chunks = await Promise.all(
      chunksOf(games, workers).map(async (task) => {
        const chunk = (await pool.run(task, { name: 'runChunk' })) as ChunkResult;
        played += chunk.games;
        onProgress?.(played);
        return chunk;
      }),
    );
    return summarise(chunks);
  } finally {
    await pool.destroy();
  }
}
