// The tree a YAML file is read into: maps, lists and scalars with their places. Must not know what any key means.
import type { TextMap } from './text-map.js';

/** A stretch of a file: UTF-16 offsets counted from 0, `end` exclusive. */
export interface Range {
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last character; equal to `start` for a point. */
  readonly end: number;
}

/** How a scalar was written. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** A single value. */
export interface ScalarNode {
  /** Tells a single value from other nodes. */
  readonly type: 'scalar';
  /** Where it stands, with its quotes or block header. */
  readonly range: Range;
  /** The value after the YAML 1.2 core rules (`3` is a number, `true` a boolean, an empty value null). */
  readonly value: string | number | boolean | null;
  /** How it is written. */
  readonly style: ScalarStyle;
  /** The text with the place of each of its characters, or why there is none. */
  readonly text: TextMap | UnmappedText;
}

/** Why the characters of a scalar have no places of their own. */
export interface UnmappedText {
  /** Why: it is folded, goes over several lines, or is not there. */
  readonly unmapped: 'folded' | 'several-lines' | 'empty';
}

/** One `key: value` of a map. */
export interface MapEntry {
  /** The key, without quotes. */
  readonly key: string;
  /** Where the key stands. */
  readonly keyRange: Range;
  /** What stands behind it. */
  readonly value: PackNode;
}

/** A map; each key once, in the order of the file. */
export interface MapNode {
  /** Tells a map from other nodes. */
  readonly type: 'map';
  /** Where it stands. */
  readonly range: Range;
  /** In the order of the file. */
  readonly entries: readonly MapEntry[];
}

/** A list. */
export interface ListNode {
  /** Tells a list from other nodes. */
  readonly type: 'list';
  /** Where it stands. */
  readonly range: Range;
  /** In the order of the file. */
  readonly items: readonly PackNode[];
}

/** Any value of a pack file. */
export type PackNode = ScalarNode | MapNode | ListNode;

/** The entry of a map under a key; undefined when the map has none. */
export function entryOf(map: MapNode, key: string): MapEntry | undefined {
  return map.entries.find((entry) => entry.key === key);
}

/** The value of a map under a key; undefined when the map has none. */
export function valueOf(map: MapNode, key: string): PackNode | undefined {
  return entryOf(map, key)?.value;
}

/** The text of a scalar child, numbers and booleans included as written; undefined when absent or not a scalar. */
export function stringOf(map: MapNode, key: string): string | undefined {
  const node = valueOf(map, key);
  return node?.type === 'scalar' && node.value !== null ? String(node.value) : undefined;
}

/** The tree as plain JSON, for the shape check. Lists and maps only hold what YAML said; ranges are dropped. */
export function toJson(node: PackNode): unknown {
  if (node.type === 'scalar') return node.value;
  if (node.type === 'list') return node.items.map(toJson);
  const json: Record<string, unknown> = {};
  for (const entry of node.entries) json[entry.key] = toJson(entry.value);
  return json;
}
