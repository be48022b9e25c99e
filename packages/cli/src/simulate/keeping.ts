// Where a simulation keeps its chunks, and what it begins with. Must not play, nor know the lines of the file.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ChunkResult } from '@dradis/players';
import { type Host, UsageError } from '../host.js';
import { beginKeeping, keepChunk, keptChunks, type KeptHeader, settingsName } from './kept-chunks.js';
import { statusOf, systemReason } from './system-reason.js';

/** The file of one run of the command. */
export interface Keeping {
  /** Absolute; undefined when nothing can be kept. */
  readonly path: string | undefined;
  /** What was played before, by index of the pack. */
  readonly done: (pack: number) => readonly ChunkResult[];
  /** Adds a chunk to the file. */
  readonly keep: (pack: number, chunk: ChunkResult) => void;
  /** To be called when all has been told: a file that was asked for stays, one in the cache goes. */
  readonly end: () => void;
}

const nothingKept: Keeping = { path: undefined, done: () => [], keep: () => undefined, end: () => undefined };

/**
 * Opens the file: `keep` if the person named one, else one in the cache.
 *
 * @throws UsageError when a named file is there already and is not to be gone on with, or what is there is of other games
 */
export function openKeeping({ keep, resume, games }: { readonly keep?: string; readonly resume?: true; readonly games: number }, header: KeptHeader, host: Host): Keeping {
  const cached = host.cache === undefined ? undefined : join(host.cache, 'simulate', `${settingsName(header)}.jsonl`);
  const path = keep === undefined ? cached : resolve(host.cwd, keep);
  if (path === undefined) {
    if (resume === true) throw new UsageError('--resume needs --keep FILE here: there is no cache');
    return nothingKept;
  }
  const there = keep === undefined ? undefined : statusOf(path, '--keep');
  if (there?.isDirectory() === true) throw new UsageError(`${path} is a folder; name a file for the games`);
  if (keep !== undefined && there !== undefined && resume !== true) throw new UsageError(`there is a file '${keep}' already; go on with it by --resume, or name another`);
  const chunks = resume === true ? keptChunks(path, header, games) : [];
  try {
    if (resume !== true) beginKeeping(path, header);
  } catch (error) {
    if (keep !== undefined) throw new UsageError(`games cannot be kept in ${path}: ${systemReason(error)}; name another file with --keep`);
    host.err(`games cannot be kept in ${path}: ${systemReason(error)}; if it is interrupted they are lost. --keep FILE keeps them elsewhere\n`);
    return nothingKept;
  }
  return {
    path,
    done: (pack) => chunks.filter((chunk) => chunk.pack === pack).map(({ pack: _, ...chunk }) => chunk),
    keep: (pack, chunk) => {
      try {
        keepChunk(path, { pack, ...chunk });
      } catch (error) {
        throw new UsageError(`no more games can be kept in ${path}: ${systemReason(error)}; what is there stays. Make it possible to write there, then go on with the same command and --resume`);
      }
    },
    end: () => {
      if (keep === undefined) rmSync(path, { force: true });
    },
  };
}
