// What of a document can be folded away: maps, lists and blocks over several lines, and rows of comments. Must not look into effects.
import { positionAt, type SourceFile } from '@dradis/diagnostics';
import type { PackNode } from '@dradis/packs';
import type { Project } from './project.js';
import type { FoldingRange } from './protocol.js';

/** The ranges of a document, outermost first; one for each first line. */
export function foldingRangesOf(project: Project, path: string): FoldingRange[] {
  const file = project.file(path);
  const root = file === undefined ? undefined : project.root(path);
  if (file === undefined) return [];
  const found = new Map<number, FoldingRange>();
  for (const range of commentRows(file)) found.set(range.startLine, range);
  if (root !== undefined) visit(file, root, found);
  return [...found.values()].sort((a, b) => a.startLine - b.startLine);
}

function lineOf(file: SourceFile, offset: number): number {
  return positionAt(file, offset).line - 1;
}

/** The last line on which something of a node stands: its range may reach over empty lines behind it. */
function lastLine(file: SourceFile, { range }: PackNode): number {
  return lineOf(file, range.start + file.text.slice(range.start, range.end).trimEnd().length);
}

function add(file: SourceFile, start: number, node: PackNode, found: Map<number, FoldingRange>): void {
  const startLine = lineOf(file, start);
  const endLine = lastLine(file, node);
  if (endLine > startLine && !found.has(startLine)) found.set(startLine, { startLine, endLine, kind: 'region' });
}

function visit(file: SourceFile, node: PackNode, found: Map<number, FoldingRange>): void {
  if (node.type === 'scalar') return;
  if (node.type === 'list') {
    for (const item of node.items) {
      add(file, item.range.start, item, found);
      visit(file, item, found);
    }
    return;
  }
  for (const { keyRange, value } of node.entries) {
    if (value.range !== keyRange) add(file, keyRange.start, value, found);
    visit(file, value, found);
  }
}

function commentRows(file: SourceFile): FoldingRange[] {
  const rows = file.text.split('\n').map((line) => /^\s*#/.test(line));
  return rows.flatMap((is, startLine): FoldingRange[] => {
    if (!is || rows[startLine - 1] === true) return [];
    const after = rows.findIndex((other, line) => line > startLine && !other);
    const endLine = (after === -1 ? rows.length : after) - 1;
    return endLine > startLine ? [{ startLine, endLine, kind: 'comment' }] : [];
  });
}
