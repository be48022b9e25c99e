/** A place in the sources of a pack. Must not hold text. */

/** A stretch of a source file. Lines and columns count from 1; the end is exclusive. */
export interface SourceSpan {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A place in a pack's sources: `file` is the path by which `SessionOptions.sources` knows it. */
export interface SourcePlace {
  file: string;
  span: SourceSpan;
}
