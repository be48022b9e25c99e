// Repairs the files of packs where that is safe. Must not decide what is safe; packs do.
import { join } from 'node:path';
import { loadPacks } from './read-pack.js';
import { writeWhole } from './write-whole.js';

/** One repair may bring another mistake to light; more rounds than this are not needed by any file. */
const MOST_ROUNDS = 5;

/** Applies the safe repairs to the files that paths mean. The game that comes along without a folder is left alone. */
export async function fixPacks(paths: readonly string[], cwd: string): Promise<void> {
  const { applyFixes, compilePack, safeFixes } = await import('@dradis/packs');
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let changed = false;
    for (const { root, files, packs, meant } of await loadPacks(paths, cwd)) {
      if (root === undefined) continue;
      const fixes = safeFixes(compilePack(files, { packs: packs.map((pack) => pack.files) }).diagnostics);
      for (const { path, text } of files) {
        const own = fixes.filter((fix) => fix.path === path && meant(path));
        if (own.length === 0) continue;
        await writeWhole([{ path: join(root, path), text: applyFixes(text, own) }]);
        changed = true;
      }
    }
    if (!changed) return;
  }
}
