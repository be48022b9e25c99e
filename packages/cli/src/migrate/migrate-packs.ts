// Brings packs in folders to the language of today, or says what that would change. Must not know any step; packs do.
import { join } from 'node:path';
import { codemods, LANGUAGE_VERSION, migratePack, type Codemod } from '@dradis/packs';
import type { ExitCode } from '../commands/command.js';
import { loadPacks, type LoadedPack } from '../files/read-pack.js';
import { writeWhole } from '../files/write-whole.js';
import { UsageError, type Host } from '../host.js';

/** The steps there are and where they lead; those that ship unless a test says otherwise. */
export interface Steps {
  readonly codemods: readonly Codemod[];
  readonly language: number;
}

const SHIPPED: Steps = { codemods, language: LANGUAGE_VERSION };

/** 1 when something is left to do. */
async function migrateOne({ name, root, files, shown }: LoadedPack, write: boolean, { codemods: steps, language }: Steps, host: Host): Promise<ExitCode> {
  if (root === undefined) throw new UsageError('the base game inside the package cannot be migrated; name a folder');
  const done = migratePack(files, steps, language);
  switch (done.is) {
    case 'current':
      host.out(`${name}: in language ${done.language}, the one of today; nothing to do\n`);
      return 0;
    case 'newer':
      host.err(`${name}: in language ${done.language}, and this version of dradis knows ${done.known}; nothing was changed, use a newer version\n`);
      return 1;
    case 'unreadable':
      host.err(`${name}: pack.yaml does not say in which language the pack is written; nothing was changed, \`dradis check\` says why\n`);
      return 1;
    case 'migrated':
  }
  host.out(`${name}: ${write ? 'brought' : 'can be brought'} from language ${done.from} to ${done.to}\n`);
  for (const { from, title } of done.steps) host.out(`  ${from} to ${from + 1}: ${title}\n`);
  if (write) await writeWhole(done.files.map(({ path, text }) => ({ path: join(root, path), text })));
  for (const { path } of done.files) host.out(`  ${write ? 'wrote' : 'would change'} ${shown(path)}\n`);
  host.out(write ? '  next: dradis check and dradis test\n' : '  nothing was changed; --write does it\n');
  return write ? 0 : 1;
}

/**
 * Migrates the packs that paths mean. A pack is written whole once all its steps went through; packs it extends are packs of
 * their own.
 */
export async function migratePacks(paths: readonly string[], write: boolean, host: Host, steps: Steps = SHIPPED): Promise<ExitCode> {
  const packs = await loadPacks(paths, host.cwd);
  let code: ExitCode = 0;
  for (const pack of packs) if ((await migrateOne(pack, write, steps, host)) === 1) code = 1;
  return code;
}
