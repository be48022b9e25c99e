// Which packs a pack is made of, the extended ones first. Must not look at what they declare.
import { nearest } from '@dradis/diagnostics';
import { placeOf, scalarsOf } from '../declare/reading.js';
import type { Report } from '../findings.js';
import type { PackLayer } from './pack-layer.js';

/** Layers in the order in which they are read. */
export interface OrderedLayers {
  readonly layers: readonly PackLayer[];
  /** The packs that a pack extends itself, by what its manifest most likely means. */
  readonly extended: ReadonlyMap<PackLayer, readonly PackLayer[]>;
  /** Whether a pack is missing, so that nothing can be said of what it may declare. */
  readonly lost: boolean;
}

/**
 * The layers of a pack in the order in which they are read: every pack after all it extends, each once, the pack itself
 * last. A pack that is not among `others`, and one that extends itself, are reported and left out; in place of one that is
 * not there stands the only one its name is near to, for that is most likely meant.
 */
export function orderLayers(own: PackLayer, others: readonly PackLayer[], report: Report): OrderedLayers {
  const ordered: PackLayer[] = [];
  const extended = new Map<PackLayer, PackLayer[]>();
  let lost = false;
  const visit = (layer: PackLayer, path: readonly string[]): void => {
    if (ordered.includes(layer)) return;
    const { manifest } = layer;
    for (const name of manifest?.root === undefined ? [] : scalarsOf(manifest.root, 'extends')) {
      if (manifest === undefined) continue;
      const at = placeOf(manifest.file, name);
      const id = String(name.value);
      if (path.includes(id)) {
        report({ code: 'D0515', at, facts: { name: id, path: [...path.slice(path.indexOf(id)), id] } });
        continue;
      }
      let found = others.find((each) => each.id === id);
      if (found === undefined) {
        const near = nearest(id, others.map((each) => each.id));
        report({ code: 'D0513', at, facts: { name: id, nearest: near } });
        found = near.length === 1 ? others.find((each) => each.id === near[0] && !path.includes(each.id)) : undefined;
        lost ||= found === undefined;
      }
      if (found === undefined) continue;
      extended.set(layer, [...(extended.get(layer) ?? []), found]);
      visit(found, [...path, found.id]);
    }
    ordered.push(layer);
  };
  visit(own, [own.id]);
  return { layers: ordered, extended, lost };
}

/** What still can be said while a pack is missing: how files are written, which packs there are, and of the manifest its keys. */
export function standsAlone(code: string, path: string): boolean {
  return /^D0(?:1|3|513$|515$)/.test(code) || (path === 'pack.yaml' && /^D040[1345]$/.test(code));
}
