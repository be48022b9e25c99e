// Plays the games of one pack, or of two that are compared, with progress and keeping. Must not say what came of them.
import type { ChunkResult } from '@dradis/players';
import type { Host } from '../host.js';
import { openKeeping } from './keeping.js';
import { keptHeader } from './kept-chunks.js';
import { progressLine } from './progress-line.js';
import { runSimulation } from './run-simulation.js';
import type { Prepared, SimulateOptions } from './simulate-options.js';

/** What a run that was not interrupted came to. */
export interface FinishedRun {
  /** The chunks of each pack, in any order. */
  readonly chunks: readonly (readonly ChunkResult[])[];
  /** Games played now, those that were kept from before left out. */
  readonly played: number;
  /** Time that passed, in seconds, and processor time of all threads together. */
  readonly elapsed: number;
  readonly cpu: number;
  /** To be called when all has been told. */
  readonly end: () => void;
}

/** Aborts when the person ends the command. */
function interruption(host: Host): AbortSignal {
  const controller = new AbortController();
  void host.stopped?.().then(() => { controller.abort(); });
  return controller.signal;
}

const quoted = (word: string): string => (/^[\w./:@=+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);

/**
 * Plays `games` games with each pack. Undefined when it was interrupted; the person has been told then how to go on.
 *
 * @param words the arguments of the command, to be said again
 */
export async function keptRun(ready: readonly Prepared[], options: SimulateOptions, words: readonly string[], host: Host): Promise<FinishedRun | undefined> {
  const [first] = ready;
  if (first === undefined) throw new Error('a simulation needs a pack');
  const { games, workers } = options;
  const keeping = openKeeping(options, keptHeader(ready.map(({ pack }) => pack), first.settings), host);
  const total = games * ready.length;
  const begun = ready.reduce((sum, _, index) => sum + keeping.done(index).reduce((of, chunk) => of + chunk.games, 0), 0);
  const progress = host.terminal === true ? progressLine(total, begun, host.err, () => performance.now()) : () => undefined;
  const signal = interruption(host);
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  let there = begun;
  // The first games may take a while.
  if (there < total) progress(there);
  const chunks: ChunkResult[][] = [];
  for (const [index, { pack, settings }] of ready.entries()) {
    const onChunk = (chunk: ChunkResult): void => {
      keeping.keep(index, chunk);
      there += chunk.games;
      progress(there);
    };
    chunks.push(await runSimulation(pack, settings, { games, workers, done: keeping.done(index), onChunk, signal }));
  }
  if (there < total) {
    const again = ['dradis', ...words, ...(options.resume === true ? [] : ['--resume'])].map(quoted).join(' ');
    host.err(`\nstopped after ${there} of ${total} games; ${keeping.path === undefined ? 'nothing was kept' : `they are kept in ${keeping.path}\ngo on with: ${again}`}\n`);
    return undefined;
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return { chunks, played: total - begun, elapsed: (performance.now() - start) / 1000, cpu: (user + system) / 1e6, end: keeping.end };
}
