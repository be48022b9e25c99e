// Lays packs over one another: what a later one replaces or removes is taken out of the earlier ones. Must not compile.
import { nearest } from '@dradis/diagnostics';
import type { PackDocument } from '../compile/read-document.js';
import { flagOf, placeOf, scalarsOf } from '../declare/reading.js';
import type { Place, Report } from '../findings.js';
import type { MapNode } from '../yaml/pack-node.js';
import { declaredItems, SECTION_NOUNS, withoutItems, type DeclaredItem } from './declared-items.js';
import type { OrderedLayers } from './order-layers.js';
import type { PackLayer } from './pack-layer.js';

/** Something a pack has removed from one it extends. */
export interface RemovedItem {
  readonly item: DeclaredItem;
  /** Where the manifest says so, and the id of its pack. */
  readonly by: Place;
  readonly pack: string;
}

/** Packs laid over one another. */
export interface Overlay {
  /** The documents of all packs, the extended ones first, without what is replaced or removed. */
  readonly documents: readonly PackDocument[];
  readonly removed: readonly RemovedItem[];
  /**
   * By the id of a zone or thing: its rank among all of them. What replaces something stands where that stood, because
   * order means something in play: areas lie in a ring. Null when nothing is replaced.
   */
  readonly ranks: ReadonlyMap<string, number> | null;
}

interface Standing extends DeclaredItem {
  readonly layer: PackLayer;
}

/** The ids of all packs that a pack extends, near and far. */
function extendedBy(layer: PackLayer, extended: OrderedLayers['extended'], found = new Set<string>()): ReadonlySet<string> {
  for (const next of extended.get(layer) ?? []) {
    if (found.has(next.id)) continue;
    found.add(next.id);
    extendedBy(next, extended, found);
  }
  return found;
}

/** Filtered documents by what was left out of them, so that an unchanged file stays the same document. */
const filtered = new WeakMap<PackDocument, { readonly dropped: ReadonlySet<MapNode>; readonly document: PackDocument | undefined }>();

function reduced(document: PackDocument, all: ReadonlySet<MapNode>): PackDocument | undefined {
  const dropped = new Set(declaredItems(document).flatMap(({ node }) => (all.has(node) ? [node] : [])));
  if (dropped.size === 0) return document;
  const known = filtered.get(document);
  if (known?.dropped.size === dropped.size && [...dropped].every((node) => known.dropped.has(node))) return known.document;
  const made = withoutItems(document, dropped);
  filtered.set(document, { dropped, document: made });
  return made;
}

/** Lays packs over one another. */
export function overlayLayers({ layers, extended }: Pick<OrderedLayers, 'layers' | 'extended'>, report: Report): Overlay {
  const [only, ...others] = layers;
  if (only !== undefined && others.length === 0) return alone(only, report);
  const standing = new Map<string, Standing>();
  const dropped = new Set<MapNode>();
  const removed: RemovedItem[] = [];
  const ranks = new Map<string, number>();
  // By what two packs declare of which neither extends the other: a pack over both may still settle it.
  const clashes = new Map<string, Parameters<Report>[0]>();
  let replaced = false;
  for (const layer of layers) {
    const below = extendedBy(layer, extended);
    for (const found of layer === layers[0] ? [] : removals(layer, standing, report)) {
      removed.push(found);
      dropped.add(found.item.node);
      standing.delete(keyOf(found.item));
      clashes.delete(keyOf(found.item));
    }
    // Only what stood before this pack can be in its way: two of its own with one id are its own mistake.
    const before = new Map(standing);
    for (const item of layer.documents.flatMap(declaredItems)) {
      const earlier = before.get(keyOf(item));
      const replaces = flagOf(item.node, 'replaces');
      if (replaces && earlier === undefined) report(nothingToReplace(item, before, layers.length > 1));
      if (earlier !== undefined && earlier.layer !== layer && !below.has(earlier.layer.id)) {
        clashes.set(keyOf(item), { code: 'D0510', at: item.place, also: earlier.place, facts: { what: noun(item), id: item.id, pack: earlier.layer.id, clashing: layer.id } });
        if (!replaces) {
          dropped.add(item.node);
          continue;
        }
      } else if (replaces) clashes.delete(keyOf(item));
      if (!replaces && earlier !== undefined && below.has(earlier.layer.id)) {
        report({ code: 'D0510', at: item.place, also: earlier.place, facts: { what: noun(item), id: item.id, pack: earlier.layer.id } });
        dropped.add(item.node);
        continue;
      }
      if (earlier !== undefined) {
        dropped.add(earlier.node);
        replaced = true;
      }
      standing.set(keyOf(item), { ...item, layer });
      if (!ranks.has(item.id) && (item.section === 'zones' || item.section === 'things')) ranks.set(item.id, ranks.size);
    }
  }
  for (const finding of clashes.values()) report(finding);
  const documents = layers.flatMap((layer) => layer.documents.flatMap((document) => reduced(document, dropped) ?? []));
  return { documents, removed, ranks: replaced ? ranks : null };
}

/** Items that say they replace something, by document: few do. */
const replacing = new WeakMap<PackDocument, readonly DeclaredItem[]>();

/** A pack that extends none has nothing to replace. */
function alone({ documents }: PackLayer, report: Report): Overlay {
  for (const document of documents) {
    const items = replacing.get(document) ?? declaredItems(document).filter(({ node }) => flagOf(node, 'replaces'));
    replacing.set(document, items);
    for (const item of items) report(nothingToReplace(item, new Map(), false));
  }
  return { documents, removed: [], ranks: null };
}

function keyOf({ section, id }: DeclaredItem): string {
  return `${section} ${id}`;
}

function noun({ section }: DeclaredItem): string {
  return SECTION_NOUNS[section] ?? section;
}

function nothingToReplace(item: DeclaredItem, before: ReadonlyMap<string, Standing>, extending: boolean): Parameters<Report>[0] {
  const same = [...before.values()].filter(({ section }) => section === item.section);
  return { code: 'D0511', at: item.place, facts: { what: noun(item), id: item.id, extending, nearest: nearest(item.id, same.map(({ id }) => id)) } };
}

/** What a manifest removes: `ID`, a thing or zone before anything else of that id, or `NOUN ID`. */
function removals(layer: PackLayer, standing: ReadonlyMap<string, Standing>, report: Report): RemovedItem[] {
  const { manifest } = layer;
  if (manifest?.root === undefined) return [];
  const all = [...standing.values()];
  return scalarsOf(manifest.root, 'removes').flatMap((scalar) => {
    const by = placeOf(manifest.file, scalar);
    const [first = '', second] = String(scalar.value).trim().split(/\s+/);
    const id = second ?? first;
    const found = all.filter((item) => item.id === id && (second === undefined || noun(item) === first));
    const entity = found.filter(({ section }) => section === 'things' || section === 'zones');
    const meant = entity.length > 0 ? entity : found;
    const [item] = meant;
    if (item === undefined) {
      report({ code: 'D0501', at: by, facts: { what: second === undefined ? 'declaration of the extended packs' : `${first} of the extended packs`, name: id, nearest: nearest(id, all.map((each) => each.id)), all: [] } });
      return [];
    }
    if (meant.length > 1) {
      report({ code: 'D0514', at: by, facts: { name: id, candidates: meant.map((each) => `${noun(each)} ${id}`) } });
      return [];
    }
    return [{ item, by, pack: layer.id }];
  });
}
