// `dradis schema`: the shapes of a pack's files as JSON Schemas for editors. Must not say what a shape is; packs do.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nearest } from '@dradis/diagnostics';
import { compilePack, editorSchema, type PackNode, type Schema } from '@dradis/packs';
import { loadPacks } from '../files/read-pack.js';
import { UsageError } from '../host.js';
import type { AddCommand } from './command.js';

/** The file a schema is kept in. */
export function schemaFile(name: string): string {
  return `${name}.schema.json`;
}

function kindOf(node: PackNode): string | undefined {
  const kind = node.type === 'map' ? node.entries.find(({ key }) => key === 'kind')?.value : undefined;
  return kind?.type === 'scalar' ? String(kind.value) : undefined;
}

/** The schemas by name: `pack`, `rules`, and one for each kind that has things. */
async function schemas(cwd: string, path: string | undefined): Promise<Map<string, Schema>> {
  const [loaded] = await loadPacks(path === undefined ? [] : [path], cwd);
  if (loaded === undefined) throw new UsageError('there is no pack here');
  const { shapes, documents } = compilePack(loaded.files, { packs: loaded.packs.map(({ files }) => files) });
  const like = new Map<string, PackNode[]>();
  for (const thing of [...documents.values()].flatMap(({ things }) => things)) {
    const kind = kindOf(thing);
    if (kind !== undefined) like.set(kind, [...(like.get(kind) ?? []), thing]);
  }
  const all = new Map<string, Schema>([
    ['pack', editorSchema(shapes.manifest, 'pack.yaml', shapes.referred)],
    ['rules', editorSchema(shapes.rules, 'A file of rules, zones or things', shapes.referred)],
  ]);
  for (const [kind, things] of [...like].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const schema = shapes.thing(kind);
    if (schema !== undefined) all.set(kind, editorSchema(schema, `A file with a thing of kind ${kind}`, shapes.referred, things));
  }
  return all;
}

const textOf = (schema: Schema): string => `${JSON.stringify(schema, null, 2)}\n`;

/** Adds the command. */
export const addSchema: AddCommand = (program, host, finish) => {
  program
    .command('schema')
    .description('Write the shapes of the files of a pack as JSON Schemas (2020-12), for editors.')
    .argument('[kind]', 'one shape only: pack, rules or a kind; printed unless --out is given')
    .option('--pack <folder>', 'the pack; the pack around this folder, else the base game')
    .option('--out <folder>', 'the folder for one file a shape; schemas there are written anew')
    .action(async (kind: string | undefined, { pack, out }: { readonly pack?: string; readonly out?: string }) => {
      const all = await schemas(host.cwd, pack);
      const chosen = kind === undefined ? all : new Map([...all].filter(([name]) => name === kind));
      if (chosen.size === 0) {
        const meant = nearest(kind ?? '', [...all.keys()]);
        throw new UsageError(`there is no shape '${kind ?? ''}'; ${meant.length > 0 ? `did you mean '${meant.join("' or '")}'?` : `there are ${[...all.keys()].join(', ')}`}`);
      }
      if (out === undefined) {
        if (kind === undefined) throw new UsageError(`name a shape to print, or a folder for all of them with --out; there are ${[...all.keys()].join(', ')}`);
        for (const schema of chosen.values()) host.out(textOf(schema));
      } else {
        mkdirSync(resolve(host.cwd, out), { recursive: true });
        for (const [name, schema] of chosen) writeFileSync(join(resolve(host.cwd, out), schemaFile(name)), textOf(schema));
        host.out(`wrote ${chosen.size} ${chosen.size === 1 ? 'schema' : 'schemas'} to ${out}\n`);
      }
      finish(0);
    });
};
