// Small readings of YAML nodes that every declaration needs. Must not hold the meaning of any one section.
import { nearest, type SourceFile } from '@dradis/diagnostics';
import type { Finding, Place, Report } from '../findings.js';
import { entryOf, valueOf, type ListNode, type MapNode, type PackNode, type ScalarNode } from '../yaml/pack-node.js';
import type { Found } from './declarations.js';

/** A rules file that could be read. */
export interface RulesFile {
  readonly file: SourceFile;
  readonly root: MapNode;
}

/** The maps listed under a section of all rules files, in the order of files. */
export function sectionItems(rules: readonly RulesFile[], section: string): Found<MapNode>[] {
  const found: Found<MapNode>[] = [];
  for (const { file, root } of rules) {
    const list = valueOf(root, section);
    if (list?.type !== 'list') continue;
    for (const node of list.items) if (node.type === 'map') found.push({ file, node });
  }
  return found;
}

/** The place of a node in its file. */
export function placeOf(file: SourceFile, node: PackNode): Place {
  return { file, range: node.range };
}

/** The place of what a map is called: its `id`, else its first key. */
export function idPlace(file: SourceFile, node: MapNode): Place {
  return { file, range: valueOf(node, 'id')?.range ?? node.entries[0]?.keyRange ?? node.range };
}

/** A scalar child that holds something. */
export function scalarOf(map: MapNode, key: string): ScalarNode | undefined {
  const node = valueOf(map, key);
  return node?.type === 'scalar' && node.value !== null ? node : undefined;
}

/** A child that is a list; undefined when absent or something else. */
export function listOf(map: MapNode, key: string): ListNode | undefined {
  const node = valueOf(map, key);
  return node?.type === 'list' ? node : undefined;
}

/** A child that is a map; undefined when absent or something else. */
export function mapOf(map: MapNode, key: string): MapNode | undefined {
  const node = valueOf(map, key);
  return node?.type === 'map' ? node : undefined;
}

/** True only for a child that is `true`. */
export function flagOf(map: MapNode, key: string): boolean {
  const node = valueOf(map, key);
  return node?.type === 'scalar' && node.value === true;
}

/** The scalars of a child that is one scalar or a list of them. */
export function scalarsOf(map: MapNode, key: string): ScalarNode[] {
  const node = valueOf(map, key);
  if (node === undefined) return [];
  const nodes = node.type === 'list' ? node.items : [node];
  return nodes.filter((item): item is ScalarNode => item.type === 'scalar' && item.value !== null);
}

/** The texts of a child that is one scalar or a list of them. */
export function textsOf(map: MapNode, key: string): string[] {
  return scalarsOf(map, key).map((node) => String(node.value));
}

/** The id spelt as words. */
export function idAsWords(id: string): string {
  return id.replaceAll('-', ' ');
}

/** Words in the form in which they are compared: lower case, single spaces. */
export function plainWords(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** The finding for a name nothing is called by. */
export function unknownName(what: string, name: string, at: Place, candidates: Iterable<string>): Finding {
  const all = [...candidates];
  return { code: 'D0501', at, facts: { what, name, nearest: nearest(name, all), all: all.length <= 12 ? all : [] } };
}

/** Keeps the first of several with one id, and reports the others. */
export function uniqueById<T extends { readonly id: string; readonly place: Place }>(what: string, items: readonly T[], report: Report): T[] {
  const first = new Map<string, T>();
  for (const item of items) {
    const earlier = first.get(item.id);
    if (earlier === undefined) first.set(item.id, item);
    else report({ code: 'D0502', at: item.place, also: earlier.place, facts: { what, id: item.id } });
  }
  return [...first.values()];
}

/** The place of a key of a map; the place of the map's id when it has no such key. */
export function keyPlace(file: SourceFile, map: MapNode, key: string): Place {
  const entry = entryOf(map, key);
  return entry === undefined ? idPlace(file, map) : { file, range: entry.value.type === 'scalar' ? entry.value.range : entry.keyRange };
}
