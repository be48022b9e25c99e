// Whether the packs are written in the language that is read here. Must not look at anything but their manifests.
import { keyPlace } from '../declare/reading.js';
import type { Finding } from '../findings.js';
import { valueOf } from '../yaml/pack-node.js';
import type { PackLayer } from './pack-layer.js';

/**
 * One finding for each pack in another version of the language than `known`. What stands in its files may mean something
 * else there, so that no other mistake of theirs is one.
 */
export function checkLanguages(layers: readonly PackLayer[], known: number): Finding[] {
  return layers.flatMap(({ id, manifest }): Finding[] => {
    if (manifest?.root === undefined) return [];
    const { file, root } = manifest;
    const stated = valueOf(root, 'language');
    const found = stated?.type === 'scalar' ? stated.value : undefined;
    if (typeof found !== 'number' || !Number.isInteger(found) || found < 1 || found === known) return [];
    return [{ code: 'D0517', at: keyPlace(file, root, 'language'), facts: { pack: id, found, known } }];
  });
}
