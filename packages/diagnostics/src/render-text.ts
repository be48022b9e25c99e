// Prints diagnostics for people, with excerpts. Must not use colour or know the width of a terminal.
import type { Diagnostic, Label } from './diagnostic.js';
import { lineText, positionAt } from './source-file.js';

/** Secondary places shown with their line; of more only the place is told. */
const MOST_EXCERPTS = 3;

/** What the text renderer may leave out. */
export interface TextOptions {
  /** Show the source line and a caret below each place; on unless `false`. */
  readonly excerpts?: boolean;
}

/**
 * One diagnostic as text: `path:line:col severity CODE title`, then excerpts, secondary places and the help.
 * Lines and columns are 1-based. No line end at the end.
 */
export function renderText(diagnostic: Diagnostic, options: TextOptions = {}): string {
  const excerpts = options.excerpts ?? true;
  const lines = [`${place(diagnostic.primary)} ${diagnostic.severity} ${diagnostic.code} ${diagnostic.title}`];
  if (excerpts) lines.push(...excerpt(diagnostic.primary));
  for (const [index, label] of diagnostic.secondary.entries()) {
    lines.push(`  ${place(label)} ${label.label}`);
    if (excerpts && index < MOST_EXCERPTS) lines.push(...excerpt({ ...label, label: '' }));
  }
  if (diagnostic.help !== undefined) lines.push(`  help: ${diagnostic.help}`);
  return lines.join('\n');
}

function place(label: Label): string {
  const { line, column } = positionAt(label.file, label.span.start);
  return `${label.file.path}:${line}:${column}`;
}

function excerpt({ file, span, label }: Label): string[] {
  const from = positionAt(file, span.start);
  const to = positionAt(file, Math.max(span.start, span.end));
  const source = lineText(file, from.line);
  const gutter = String(from.line);
  const length = to.line === from.line ? to.column - from.column : source.length - from.column + 1;
  // A tab keeps its width in the line of carets, so that the caret stands under its character.
  const lead = source.slice(0, from.column - 1).replace(/[^\t]/g, ' ');
  const marks = '^'.repeat(Math.max(1, length));
  const words = label === '' ? '' : ` ${label}`;
  return [`  ${gutter} | ${source}`, `  ${' '.repeat(gutter.length)} | ${lead}${marks}${words}`];
}
