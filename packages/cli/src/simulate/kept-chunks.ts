// Keeps the chunks of a simulation in a file, one JSON line each, so that it can go on after an interruption. Must not play.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CompiledPack } from '@dradis/engine';
import type { ChunkResult, SimulationSettings } from '@dradis/players';
import { engineVersion } from '../own-manifest.js';
import { UsageError } from '../host.js';

/** What a file of chunks is of; its first line. Chunks of other games do not add up with these. */
export interface KeptHeader {
  readonly format: 'dradis-chunks';
  readonly version: 3;
  /** Version of the engine that plays them. */
  readonly engine: string;
  /** Hashes of the packs: one, or two that are compared. */
  readonly packs: readonly string[];
  readonly settings: SimulationSettings;
}

/** A line after the first. */
export interface KeptChunk extends ChunkResult {
  /** Index in `packs` of the pack that was played. */
  readonly pack: number;
}

/** The first line for games of these packs. */
export function keptHeader(packs: readonly CompiledPack[], settings: SimulationSettings): KeptHeader {
  return { format: 'dradis-chunks', version: 3, engine: engineVersion(), packs: packs.map(({ hash }) => hash), settings };
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

function isChunk(value: unknown, packs: number): value is KeptChunk {
  if (!isObject(value)) return false;
  const { pack, from, games, errors, wins, endings, turns, decisions, steps, hashes } = value;
  const numbers = [pack, from, games, decisions, steps].every((number) => Number.isSafeInteger(number) && (number as number) >= 0);
  return numbers && (pack as number) < packs && (games as number) > 0 && isObject(wins) && isObject(endings) && Array.isArray(errors) && Array.isArray(turns) && Array.isArray(hashes) && hashes.length === games;
}

function changed(key: string, before: unknown, now: unknown): string {
  if (key === 'statistics') return before === true ? 'the games were counted for statistics; ask for --stats again' : 'nothing was counted in the games, which --stats, --report and --format csv need';
  const shown = (value: unknown): string => (value === undefined ? 'not given' : JSON.stringify(value));
  return `${key} was ${shown(before)}, and is ${shown(now)}`;
}

/** What of the first line is not as it should be, in words; undefined when all is. */
function otherGames(line: string, wanted: KeptHeader): string | undefined {
  if (line === JSON.stringify(wanted)) return undefined;
  const found = parsed(line);
  if (!isObject(found) || found['format'] !== wanted.format) return 'is no file of kept games';
  if (found['version'] !== wanted.version) return `is of version ${JSON.stringify(found['version'])} of the format, and this is ${wanted.version}`;
  if (found['engine'] !== wanted.engine) return `was played by the engine ${String(found['engine'])}, and this is ${wanted.engine}`;
  if (JSON.stringify(found['packs']) !== JSON.stringify(wanted.packs)) return `holds games of another pack: ${JSON.stringify(found['packs'])}, not ${JSON.stringify(wanted.packs)}; the pack was changed, or is another`;
  const before = isObject(found['settings']) ? found['settings'] : {};
  const now: Readonly<Record<string, unknown>> = { ...wanted.settings };
  const keys = [...new Set([...Object.keys(now), ...Object.keys(before)])].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]));
  return `holds games of other settings: ${keys.map((key) => changed(key, before[key], now[key])).join('; ')}`;
}

/** Begins a file anew. */
export function beginKeeping(path: string, header: KeptHeader): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(header)}\n`);
}

/** Adds a chunk; it is in the file when this returns. */
export function keepChunk(path: string, chunk: KeptChunk): void {
  appendFileSync(path, `${JSON.stringify(chunk)}\n`);
}

/**
 * The chunks of a file that lie within the first `games` games of each pack. A last line that was cut off is taken out of
 * the file: what it held is played again.
 *
 * @throws UsageError when there is no such file, it is of other games, or a line in it is no chunk or overlaps with another
 */
export function keptChunks(path: string, header: KeptHeader, games: number): KeptChunk[] {
  if (!existsSync(path)) throw new UsageError(`nothing was kept of these games in ${path}: they came to their end, were never begun, or were begun with other options; leave --resume out to begin`);
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first = '', ...lines] = whole.split('\n').slice(0, -1);
  const other = otherGames(first, header);
  if (other !== undefined) throw new UsageError(`${path} ${other}; go on with what it was begun with, or name another file with --keep`);
  if (whole !== text) writeFileSync(path, whole);
  const chunks = lines.map((line, index) => {
    const chunk = parsed(line);
    if (!isChunk(chunk, header.packs.length)) throw new UsageError(`line ${index + 2} of ${path} is no chunk of games; take it out, or name another file with --keep`);
    return chunk;
  });
  chunks.sort((a, b) => a.pack - b.pack || a.from - b.from);
  for (const [index, { pack, from }] of chunks.entries()) {
    const before = chunks[index - 1];
    if (before?.pack === pack && before.from + before.games > from) throw new UsageError(`${path} holds game ${from} twice; name another file with --keep`);
  }
  // A file may hold more games than are asked for now: hash and counts are of these and no others.
  return chunks.filter(({ from, games: there }) => from + there <= games);
}
