// A tree whose misspelt keys are read as what they were meant to be, so that one letter is one mistake. Must not report.
import type { Finding } from '../findings.js';
import { entryOf, type MapEntry, type MapNode, type PackNode, type Range } from '../yaml/pack-node.js';

/** Keys whose values only speak to readers. Of two names equally near, the other is meant: without it something would be missing. */
const REMARKS: ReadonlySet<string> = new Set(['doc', 'title', 'rulings', 'hint', 'example']);

/** The tree with the keys that findings say are misspelt under the one name each is nearest to. The same tree when there are none. */
export function mendKeys<N extends PackNode>(root: N, findings: readonly Finding[]): N {
  const meant = new Map<Range, readonly string[]>();
  for (const { code, at, facts } of findings) {
    const near = Array.isArray(facts['nearest']) ? facts['nearest'].map(String) : [];
    const names = near.length > 1 ? near.filter((name) => !REMARKS.has(name)) : near;
    if (code === 'D0401' && names.length > 0) meant.set(at.range, names);
  }
  return meant.size === 0 ? root : (mended(root, meant) as N);
}

function mended(node: PackNode, meant: ReadonlyMap<Range, readonly string[]>): PackNode {
  if (node.type === 'scalar') return node;
  if (node.type === 'list') return { ...node, items: node.items.map((item) => mended(item, meant)) };
  return { ...node, entries: node.entries.map((entry): MapEntry => ({ ...entry, key: keyOf(entry, node, meant), value: mended(entry.value, meant) })) };
}

function keyOf({ key, keyRange, value }: MapEntry, map: MapNode, meant: ReadonlyMap<Range, readonly string[]>): string {
  const names = meant.get(keyRange) ?? [];
  // Of `phrase` and `phrases`, what the value fits.
  const [other, ...more] = names.length > 1 ? names.filter((name) => name.endsWith('s') === (value.type === 'list')) : names;
  return other === undefined || more.length > 0 || entryOf(map, other) !== undefined ? key : other;
}
