// `dradis migrate`: packs of an older language. Must not change anything itself.
import type { AddCommand } from './command.js';

/** Adds the command. */
export const addMigrate: AddCommand = (program, host, finish) => {
  program
    .command('migrate')
    .description('Say whether packs are written in the language of today, and bring older ones up to date.')
    .argument('[paths...]', 'packs, or a folder with packs below it; the pack around this folder when left out')
    .option('--write', 'change the files; else say which would change, and fail when there are any', false)
    .action(async (paths: string[], { write }: { readonly write: boolean }) => {
      const { migratePacks } = await import('../migrate/migrate-packs.js');
      finish(await migratePacks(paths, write, host));
    });
};
