/** A place in the sources of a pack. Must not hold text. */

/** A stretch of a source file. Lines and columns count from 1; the end is exclusive. */
export interface SourceSpan {
  /** Where it begins, from 1. */
  line: number;
  /** Where it begins, from 1. */
  column: number;
  /** Where it ends, from 1. */
  endLine: number;
  /** The column after its last character, from 1. */
  endColumn: number;
}

/** A place in a pack's sources: `file` is the path by which `SessionOptions.sources` knows it. */
export interface SourcePlace {
  /** Path of the file, as the pack lists it. */
  file: string;
  /** The place in the file. */
  span: SourceSpan;
}
