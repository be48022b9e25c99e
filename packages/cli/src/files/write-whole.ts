// Writes a designer's files whole or not at all: a crash in the middle leaves the old text. Must not decide what is written.
import { randomUUID } from 'node:crypto';
import { access, constants, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bits of a mode that say who may do what. */
const PERMISSIONS = 0o777;

/** Writes a text to disk beside the file it is for. */
async function stage(target: string, beside: string, text: string): Promise<void> {
  const mode = (await stat(target).catch(() => undefined))?.mode;
  // A file that may not be written could still be replaced: its owner does not want that.
  if (mode !== undefined) await access(target, constants.W_OK);
  const handle = await open(beside, 'wx');
  try {
    if (mode !== undefined) await handle.chmod(mode & PERMISSIONS);
    await handle.writeFile(text, 'utf8');
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes files, each in one step; all texts are on the disk before the first file changes, so that what cannot be written
 * changes none. No link is followed: one that stands there is replaced. Folders must be there. Throws what the system throws.
 */
export async function writeWhole(files: readonly { readonly path: string; readonly text: string }[]): Promise<void> {
  const staged: { beside: string; path: string }[] = [];
  try {
    for (const { path, text } of files) {
      const beside = join(dirname(path), `.${randomUUID()}.tmp`);
      staged.push({ beside, path });
      await stage(path, beside, text);
    }
    for (const { beside, path } of staged) await rename(beside, path);
  } finally {
    for (const { beside } of staged) await rm(beside, { force: true });
  }
}
