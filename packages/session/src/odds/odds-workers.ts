/**
 * Spreads the runs of a job over workers, by messages of plain data. Must not decide anything about the runs: whoever plays
 * them, the sum is the same.
 */
import { type CompiledPack, loadPack, type Pack } from '@dradis/engine';
import { listen, type MessageTarget } from '../transport/port.js';
import type { OddsChunk, OddsJob, OddsSummary, Policy } from '../types/odds.js';
import { mergeOdds, playOdds } from './play-odds.js';

const CHUNK = 10;

/** What workers are told. */
type Task = { odds: 'begin'; pack: CompiledPack; job: OddsJob } | { odds: 'play'; from: number; runs: number };
/** What they answer. */
type Done = { odds: 'done'; chunk: OddsChunk } | { odds: 'failed'; message: string };

/** A signal as `AbortController` gives one. */
export interface CancelSignal {
  /** Whether to stop; looked at between messages. */
  readonly aborted: boolean;
}

/** How a job is played. */
export interface OddsRun {
  /** The content of the position. */
  pack: CompiledPack;
  /** The position and what is asked of it. */
  job: OddsJob;
  /** How many runs. */
  runs: number;
  /** Number of the first run, 0 if left out. */
  from?: number;
  /** One end of a channel to each worker; at the other end `serveOdds` listens. */
  workers: readonly MessageTarget[];
  /** Runs in one message, 10 if left out: cancelling waits for one message of each worker at most. */
  chunk?: number;
  /** Called after each message of a worker with the runs done and what they came to so far. */
  onProgress?: (done: number, sofar: OddsSummary) => void;
  /** Ends the work early; then there is no sum, but null. */
  signal?: CancelSignal;
}

/** What runs in each worker: plays what it is told. Gives what ends it. */
export function serveOdds(target: MessageTarget, policy?: Policy): () => void {
  let pack: Pack | undefined;
  let job: OddsJob | undefined;
  return listen(target, (message) => {
    const task = message as Task;
    try {
      if (task.odds === 'begin') {
        pack = loadPack(task.pack);
        job = task.job;
      } else if (pack !== undefined && job !== undefined) {
        target.postMessage({ odds: 'done', chunk: playOdds(pack, job, task.from, task.runs, policy) } satisfies Done);
      }
    } catch (error) {
      target.postMessage({ odds: 'failed', message: error instanceof Error ? error.message : String(error) } satisfies Done);
    }
  });
}

/** Plays a job in workers. Null when it was cancelled; rejects when a worker fails. */
export function runOdds({ pack, job, runs, from = 0, workers, chunk = CHUNK, onProgress, signal }: OddsRun): Promise<OddsSummary | null> {
  if (workers.length === 0) return Promise.reject(new Error('there is no worker to play in'));
  return new Promise((resolve, reject) => {
    const chunks: OddsChunk[] = [];
    const ends: (() => void)[] = [];
    let next = from;
    let out = 0;
    let over = false;
    const finish = (act: () => void): void => {
      if (over) return;
      over = true;
      for (const end of ends) end();
      act();
    };
    const more = (worker: MessageTarget): void => {
      if (signal?.aborted === true || next >= from + runs) {
        if (out === 0) finish(() => { resolve(signal?.aborted === true ? null : mergeOdds(chunks)); });
        return;
      }
      const count = Math.min(chunk, from + runs - next);
      out++;
      worker.postMessage({ odds: 'play', from: next, runs: count } satisfies Task);
      next += count;
    };
    for (const worker of workers) {
      ends.push(listen(worker, (message) => {
        const done = message as Done;
        out--;
        if (done.odds === 'failed') {
          finish(() => { reject(new Error(done.message)); });
          return;
        }
        chunks.push(done.chunk);
        if (!over && signal?.aborted !== true) onProgress?.(chunks.reduce((sum, one) => sum + one.runs, 0), mergeOdds(chunks));
        more(worker);
      }));
      worker.postMessage({ odds: 'begin', pack, job } satisfies Task);
    }
    for (const worker of workers) more(worker);
  });
}
