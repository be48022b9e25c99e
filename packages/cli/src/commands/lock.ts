// `dradis lock`: writes down which packs a pack was written over. Must not decide what counts; the lock file does.
import { lockDifferences, LOCK, writeLock } from '../files/lock-file.js';
import { loadPacks } from '../files/read-pack.js';
import { UsageError } from '../host.js';
import type { AddCommand } from './command.js';

/** Adds the command. */
export const addLock: AddCommand = (program, host, finish) => {
  program
    .command('lock')
    .description(`Write ${LOCK} with the hash of every pack that a pack extends: from then on it is read over these alone.`)
    .argument('[paths...]', 'packs, or a folder with packs below it; the pack around this folder when left out')
    .option('--check', 'write nothing; fail when a pack it extends is not the one that was locked', false)
    .action(async (paths: string[], { check }: { readonly check: boolean }) => {
      let differ = false;
      for (const { name, root, packs, shown } of await loadPacks(paths, host.cwd, { locked: false })) {
        if (root === undefined) throw new UsageError('the base game inside the package cannot be locked; name a folder');
        const file = shown(LOCK);
        if (check) {
          const differences = lockDifferences(root, packs, file);
          for (const difference of differences) host.err(`${name}: ${difference}\n`);
          differ ||= differences.length > 0;
          if (differences.length === 0) host.out(`${name}: as locked\n`);
        } else if (packs.length === 0) host.out(`${name}: extends no pack; nothing to lock\n`);
        else host.out(`${file}: ${(await writeLock(root, packs)) ? 'wrote' : 'says so already:'} ${packs.map(({ id }) => id).join(', ')}\n`);
      }
      finish(differ ? 1 : 0);
    });
};
