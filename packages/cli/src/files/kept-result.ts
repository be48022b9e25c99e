// Keeps what a command printed for the same files, so that asking again costs no compiling. Must never be needed: a folder
// that cannot be read or written only makes the command slower.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownManifest, ownVersion } from '../own-manifest.js';
import type { LoadedPack } from './read-pack.js';

/** All a command had to say. */
export interface KeptResult {
  readonly code: 0 | 1;
  readonly out: string;
  readonly err: string;
}

const MOST_KEPT = 100;
/** Version of the command line and, in a clone, time of its last build: all code that decides the result is inside it. */
function build(): string {
  try {
    return `${ownVersion()} ${statSync(join(dirname(ownManifest()), 'dist', 'main.js')).mtimeMs}`;
  } catch {
    return ownVersion();
  }
}

/** A name for the result of a command, with all options that matter as `how`, on these packs. */
export function resultKey(how: readonly string[], packs: readonly LoadedPack[]): string {
  const hash = createHash('sha256');
  const add = (text: string): void => {
    hash.update(`${text.length}:${text}`);
  };
  [build(), ...how].forEach(add);
  for (const { files, meant, shown, packs: extended } of packs) {
    for (const { path, text } of files) [shown(path), path, meant(path) ? 'meant' : '', text].forEach(add);
    for (const pack of extended) for (const { path, text } of pack.files) [shown(`${pack.id}:${path}`), text].forEach(add);
  }
  return hash.digest('hex');
}

function isKept(value: unknown): value is KeptResult {
  const { code, out, err } = (value ?? {}) as Record<string, unknown>;
  return (code === 0 || code === 1) && typeof out === 'string' && typeof err === 'string';
}

/** What was kept under a key; undefined when nothing was. */
export function keptResult(folder: string, key: string): KeptResult | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, `${key}.json`), 'utf8'));
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a result; of too many the oldest go. */
export function keepResult(folder: string, key: string, result: KeptResult): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${key}.json`), JSON.stringify(result));
    const kept = readdirSync(folder).filter((name) => name.endsWith('.json'));
    if (kept.length <= MOST_KEPT) return;
    const byAge = kept.map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs })).sort((a, b) => b.time - a.time);
    for (const { name } of byAge.slice(MOST_KEPT)) rmSync(join(folder, name));
  } catch {
    // A full disk, a read-only home: the result is right all the same.
  }
}
