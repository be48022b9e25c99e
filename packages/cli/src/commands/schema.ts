// `dradis schema`: the shapes of the files of a pack as JSON Schemas for editors, and the lines that lead there. Must not say what
// a shape is; packs do.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nearest } from '@dradis/diagnostics';
import { compilePack, type PackResult, type Schema } from '@dradis/packs';
import { loadPacks, type LoadedPack } from '../files/read-pack.js';
import { UsageError, type Host } from '../host.js';
import { packSchemas, schemaFile, schemaNameOf, schemaText } from '../schema/pack-schemas.js';
import { withSchemaLine } from '../schema/schema-line.js';
import { writeSchemas } from '../schema/write-schemas.js';
import type { AddCommand } from './command.js';

interface SchemaOptions {
  readonly pack?: string;
  readonly out?: string;
  readonly link?: string | true;
}

/** The schema asked for, or all. @throws UsageError when there is none of that name */
function chosen(all: ReadonlyMap<string, Schema>, kind: string | undefined): ReadonlyMap<string, Schema> {
  if (kind === undefined) return all;
  const schema = all.get(kind);
  if (schema !== undefined) return new Map([[kind, schema]]);
  const meant = nearest(kind, [...all.keys()]);
  throw new UsageError(`there is no shape '${kind}'; ${meant.length > 0 ? `did you mean '${meant.join("' or '")}'?` : `there are ${[...all.keys()].join(', ')}`}`);
}

/** Begins every file of a pack with the line that leads to its schema. Gives the number of files that changed. */
function link({ root, files }: LoadedPack, result: PackResult, schemas: ReadonlyMap<string, Schema>, folder: string): number {
  if (root === undefined) throw new UsageError('the base game of the package cannot be changed');
  let changed = 0;
  for (const { path, text } of files) {
    const name = schemaNameOf(path, result);
    const full = join(root, path);
    const linked = schemas.has(name) ? withSchemaLine(text, full, join(folder, schemaFile(name))) : text;
    if (linked === text) continue;
    writeFileSync(full, linked);
    changed += 1;
  }
  return changed;
}

async function schema(host: Host, kind: string | undefined, { pack, out, link: to }: SchemaOptions): Promise<void> {
  const [loaded] = await loadPacks(pack === undefined ? [] : [pack], host.cwd);
  if (loaded === undefined) throw new UsageError('there is no pack here');
  const result = compilePack(loaded.files, { packs: loaded.packs.map(({ files }) => files) });
  const all = packSchemas(result);
  const wanted = chosen(all, kind);
  if (out === undefined && to === undefined) {
    if (kind === undefined) throw new UsageError(`name a shape to print, or a folder for all of them with --out; there are ${[...all.keys()].join(', ')}`);
    for (const each of wanted.values()) host.out(schemaText(each));
    return;
  }
  if (to === true && out === undefined) throw new UsageError('say where the schemas are: --link FOLDER, or --link together with --out FOLDER');
  if (out !== undefined) {
    writeSchemas(wanted, resolve(host.cwd, out));
    host.out(`wrote ${wanted.size} ${wanted.size === 1 ? 'schema' : 'schemas'} to ${out}\n`);
  }
  if (to !== undefined) {
    const changed = link(loaded, result, all, resolve(host.cwd, to === true ? (out ?? '') : to));
    host.out(`${changed} of ${loaded.files.length} files now lead to their schemas\n`);
  }
}

/** Adds the command. */
export const addSchema: AddCommand = (program, host, finish) => {
  program
    .command('schema')
    .description('Write the shapes of the files of a pack as JSON Schemas (2020-12), for editors.')
    .argument('[kind]', 'one shape only: pack, rules, scenario, words, idioms or a kind; printed unless --out is given')
    .option('--pack <folder>', 'the pack; the pack around this folder, else the base game')
    .option('--out <folder>', 'the folder for one file a shape; schemas there are written anew')
    .option('--link [folder]', 'begin every file of the pack with the line that leads editors to its schema in that folder, or in that of --out')
    .action(async (kind: string | undefined, options: SchemaOptions) => {
      await schema(host, kind, options);
      finish(0);
    });
};
