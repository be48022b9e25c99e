// Which packs a pack is made of, the extended ones first. Must not look at what they declare.
import { nearest } from '@dradis/diagnostics';
import { placeOf, scalarsOf } from '../declare/reading.js';
import { type Report } from '../findings.js';
import { type PackLayer } from './pack-layer.js';

/**
 * The layers of a pack in the order in which they are read: every pack after all it extends, each once, the pack itself
 * last. A pack that is not among `others`, and one that extends itself, are reported and left out.
 */
export function orderLayers(own: PackLayer, others: readonly PackLayer[], report: Report): PackLayer[] {
  const ordered: PackLayer[] = [];
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
      const found = others.find((each) => each.id === id);
      if (found !== undefined) visit(found, [...path, id]);
      else report({ code: 'D0513', at, facts: { name: id, nearest: nearest(id, others.map((each) => each.id)) } });
    }
    ordered.push(layer);
  };
  visit(own, [own.id]);
  return ordered;
}
