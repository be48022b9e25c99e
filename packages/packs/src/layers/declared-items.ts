// What a document declares, item by item, before anything of it is understood. Must not judge what it finds.
import type { PackDocument } from '../compile/read-document.js';
import { idPlace, listOf } from '../declare/reading.js';
import type { Place } from '../findings.js';
import { RULES_SECTIONS } from '../shape/rules-schema.js';
import { stringOf, type MapNode } from '../yaml/pack-node.js';

/** The sections whose items another pack may replace or remove, with what one of them is called. */
export const SECTION_NOUNS: Readonly<Record<string, string>> = {
  kinds: 'kind',
  attributes: 'attribute',
  variables: 'variable',
  zones: 'zone',
  things: 'thing',
  scopes: 'scope',
  events: 'event',
  acts: 'act',
  quantities: 'quantity',
  procedures: 'procedure',
  definitions: 'definition',
  switches: 'switch',
};

/** Something a document declares under an id. */
export interface DeclaredItem {
  readonly section: string;
  readonly id: string;
  readonly node: MapNode;
  readonly place: Place;
}

/** Documents that did not change are the same objects from one compilation to the next. */
const known = new WeakMap<PackDocument, readonly DeclaredItem[]>();

/** The items of a document that have an id, section by section. */
export function declaredItems(document: PackDocument): readonly DeclaredItem[] {
  let items = known.get(document);
  if (items === undefined) known.set(document, (items = itemsOf(document)));
  return items;
}

function itemsOf({ role, root, things, file }: PackDocument): DeclaredItem[] {
  const item = (section: string, node: MapNode): DeclaredItem[] => {
    const id = stringOf(node, 'id');
    return id === undefined ? [] : [{ section, id, node, place: idPlace(file, node) }];
  };
  if (root === undefined) return [];
  if (role === 'thing') return things.flatMap((node) => item('things', node));
  const sections = role === 'manifest' ? ['switches'] : RULES_SECTIONS;
  return sections.flatMap((section) => (listOf(root, section)?.items ?? []).flatMap((node) => (node.type === 'map' ? item(section, node) : [])));
}

/** The document without some of its items; undefined when nothing is left of it, itself when all are. */
export function withoutItems(document: PackDocument, dropped: ReadonlySet<MapNode>): PackDocument | undefined {
  const { role, root, things } = document;
  if (dropped.size === 0 || root === undefined) return document;
  if (role === 'thing') return dropped.has(root) ? undefined : document;
  const entries = root.entries.map((entry) => {
    const { value } = entry;
    if (value.type !== 'list' || !(entry.key in SECTION_NOUNS)) return entry;
    return { ...entry, value: { ...value, items: value.items.filter((each) => each.type !== 'map' || !dropped.has(each)) } };
  });
  return { ...document, root: { ...root, entries }, things: things.filter((each) => !dropped.has(each)) };
}
