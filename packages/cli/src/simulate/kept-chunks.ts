// Keeps the chunks of a simulation in a file, one JSON line each, so that it can go on after an interruption. Must not play.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CompiledPack } from '@dradis/engine';
import type { ChunkResult, SimulationSettings } from '@dradis/players';
import { UsageError } from '../host.js';

/** What a file of chunks is of; its first line. Chunks of other games do not add up with these. */
export interface KeptHeader {
  readonly format: 'dradis-chunks';
  readonly version: 1;
  /** Hash of the pack. */
  readonly pack: string;
  readonly settings: SimulationSettings;
}

/** The first line for games of a pack. */
export function keptHeader({ hash }: CompiledPack, settings: SimulationSettings): KeptHeader {
  return { format: 'dradis-chunks', version: 1, pack: hash, settings };
}

/** A name for a file of these games: hexadecimal. */
export function settingsName(header: KeptHeader): string {
  return createHash('sha256').update(JSON.stringify(header)).digest('hex').slice(0, 16);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function isChunk(value: unknown): value is ChunkResult {
  if (!isObject(value)) return false;
  const { from, games, errors, wins, endings, turns, decisions, steps, hashes } = value;
  const numbers = [from, games, decisions, steps].every((number) => Number.isSafeInteger(number) && (number as number) >= 0);
  return numbers && (games as number) > 0 && isObject(wins) && isObject(endings) && Array.isArray(errors) && Array.isArray(turns) && Array.isArray(hashes) && hashes.length === games;
}

/** Begins a file anew. */
export function beginKeeping(path: string, header: KeptHeader): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(header)}\n`);
}

/** Adds a chunk; it is on the disk when this returns. */
export function keepChunk(path: string, chunk: ChunkResult): void {
  appendFileSync(path, `${JSON.stringify(chunk)}\n`);
}

/**
 * The chunks of a file that lie within the first `games` games. A last line that was cut off is taken out of the file: what
 * it held is played again.
 *
 * @throws UsageError when there is no such file, it is of other games, or a line in it is no chunk or overlaps with another
 */
export function keptChunks(path: string, header: KeptHeader, games: number): ChunkResult[] {
  if (!existsSync(path)) throw new UsageError(`nothing was kept in ${path}; leave --resume out to begin`);
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first = '', ...lines] = whole.split('\n').slice(0, -1);
  if (first !== JSON.stringify(header)) throw new UsageError(`${path} holds games of another pack or other settings; use the settings it was begun with, or name another file with --keep`);
  if (whole !== text) writeFileSync(path, whole);
  const chunks = lines.map((line, index) => {
    const chunk = parsed(line);
    if (!isChunk(chunk)) throw new UsageError(`line ${index + 2} of ${path} is no chunk of games; take it out, or name another file with --keep`);
    return chunk;
  });
  chunks.sort((a, b) => a.from - b.from);
  for (const [index, { from }] of chunks.entries()) {
    const before = chunks[index - 1];
    if (before !== undefined && before.from + before.games > from) throw new UsageError(`${path} holds game ${from} twice; name another file with --keep`);
  }
  // A file may hold more games than are asked for now: hash and counts are of these and no others.
  return chunks.filter(({ from, games: there }) => from + there <= games);
}
