// Finds values of a document by the keys that lead to them. Must not change any.
import type { MapEntry, PackNode } from '@dradis/packs';
import type { Keys } from './form.js';

/** The value under a key of a map or at an index of a list. */
export function childOf(node: PackNode | undefined, key: string | number): PackNode | undefined {
  if (node?.type === 'map') return node.entries.find((entry) => entry.key === String(key))?.value;
  return node?.type === 'list' && typeof key === 'number' ? node.items[key] : undefined;
}

/** The value that keys lead to; undefined when there is none. */
export function nodeAt(root: PackNode | undefined, keys: Keys): PackNode | undefined {
  let at = root;
  for (const key of keys) at = childOf(at, key);
  return at;
}

/** Whether an entry has a key and nothing else. */
export function isEmptyEntry({ keyRange, value }: MapEntry): boolean {
  return value.range === keyRange;
}
