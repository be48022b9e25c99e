// Source files and places in them. Must not read a file system or know what the text means.

/** A half-open range of UTF-16 offsets into the text of a file, 0-based: `start` is included, `end` is not. */
export interface Span {
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last character; equal to `start` for a point. */
  readonly end: number;
}

/** A text with its path and the offset at which each line starts. Paths are opaque here: they are only printed. */
export interface SourceFile {
  /** What messages call the file. */
  readonly path: string;
  /** All of it. */
  readonly text: string;
  /** Offset of the first character of each line, ascending; the first entry is 0. `\n`, `\r\n` and `\r` end a line. */
  readonly lineStarts: readonly number[];
}

/** A place for people: line and column are 1-based; columns count UTF-16 units. */
export interface Position {
  /** From 1. */
  readonly line: number;
  /** In UTF-16 units, from 1. */
  readonly column: number;
}

/** Makes a source file; its line table is made when it is first asked for. */
export function createSourceFile(path: string, text: string): SourceFile {
  let starts: readonly number[] | undefined;
  return {
    path,
    text,
    get lineStarts() {
      return (starts ??= lineStartsOf(text));
    },
  };
}

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return starts;
}

/** The line and column of an offset. Offsets outside the text are moved to its nearest end. */
export function positionAt(file: SourceFile, offset: number): Position {
  const at = Math.min(Math.max(offset, 0), file.text.length);
  const { lineStarts } = file;
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - (lineStarts[low] ?? 0) + 1 };
}

/** The text of a 1-based line without its line end; empty when the file has no such line. */
export function lineText(file: SourceFile, line: number): string {
  const start = file.lineStarts[line - 1];
  if (start === undefined) return '';
  const end = file.lineStarts[line] ?? file.text.length;
  return file.text.slice(start, end).replace(/[\r\n]+$/, '');
}
