// What there is to say of a place: what it is, its doc and rulings, and how the pack uses it. Must not change anything.
import { lineText, positionAt, type SourceFile } from '@dradis/diagnostics';
import { type Vocabulary } from '@dradis/language';
import { type MapNode, type OutlineItem, type PackNode } from '@dradis/packs';
import { fenced, phraseOf } from './documentation.js';
import { nameOfMention, sameName, type Name } from './names.js';
import { inFile, type Project } from './project.js';
import { type Hover } from './protocol.js';
import { roleOfDocument, shapeUnder } from './shape-walk.js';
import { rangeOf, type Stretch } from './text-range.js';
import { declarationOf, shapeWalk, textFilter, useAt } from './uses.js';

/** Texts looked into for an example. */
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

/** A type tag in words. */
function sayType({ kinds }: Vocabulary, type: string): string {
  const [form = '', id = ''] = type.split(':');
  const kind = kinds.find((each) => each.id === id);
  if (form === 'thing') return kind?.singular ?? id;
  return form === 'list' ? `list of ${kind?.plural ?? id}` : type;
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

/** A line of the pack that names something, other than the one asked about and its own declaration. */
function exampleOf(project: Project, name: Name, besides: { readonly path: string; readonly start: number }): { readonly path: string; readonly line: string } | undefined {
  const has = textFilter(project.result.vocabulary, name);
  let looked = 0;
  for (const path of [...project.result.texts.keys()].sort()) {
    for (const text of project.texts(path)) {
      if (!has(text.slice.text) || looked >= MOST_EXAMPLES) continue;
      looked += 1;
      for (const mention of project.mentions(text)) {
        const used = nameOfMention(mention);
        if (used === undefined || !sameName(used, name)) continue;
        const at = inFile(text, mention);
        if (path === besides.path && at.start === besides.start) continue;
        return { path, line: lineText(text.slice.file, positionAt(text.slice.file, at.start).line).trim() };
      }
    }
  }
  return undefined;
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
