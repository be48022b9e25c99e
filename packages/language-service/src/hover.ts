// What there is to say of a place: what it is, its doc and rulings, and how the pack uses it. Must not change anything.
import { positionAt, type SourceFile } from '@dradis/diagnostics';
import type { Vocabulary } from '@dradis/language';
import type { MapNode, OutlineItem, PackNode } from '@dradis/packs';
import { fenced, phraseOf } from './documentation.js';
import { nameOfMention, sameName, type Name } from './names.js';
import { inFile, type Project } from './project.js';
import type { Hover } from './protocol.js';
import { roleOfDocument, shapeUnder } from './shape-walk.js';
import { sayType } from './say-type.js';
import { rangeOf, type Stretch } from './text-range.js';
import { declarationOf, shapeWalk, textFilter, useAt } from './uses.js';

/** Lines looked into for an example. */
const MOST_EXAMPLES = 60;

/** What is said at an offset; undefined where there is nothing to say. */
export function hoverAt(project: Project, path: string, offset: number): Hover | undefined {
  const file = project.file(path);
  if (file === undefined) return undefined;
  const use = useAt(project, path, offset);
  if (use === undefined) return keyHover(project, path, file, offset);
  if ('mention' in use) {
    const { mention, text } = use;
    const type = mention.type === '' ? (project.mentions(text).find(({ sort, id, type: known }) => sort === 'local' && id === mention.id && known !== '')?.type ?? '') : mention.type;
    return { range: rangeOf(file, inFile(text, mention)), contents: fenced(type === '' ? mention.id : `${mention.id}: ${sayType(project.result.vocabulary, type)}`) };
  }
  const contents = nameDocument(project, use.name, { path, start: use.start });
  return { range: rangeOf(file, use), contents };
}

/** The map that declares an outline item. */
function declaredNode({ result }: Project, { place }: OutlineItem): MapNode | undefined {
  const root = result.documents.get(place.file.path)?.root;
  const holds = ({ range }: PackNode): boolean => range.start <= place.range.start && place.range.end <= range.end;
  let found: MapNode | undefined;
  let at: PackNode | undefined = root;
  while (at !== undefined && at.type !== 'scalar') {
    if (at.type === 'map') found = at;
    const inside: readonly PackNode[] = at.type === 'map' ? at.entries.map(({ value }) => value) : at.items;
    at = inside.find(holds);
  }
  return found;
}

function words(node: MapNode | undefined, key: string): string[] {
  const value = node?.entries.find((entry) => entry.key === key)?.value;
  const items = value === undefined ? [] : value.type === 'list' ? value.items : [value];
  return items.flatMap((item) => (item.type === 'scalar' && item.value !== null ? [String(item.value)] : []));
}

/** Everything known of a name, as Markdown. */
function nameDocument(project: Project, name: Name, besides: { readonly path: string; readonly start: number }): string {
  const { vocabulary } = project.result;
  const item = declarationOf(project, name);
  const node = item === undefined || item.what === 'attribute' && item.kind !== undefined ? undefined : declaredNode(project, item);
  const phrase = phraseOf(vocabulary, name.what, name.id);
  const parts: string[] = [fenced(phrase === undefined ? headOf(vocabulary, name, item) : phrase.phrases.join('\n'))];
  const doc = phrase?.doc ?? words(node, 'doc')[0];
  if (doc !== undefined) parts.push(doc);
  const rulings = words(node, 'rulings');
  if (rulings.length > 0) parts.push(`Rulings: ${rulings.join(', ')}`);
  if (phrase?.example !== undefined) parts.push(`For example:\n${fenced(phrase.example)}`);
  const used = exampleOf(project, name, besides);
  if (used !== undefined) parts.push(`Used in \`${used.path}\`:\n${fenced(used.line)}`);
  if (item !== undefined) parts.push(`Declared in \`${item.place.file.path}:${positionAt(item.place.file, item.place.range.start).line}\``);
  else if (name.what === 'verb' || name.what === 'query') parts.push('Part of the engine.');
  return parts.join('\n\n');
}

function headOf(vocabulary: Vocabulary, { what, id }: Name, item: OutlineItem | undefined): string {
  const called = (list: readonly { readonly id: string; readonly words: string; readonly gives?: readonly { readonly id: string; readonly type: string }[] }[]): string => {
    const found = list.find((each) => each.id === id);
    const gives = found?.gives?.map((participant) => `${participant.id}: ${sayType(vocabulary, participant.type)}`).join(', ') ?? '';
    return `${what} ${found?.words ?? id}${gives === '' ? '' : ` (${gives})`}`;
  };
  switch (what) {
    case 'entity':
      return `${id}: ${item?.kind ?? vocabulary.entities.find((entity) => entity.id === id)?.kind ?? 'thing'}`;
    case 'attribute':
    case 'variable': {
      const attribute = vocabulary.attributes.find((each) => each.id === id);
      const found = what === 'attribute' ? attribute : vocabulary.variables.find((each) => each.id === id);
      return `${what} ${found?.words ?? id}${what === 'attribute' && attribute !== undefined ? ` of ${sayType(vocabulary, `thing:${attribute.of}`)}` : ''}: ${sayType(vocabulary, found?.type ?? '')}`;
    }
    case 'event':
      return called(vocabulary.events);
    case 'act':
      return called(vocabulary.acts);
    case 'quantity':
      return called(vocabulary.quantities);
    case 'form':
      return `${id.replaceAll('-', ' ')} (statement of the language)`;
    default:
      return `${what} ${id}`;
  }
}

/** The shortest line of an effect that names something, as the reference shows it; not the place asked about. */
function exampleOf(project: Project, name: Name, besides: { readonly path: string; readonly start: number }): { readonly path: string; readonly line: string } | undefined {
  const has = textFilter(project.result.vocabulary, name);
  const lines = [...project.result.texts.keys()].sort().flatMap((path) =>
    project.texts(path).filter(({ slice }) => has(slice.text)).flatMap((text) => [...text.slice.text.matchAll(/[^\n]+/g)].flatMap(({ 0: row, index }) => (has(row) ? [{ path, text, line: row.trim(), from: index, to: index + row.length }] : []))),
  );
  const shortest = lines.sort((one, other) => one.line.length - other.line.length).slice(0, MOST_EXAMPLES);
  return shortest.find(({ path, text, from, to }) =>
    project.mentions(text).some((mention) => {
      const used = mention.start >= from && mention.end <= to ? nameOfMention(mention) : undefined;
      return used !== undefined && sameName(used, name) && !(path === besides.path && inFile(text, mention).start === besides.start);
    }),
  );
}

/** What the shape of a document says of a key. */
function keyHover(project: Project, path: string, file: SourceFile, offset: number): Hover | undefined {
  const root = project.root(path);
  if (root === undefined) return undefined;
  const walk = shapeWalk(project);
  let found: { readonly range: Stretch; readonly contents: string } | undefined;
  walk.visit(roleOfDocument(path, root, project.result.documents.get(path)?.role), root, {
    entry: ({ key, keyRange, value }, shape) => {
      if (offset < keyRange.start || offset > keyRange.end) return;
      const under = shapeUnder(shape, key);
      const description = under === undefined ? undefined : (walk.resolve(under, value)['description'] ?? under['description']);
      if (typeof description === 'string') found = { range: keyRange, contents: `\`${key}\`: ${description}` };
    },
  });
  return found && { range: rangeOf(file, found.range), contents: found.contents };
}
