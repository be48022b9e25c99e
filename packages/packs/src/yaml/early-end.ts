// Finds the line at which YAML ended a literal block although its author did not mean to. Must not report; the reader does.

/** Why a literal block ended early. */
export type EarlyEnd = 'tab' | 'comment' | 'less-indented';

/** The line that ended a block. */
export interface EarlyEndLine {
  readonly why: EarlyEnd;
  /** File offsets of the line without its line end. */
  readonly start: number;
  readonly end: number;
  /** File offset of the first character that is not a space. */
  readonly at: number;
  /** Spaces the block's first line begins with; null when the block has no text before this line. */
  readonly indent: number | null;
  /** That line without its spaces; null when there is none. */
  readonly first: { readonly start: number; readonly end: number } | null;
}

/** A literal block as YAML delimited it. */
export interface LiteralExtent {
  /** Column (spaces before it) of the line that holds the block's header. */
  readonly headerIndent: number;
  readonly bodyStart: number;
  readonly bodyEnd: number;
}

const KEY_LINE = /^(?:- +)*(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')[ ]*:(?:[ \r]|$)/;

function lineAt(text: string, start: number): { start: number; end: number; content: string } {
  const newline = text.indexOf('\n', start);
  const end = newline === -1 ? text.length : newline;
  return { start, end, content: text.slice(start, end) };
}

function spacesBefore(content: string): number {
  return content.length - content.replace(/^ +/, '').length;
}

/** The first line at or after `start` with something on it; undefined at the end of the text. */
function nextWrittenLine(text: string, start: number): { start: number; end: number; content: string } | undefined {
  for (let at = start; at < text.length; ) {
    const line = lineAt(text, at);
    if (/[^ \r]/.test(line.content)) return line;
    at = line.end + 1;
  }
  return undefined;
}

/**
 * The line that ended a literal block early, or undefined when the block ended as blocks do: before a key, a list item
 * or the end of the file. Meant for files YAML found a fault in, since some early ends are legal YAML in other files.
 */
export function findEarlyEnd(text: string, block: LiteralExtent): EarlyEndLine | undefined {
  // YAML counts the white space in front of the fault to the block, so the line may begin inside it.
  const lineStart = text.lastIndexOf('\n', block.bodyEnd - 1) + 1;
  const line = nextWrittenLine(text, text.slice(lineStart, block.bodyEnd).trim() === '' ? lineStart : block.bodyEnd);
  if (line === undefined) return undefined;
  const first = nextWrittenLine(text, block.bodyStart);
  const indent = first === undefined || first.start >= line.start ? null : spacesBefore(first.content);
  const spaces = spacesBefore(line.content);
  const rest = line.content.slice(spaces);
  const found = { start: line.start, end: line.end, at: line.start + spaces, indent, first: indent === null || first === undefined ? null : { start: first.start + indent, end: first.end } };
  if (rest.startsWith('\t')) return { why: 'tab', ...found };
  if (rest.startsWith('#')) {
    const after = nextWrittenLine(text, line.end + 1);
    const goesOn = after !== undefined && indent !== null && spacesBefore(after.content) >= indent;
    return goesOn ? { why: 'comment', ...found } : undefined;
  }
  const between = indent !== null && spaces > block.headerIndent && spaces < indent;
  if (between || !(KEY_LINE.test(rest) || rest.startsWith('- ') || /^[}\]]/.test(rest))) return { why: 'less-indented', ...found };
  return undefined;
}
