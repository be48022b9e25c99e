/**
 * Spreads a simulation over worker threads. Node only. Must not decide anything about the games: whatever the number of
 * workers, the chunks are those of `playChunk`.
 */
import { fileURLToPath } from 'node:url';
import type { CompiledPack } from '@dradis/engine';
import Tinypool from 'tinypool';
import type { ChunkResult } from '../simulation/chunk-result.js';
import type { ChunkTask } from '../simulation/chunk-task.js';
import type { SimulationSettings } from '../simulation/simulation-settings.js';
// Types only, or the worker's code would run in this thread.
import type { SimulationWorkerData } from './simulation-worker.js';

/** What to play in several threads. */
export interface WorkersOptions {
  /** Threads, 1 or more; no more are begun than there are chunks. */
  readonly workers: number;
  /** Called with each chunk when it is done, in whatever order that happens. */
  readonly onChunk: (chunk: ChunkResult) => void;
  /** Once aborted no further chunk begins; those that are being played are thrown away. */
  readonly signal?: AbortSignal;
}

// Threads run compiled code: tests, which read the sources, take the last build.
function workerFile(): string {
  const here = import.meta.url;
  return fileURLToPath(new URL(here.endsWith('.ts') ? '../../dist/workers/simulation-worker.js' : './simulation-worker.js', here));
}

/** Plays chunks in `workers` threads. Rejects when a thread dies; a game that fails is an entry of its chunk's `errors`. */
export async function playInWorkers(pack: CompiledPack, settings: SimulationSettings, tasks: readonly ChunkTask[], { workers: most, onChunk, signal }: WorkersOptions): Promise<void> {
  const workers = Math.min(most, tasks.length);
  if (workers === 0) return;
  const workerData: SimulationWorkerData = { pack, settings };
  const pool = new Tinypool({ filename: workerFile(), runtime: 'worker_threads', minThreads: workers, maxThreads: workers, isolateWorkers: false, workerData });
  const aborted = (): boolean => signal?.aborted === true;
  const waiting = [...tasks];
  const stopped = new Promise<void>((resolve) => signal?.addEventListener('abort', () => { resolve(); }, { once: true }));
  const playOn = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined && !aborted(); task = waiting.shift()) {
      const chunk = (await pool.run(task, { name: 'runChunk' })) as ChunkResult;
      if (!aborted()) onChunk(chunk);
    }
  };
  try {
    // Threads that are stopped never answer, so their promises must have a listener that is content with that.
    const played = Promise.all(Array.from({ length: workers }, playOn));
    played.catch(() => undefined);
    await Promise.race([played, stopped]);
  } finally {
    await pool.destroy();
  }
}
