// A table of cases as separate scenarios: each row overrides keys of the scenario above it. Must not know what the keys mean.
import type { MapEntry, MapNode } from '@dradis/packs';
import type { NodeReader } from './node-reader.js';
import type { Placed } from './scenario.js';

/** A scenario map with the row it came from. */
export interface CaseMap {
  readonly map: MapNode;
  /** What the row calls itself; undefined for a scenario without a table. */
  readonly name: Placed | undefined;
}

const CASES = 'cases';
const NAME = 'case';
const MERGED = 'given';

/** One map per row, or the map itself when it has no table. */
export function expandCases(map: MapNode, reader: NodeReader): CaseMap[] {
  const table = map.entries.find(({ key }) => key === CASES);
  if (table === undefined) return [{ map, name: undefined }];
  const base = map.entries.filter((entry) => entry !== table);
  if (table.value.type !== 'list' || table.value.items.length === 0) {
    reader.wrong(table.value, '`cases`', 'a list of rows', 'Write one `- { case: NAME, key: value }` line for each row.');
    return [];
  }
  return table.value.items.flatMap((row) => {
    const rowMap = reader.map(row, 'A row of `cases`');
    if (rowMap === undefined) return [];
    const name = reader.needed(rowMap, 'A row of `cases`', NAME, 'Give each row a `case:` text, which is added to the title.');
    if (name === undefined) return [];
    const placed = reader.placed(name.value, '`case`', 'a short text');
    if (placed === undefined) return [];
    return [{ map: { ...map, entries: merge(base, rowMap.entries.filter((entry) => entry !== name)) }, name: placed }];
  });
}

function merge(base: readonly MapEntry[], row: readonly MapEntry[]): MapEntry[] {
  const merged = base.map((entry) => {
    const over = row.find(({ key }) => key === entry.key);
    if (over === undefined) return entry;
    if (entry.key !== MERGED || entry.value.type !== 'map' || over.value.type !== 'map') return over;
    return { ...over, value: { ...over.value, entries: merge(entry.value.entries, over.value.entries) } };
  });
  return [...merged, ...row.filter(({ key }) => !base.some((entry) => entry.key === key))];
}
