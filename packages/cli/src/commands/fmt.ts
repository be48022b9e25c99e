// `dradis fmt`: effects in canonical layout, those of scenarios too. Must not lay anything out; packs and the language do.
import { join } from 'node:path';
import { compilePack, formatPackFile } from '@dradis/packs';
import { createScenarioInspector, scenarioFolder } from '@dradis/scenarios/inspect';
import { loadPacks, type LoadedPack } from '../files/read-pack.js';
import { writeWhole } from '../files/write-whole.js';
import { UsageError, type Host } from '../host.js';
import type { AddCommand } from './command.js';

interface FmtOptions {
  readonly check?: boolean;
}

interface Tally {
  changed: number;
  unread: number;
}

async function formatPack({ root, files, packs, shown, meant }: LoadedPack, check: boolean, host: Host, tally: Tally): Promise<void> {
  if (root === undefined) throw new UsageError('the base game inside the package cannot be formatted; name a folder');
  const all = packs.map((pack) => pack.files);
  const result = compilePack(files, { packs: all });
  const scenarios = createScenarioInspector();
  const folder = scenarioFolder(files, all);
  for (const { path, text } of files) {
    if (!meant(path)) continue;
    const isScenario = folder.files.some((each) => each.path === path);
    const diagnostics = isScenario ? scenarios.diagnostics(path, folder, result) : result.diagnostics;
    if (diagnostics.some(({ code, primary }) => code.startsWith('D03') && primary.file.path === path)) {
      host.err(`${shown(path)}: not formatted, because it cannot be read as written; \`dradis check\` says why\n`);
      tally.unread += 1;
      continue;
    }
    const formatted = formatPackFile(isScenario ? { ...result, texts: new Map([[path, scenarios.texts(path, folder, result.vocabulary)]]) } : result, path);
    if (formatted === text) continue;
    tally.changed += 1;
    if (!check) await writeWhole([{ path: join(root, path), text: formatted }]);
    host.out(`${shown(path)}\n`);
  }
}

/** Adds the command. */
export const addFmt: AddCommand = (program, host, finish) => {
  program
    .command('fmt')
    .description('Lay out the effects in pack files and scenarios; every other byte stays. Prints the files it changed.')
    .argument('[paths...]', 'packs, or files and folders inside packs; the pack around this folder when left out')
    .option('--check', 'change nothing; print the files that would change and fail when there are any')
    .action(async (paths: string[], { check = false }: FmtOptions) => {
      const tally: Tally = { changed: 0, unread: 0 };
      for (const pack of await loadPacks(paths, host.cwd)) await formatPack(pack, check, host, tally);
      finish(tally.unread > 0 || (check && tally.changed > 0) ? 1 : 0);
    });
};
