// The JSON Schemas of all kinds of files of a pack, by the names editors are led to. Must not say what a shape is, and must not
// read or write files.
import { editorSchema, type PackNode, type PackResult, type Schema } from '@dradis/packs';
import { scenarioSchema } from '@dradis/scenarios';

/** What schemas are made of: a compiled pack; one with mistakes gives the schemas of what it declares. */
export type Compiled = Pick<PackResult, 'shapes' | 'documents'>;

/** The file a schema is kept in. */
export function schemaFile(name: string): string {
  return `${name}.schema.json`;
}

function entry(node: PackNode, key: string): PackNode | undefined {
  return node.type === 'map' ? node.entries.find((each) => each.key === key)?.value : undefined;
}

function kindOf(node: PackNode): string | undefined {
  const kind = entry(node, 'kind');
  return kind?.type === 'scalar' ? String(kind.value) : undefined;
}

function byKind(nodes: readonly PackNode[]): Map<string, PackNode[]> {
  const found = new Map<string, PackNode[]>();
  for (const node of nodes) {
    const kind = kindOf(node);
    if (kind !== undefined) found.set(kind, [...(found.get(kind) ?? []), node]);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The items of a section of rules, each judged by the schema of its kind, which lies beside. */
function itemsByKind(section: unknown, kinds: Iterable<string>): Schema {
  const list = section as { readonly items: Schema };
  const rules = [...kinds].map((kind) => ({ if: { type: 'object', required: ['kind'], properties: { kind: { const: kind } } }, then: { $ref: schemaFile(kind) } }));
  return { ...list, items: { ...list.items, allOf: rules } };
}

/** The schemas by name: `pack`, `rules`, `scenario`, `words`, `idioms`, and one for each kind that has things or zones. */
export function packSchemas({ shapes, documents }: Compiled): Map<string, Schema> {
  const all = [...documents.values()];
  const roots = (role: string): PackNode[] => all.flatMap((document) => (document.role === role && document.root !== undefined ? [document.root] : []));
  const things = byKind(all.flatMap((document) => document.things));
  const zones = byKind(
    roots('sections').flatMap((root) => {
      const list = entry(root, 'zones');
      return list?.type === 'list' ? list.items : [];
    }),
  );
  const sections = shapes.rules['properties'] as Record<string, Schema>;
  const rules: Schema = { ...shapes.rules, properties: { ...sections, things: itemsByKind(sections['things'], things.keys()), zones: itemsByKind(sections['zones'], zones.keys()) } };
  const found = new Map<string, Schema>([
    ['pack', editorSchema(shapes.manifest, 'pack.yaml', shapes.referred, roots('manifest'))],
    ['rules', editorSchema(rules, 'A file of rules, zones or things', shapes.referred, roots('sections'))],
    ['scenario', scenarioSchema],
    ['words', editorSchema(shapes.words, 'The words of a language', shapes.referred)],
    ['idioms', editorSchema(shapes.idioms, 'What idioms stand for', shapes.referred)],
  ]);
  for (const [kind, like] of things) {
    const schema = shapes.thing(kind);
    if (schema !== undefined) found.set(kind, editorSchema(schema, `A file with a thing of kind ${kind}`, shapes.referred, like));
  }
  for (const [kind, like] of zones) {
    const schema = shapes.zone(kind);
    if (schema !== undefined) found.set(kind, editorSchema(schema, `A zone of kind ${kind}, as it stands in a list of zones`, shapes.referred, like));
  }
  return found;
}

/** A schema as the text of its file. */
export function schemaText(schema: Schema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** The name of the schema a file of a pack goes by; `path` is that inside the pack. */
export function schemaNameOf(path: string, { documents }: Compiled): string {
  if (path === 'pack.yaml') return 'pack';
  if (path.startsWith('scenarios/')) return 'scenario';
  if (path.startsWith('words/')) return path === 'words/idioms.yaml' ? 'idioms' : 'words';
  const document = documents.get(path);
  return (document?.role === 'thing' && document.root !== undefined ? kindOf(document.root) : undefined) ?? 'rules';
}
