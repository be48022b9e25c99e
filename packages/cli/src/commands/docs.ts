// `dradis docs`: the reference of language, game, codes and commands. Must not word it; what is declared does.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compilePack } from '@dradis/packs';
import { loadPacks } from '../files/read-pack.js';
import { UsageError } from '../host.js';
import { reference } from '../docs/reference.js';
import type { AddCommand } from './command.js';
import { allPages } from './explain.js';

/** The files there were in the folder before, below `diagrams` too: a diagram of what is gone must not stay. */
function clear(folder: string): void {
  mkdirSync(join(folder, 'diagrams'), { recursive: true });
  for (const name of readdirSync(join(folder, 'diagrams'))) if (name.endsWith('.svg')) rmSync(join(folder, 'diagrams', name));
}

/** Adds the command. */
export const addDocs: AddCommand = (program, host, finish) => {
  program
    .command('docs')
    .description('Write the reference: grammar with diagrams, phrases, moments, codes and commands, as Markdown.')
    .option('--out <folder>', 'the folder for it', 'reference')
    .option('--pack <folder>', 'the pack whose phrases it holds; the pack around this folder, else the base game')
    .action(async ({ out, pack }: { readonly out: string; readonly pack?: string }) => {
      const [loaded] = await loadPacks(pack === undefined ? [] : [pack], host.cwd);
      if (loaded === undefined) throw new UsageError('there is no pack here');
      const result = compilePack(loaded.files, { packs: loaded.packs.map(({ files }) => files) });
      if (result.pack === null) throw new UsageError('the pack has mistakes; dradis check says which');
      const files = reference({ result, files: loaded.files, codes: [...allPages().values()], program });
      const folder = resolve(host.cwd, out);
      clear(folder);
      for (const [path, text] of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      host.out(`wrote ${files.size} files to ${out}\n`);
      finish(0);
    });
};
