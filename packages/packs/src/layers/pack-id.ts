// What a pack is called and what it extends, from the text of its manifest alone. Must not judge the manifest.
import { scalarsOf } from '../declare/reading.js';
import { stringOf, type MapNode } from '../yaml/pack-node.js';
import { readYaml } from '../yaml/read-yaml.js';

function rootOf(text: string): MapNode | undefined {
  const { root } = readYaml(text);
  return root?.type === 'map' ? root : undefined;
}

/** The id that the text of a pack.yaml states; undefined when it states none. */
export function packId(manifest: string): string | undefined {
  const root = rootOf(manifest);
  return root === undefined ? undefined : stringOf(root, 'id');
}

/** The ids of the packs it extends, in the order of the manifest; none when it extends none. */
export function extendedPacks(manifest: string): string[] {
  const root = rootOf(manifest);
  return root === undefined ? [] : scalarsOf(root, 'extends').map(({ value }) => String(value));
}
