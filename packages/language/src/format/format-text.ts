// The canonical layout of a text: two spaces a level, single spaces, comments kept. Must not change what a text means.
import { createSourceFile, hasErrors, createReport, type Diagnostic } from '@dradis/diagnostics';
import { wholeFile } from '../source-slice.js';
import type { Line, LineTree } from '../syntax/line.js';
import { readLines } from '../syntax/read-lines.js';
import { sayTokens, type Spelling } from './spacing.js';

/** A formatted text; as it was when it could not be read. */
export interface FormattedText {
  /** The whole text. */
  readonly text: string;
  /** Why it could not be read; empty when it could. */
  readonly diagnostics: readonly Diagnostic[];
}

interface Placed {
  readonly line: Line;
  readonly depth: number;
}

/** Formats a text; `spell` gives the spelling of its tokens. Line ends become `\n`; a text of no lines is ''. */
export function formatText(text: string, spell: (tree: LineTree) => Spelling): FormattedText {
  const report = createReport();
  const tree = readLines(wholeFile(createSourceFile('', text)), report);
  if (hasErrors(report.diagnostics)) return { text, diagnostics: report.diagnostics };
  return { text: layOut(text, tree, spell(tree)), diagnostics: report.diagnostics };
}

function layOut(text: string, tree: LineTree, spelling: Spelling): string {
  const starts = new Map<number, Placed>();
  place(tree.lines, 0, starts);
  const rows = rowsOf(text, tree, starts);
  const printed: string[] = [];
  /** How far the lines of every open block stand in, outermost first. */
  const columns: number[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.placed === null && row.comment === '') {
      if (printed.length > 0 && printed.at(-1) !== '') printed.push('');
      continue;
    }
    const depth = row.placed?.depth ?? depthOfComment(row.column, columns, rows.slice(index).find(({ placed }) => placed !== null));
    if (row.placed !== null) columns.splice(depth, Infinity, row.column);
    const said = row.placed === null ? '' : sayRow(row.placed.line, spelling);
    const parts = [said, row.comment].filter((part) => part !== '');
    printed.push('  '.repeat(depth) + parts.join('  '));
  }
  while (printed.at(-1) === '') printed.pop();
  return printed.length === 0 ? '' : `${printed.join('\n')}\n`;
}

/** A comment belongs to what follows, unless it stands in further than that: then to the block before it that it stands in as far as. */
function depthOfComment(column: number, columns: readonly number[], next: Row | undefined): number {
  const before = columns.findLastIndex((each) => each <= column);
  const after = next?.placed?.depth ?? 0;
  return next !== undefined && (column <= next.column || after >= columns.length) ? after : Math.max(before, after);
}

interface Row {
  readonly placed: Placed | null;
  readonly comment: string;
  readonly column: number;
}

function rowsOf(text: string, tree: LineTree, starts: ReadonlyMap<number, Placed>): Row[] {
  const rows: Row[] = [];
  const lines = /[^\r\n]*(?:\r\n|\n|\r|$)/g;
  for (const match of text.matchAll(lines)) {
    const [line] = match;
    if (line === '' && match.index >= text.length) break;
    const column = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    const comment = tree.comments.find(({ start }) => start >= match.index && start < match.index + line.length);
    rows.push({ placed: starts.get(match.index + column) ?? null, comment: comment?.text ?? '', column });
  }
  return rows;
}

function place(lines: readonly Line[], depth: number, starts: Map<number, Placed>): void {
  for (const line of lines) {
    const first = line.head[0];
    if (first !== undefined) starts.set(first.start, { line, depth });
    let last = line;
    while (last.inline !== null) last = last.inline;
    place(last.block ?? [], depth + 1, starts);
  }
}

function sayRow(line: Line, spelling: Spelling): string {
  const head = sayTokens(line.head, spelling);
  if (line.inline !== null) return `${head}: ${sayRow(line.inline, spelling)}`;
  return line.colon === null ? head : `${head}:`;
}
