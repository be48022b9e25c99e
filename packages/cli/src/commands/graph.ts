// `dradis graph`: how a card goes, or which definitions of a pack refer to which. Must not find either out; packs do.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Option } from 'commander';
import { nearest } from '@dradis/diagnostics';
import { compilePack, type PackResult } from '@dradis/packs';
import { flowMermaid, flowOf, flowSvg, flowText, packGraph, packGraphMermaid, packGraphText, type FlowGraph, type PackGraph } from '@dradis/packs/flow';
import { prettyDiagnostics } from '../formats/pretty.js';
import { namedBy } from '../files/named-by.js';
import { loadPacks, type LoadedPack } from '../files/read-pack.js';
import { withShownPaths } from '../files/show-paths.js';
import { UsageError } from '../host.js';
import type { AddCommand } from './command.js';

interface GraphOptions {
  readonly pack?: string;
  readonly format: 'text' | 'mermaid' | 'svg' | 'json';
  readonly out?: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What a pack itself declares, without what the packs it extends do. */
function ownGraph(result: PackResult, pack: NonNullable<PackResult['pack']>): PackGraph {
  const own = new Set(result.outline.filter(({ place }) => !place.file.path.includes(':')).map(({ id }) => id));
  const graph = packGraph(pack);
  return { ...graph, definitions: graph.definitions.filter(({ id }) => own.has(id)) };
}

function packOutput(graph: PackGraph, format: GraphOptions['format']): string {
  if (format === 'svg') throw new UsageError('a whole pack is too much for one picture: name a card, or take --format mermaid or text');
  return format === 'json' ? json(graph) : format === 'mermaid' ? packGraphMermaid(graph) : packGraphText(graph);
}

function flowOutput(graphs: readonly FlowGraph[], format: GraphOptions['format']): string {
  const [first, ...more] = graphs;
  if (first === undefined) return '';
  if (format === 'json') return json(graphs);
  if (format === 'text') return graphs.map(flowText).join('\n');
  if (more.length > 0) throw new UsageError(`several are called so: ${graphs.map(({ id }) => id).join(', ')}; name one by its id`);
  return format === 'mermaid' ? flowMermaid(first) : flowSvg(first, flowText(first));
}

/** The graphs a name means: a card, location or token, else a procedure. */
function graphsOf({ pack, sources }: PackResult, name: string): { readonly graphs: readonly FlowGraph[]; readonly near: readonly string[] } {
  if (pack === null) return { graphs: [], near: [] };
  const procedures = pack.programs.flatMap(({ id, kind }) => (kind === 'procedure' ? [{ id, title: id }] : []));
  const cards = [...pack.things, ...pack.zones];
  const exact = procedures.filter(({ id }) => id === name);
  const found = cards.some(({ id }) => id === name) ? cards.filter(({ id }) => id === name) : exact.length > 0 ? exact : namedBy(name, [...cards, ...procedures]);
  const texts = new Map([...sources].map(([path, { text }]) => [path, text]));
  const graphs = [...new Set(found.map(({ id }) => id))].flatMap((id) => flowOf(pack, id, texts) ?? []);
  return { graphs, near: nearest(name.toLowerCase(), [...cards, ...procedures].flatMap(({ id, title }) => [id, title.toLowerCase()])) };
}

/** Adds the command. */
export const addGraph: AddCommand = (program, host, finish) => {
  program
    .command('graph')
    .description('Show how a card or procedure goes: its parts, questions, dice, conditions and what it calls; of a whole pack, which definitions refer to which.')
    .argument('[name]', 'a card, location, token or procedure: its id, or a title or a part of one; the whole pack when left out')
    .option('--pack <path>', 'the pack; the one around this folder, else the base game, when left out')
    .addOption(new Option('--format <format>', 'a tree to be read, a flowchart for Mermaid, a picture, or data').choices(['text', 'mermaid', 'svg', 'json']).default('text'))
    .option('--out <file>', 'write it into a file')
    .action(async (name: string | undefined, { pack: folder, format, out }: GraphOptions) => {
      const [loaded, ...more]: readonly LoadedPack[] = await loadPacks(folder === undefined ? [] : [folder], host.cwd);
      if (loaded === undefined || more.length > 0) throw new UsageError(`${folder ?? '.'} does not mean one pack`);
      const result = compilePack(loaded.files, { packs: loaded.packs.map(({ files }) => files) });
      if (result.pack === null) {
        host.err(prettyDiagnostics([{ path: loaded.name, pack: null, files: loaded.files.length, counts: result.counts, diagnostics: withShownPaths(result.diagnostics, loaded.shown) }]));
        finish(1);
        return;
      }
      const { graphs, near } = name === undefined ? { graphs: [], near: [] } : graphsOf(result, name);
      if (name !== undefined && graphs.length === 0) {
        host.err(`no card or procedure is called '${name}'${near.length === 0 ? '' : `; did you mean '${near.join("' or '")}'?`}\n`);
        finish(1);
        return;
      }
      const text = name === undefined ? packOutput(ownGraph(result, result.pack), format) : flowOutput(graphs, format);
      if (out === undefined) host.out(text);
      else writeFileSync(resolve(host.cwd, out), text);
      finish(0);
    });
};
