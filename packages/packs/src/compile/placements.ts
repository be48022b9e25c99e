// The entries of a `placements` field as the language wants them. Must not compile them.
import type { PlacementEntry } from '@dradis/language';
import type { MapNode } from '../yaml/pack-node.js';
import type { UnitCompiler } from './unit-compiler.js';

/** One entry per key, in the order of the file. Entries whose text has no places of its own are reported and left out. */
export function placementEntries(unit: UnitCompiler, map: MapNode): PlacementEntry[] {
  return map.entries.flatMap(({ key, keyRange, value }) => {
    if (value.type !== 'scalar') return [];
    const items = unit.slice(value);
    // A quoted key stands one character further in.
    const quoted = /^["']/.test(unit.file.text.charAt(keyRange.start)) ? 1 : 0;
    const name = { file: unit.file, text: key, toFile: (offset: number) => keyRange.start + quoted + offset };
    return items === undefined ? [] : [{ key: name, value: items }];
  });
}
