// What a document declares, as a tree. Must not look into effects.
import type { SourceFile } from '@dradis/diagnostics';
import type { MapNode, PackNode } from '@dradis/packs';
import { isScenario, type Project } from './project.js';
import type { DocumentSymbol } from './protocol.js';
import { rangeOf } from './text-range.js';

/** The outline of a document: its sections with what each lists, or its one thing with its keys. */
export function outlineOf(project: Project, path: string): DocumentSymbol[] {
  const file = project.file(path);
  const document = project.result.documents.get(path);
  if (file !== undefined && isScenario(path)) return scenarioSymbols(file, project.root(path));
  if (file === undefined || document?.root === undefined) return [];
  if (document.role === 'thing') return [itemSymbol(file, document.root, 'thing')];
  return document.root.entries.map(({ key, keyRange, value }) => ({
    name: key,
    detail: 'section',
    range: rangeOf(file, { start: keyRange.start, end: Math.max(keyRange.end, value.range.end) }),
    selectionRange: rangeOf(file, keyRange),
    children: value.type === 'list' ? value.items.flatMap((item) => (item.type === 'map' ? [itemSymbol(file, item, key.replace(/s$/, ''))] : [])) : [],
  }));
}

/** A file of scenarios: each with the rows of its table. */
function scenarioSymbols(file: SourceFile, root: PackNode | undefined): DocumentSymbol[] {
  const maps = (node: PackNode | undefined): MapNode[] => (node?.type === 'map' ? [node] : node?.type === 'list' ? node.items.filter((item) => item.type === 'map') : []);
  const symbol = (map: MapNode, key: string): DocumentSymbol[] => {
    const title = map.entries.find((entry) => entry.key === key);
    if (title === undefined) return [];
    const rows = map.entries.find((entry) => entry.key === 'cases')?.value;
    return [{ name: textOf(title.value) ?? key, detail: key, range: rangeOf(file, map.range), selectionRange: rangeOf(file, title.value.range), children: maps(rows).flatMap((row) => symbol(row, 'case')) }];
  };
  return maps(root).flatMap((map) => [...symbol(map, 'scenario'), ...symbol(map, 'default position')]);
}

function itemSymbol(file: SourceFile, node: MapNode, what: string): DocumentSymbol {
  const id = node.entries.find(({ key }) => key === 'id');
  const kind = textOf(node.entries.find(({ key }) => key === 'kind')?.value);
  const at = id?.value.range ?? node.entries[0]?.keyRange ?? node.range;
  const children = node.entries
    .filter(({ key }) => key !== 'id' && key !== 'kind')
    .map(({ key, keyRange, value }): DocumentSymbol => ({ name: key, detail: '', range: rangeOf(file, { start: keyRange.start, end: Math.max(keyRange.end, value.range.end) }), selectionRange: rangeOf(file, keyRange), children: [] }));
  return { name: textOf(id?.value) ?? what, detail: kind ?? what, range: rangeOf(file, node.range), selectionRange: rangeOf(file, at), children };
}

function textOf(node: PackNode | undefined): string | undefined {
  return node?.type === 'scalar' && node.value !== null ? String(node.value) : undefined;
}
