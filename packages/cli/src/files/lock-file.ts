// The lock of a pack: which packs it was written over, by the hash of their files. Must not compile, and must not look for packs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../host.js';
import type { ExtendedPack } from './extended-packs.js';
import { writeWhole } from './write-whole.js';

/** The file, beside pack.yaml. */
export const LOCK = 'pack.lock';

/** A pack as the lock names it. */
interface LockedPack {
  readonly id: string;
  /** SHA-256 of its files, in hexadecimal. */
  readonly sha256: string;
}

/** Of the files that are compiled: scenarios of an extended pack are about that pack alone. */
function hashOf({ files }: ExtendedPack): string {
  const hash = createHash('sha256');
  for (const { path, text } of files.filter((file) => !file.path.startsWith('scenarios/')).toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    // The lengths keep what ends one text from beginning the next.
    hash.update(`${String(path.length)} ${path} ${String(text.length)} ${text}`);
  }
  return hash.digest('hex');
}

function lockText(packs: readonly ExtendedPack[]): string {
  const all = packs.map((pack): LockedPack => ({ id: pack.id, sha256: hashOf(pack) })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return `${JSON.stringify({ format: 'dradis-lock', version: 1, packs: all }, null, 2)}\n`;
}

function readLock(root: string, shown: string): readonly LockedPack[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(root, LOCK), 'utf8'));
  } catch {
    value = undefined;
  }
  const { format, version, packs } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const isPack = (each: unknown): each is LockedPack => typeof each === 'object' && each !== null && 'id' in each && typeof each.id === 'string' && 'sha256' in each && typeof each.sha256 === 'string';
  if (format !== 'dradis-lock' || version !== 1 || !Array.isArray(packs) || !packs.every(isPack)) throw new UsageError(`'${shown}' is no lock of a pack: remove it, or write it anew with \`dradis lock\``);
  return packs;
}

/** What is not as the lock says, a sentence each; empty when all is, or there is no lock. `shown` is what messages call the file. */
export function lockDifferences(root: string, packs: readonly ExtendedPack[], shown: string): string[] {
  if (!existsSync(join(root, LOCK))) return [];
  const locked = new Map(readLock(root, shown).map(({ id, sha256 }) => [id, sha256]));
  const now = new Map(packs.map((pack) => [pack.id, hashOf(pack)]));
  return [
    ...[...now].flatMap(([id, hash]) => {
      const before = locked.get(id);
      return before === undefined ? [`it extends ${id}, which ${shown} does not name`] : before === hash ? [] : [`${id} is another one than ${shown} names: ${before.slice(0, 12)} there, ${hash.slice(0, 12)} here`];
    }),
    ...[...locked.keys()].filter((id) => !now.has(id)).map((id) => `${shown} names ${id}, which it does not extend`),
  ];
}

/** @throws UsageError when a pack it extends is not the one that the lock names */
export function checkLock(root: string, packs: readonly ExtendedPack[], shown: string): void {
  const differences = lockDifferences(root, packs, shown);
  if (differences.length > 0) throw new UsageError(`${differences.join('\n  ')}\n  take the pack that was locked, or \`dradis lock\` locks what there is`);
}

/** Writes the lock; false when it said so already. */
export async function writeLock(root: string, packs: readonly ExtendedPack[]): Promise<boolean> {
  const path = join(root, LOCK);
  const text = lockText(packs);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  await writeWhole([{ path, text }]);
  return true;
}
