// What a document declares, as a tree. Must not look into effects.
import { type SourceFile } from '@dradis/diagnostics';
import { type MapNode, type PackNode } from '@dradis/packs';
import { type Project } from './project.js';
import { type DocumentSymbol } from './protocol.js';
import { rangeOf } from './text-range.js';

/** The outline of a document: its sections with what each lists, or its one thing with its keys. */
export function outlineOf(project: Project, path: string): DocumentSymbol[] {
  const file = project.file(path);
  const document = project.result.documents.get(path);
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
