// A text of the language inside a larger file, such as a scalar of a document. Must not know the outer format.
import type { SourceFile, Span } from '@dradis/diagnostics';

/** Text of the effect language with the way back to its file. */
export interface SourceSlice {
  /** The file it is cut from. */
  readonly file: SourceFile;
  /** The text as the outer format decodes it. */
  readonly text: string;
  /** File offset (0-based, UTF-16) of an offset into `text`; must be defined for 0 up to and including the length. */
  toFile(offset: number): number;
}

/** A slice that is a whole file. */
export function wholeFile(file: SourceFile): SourceSlice {
  return { file, text: file.text, toFile: (offset) => offset };
}

/** The span in the file of a half-open range of the slice. The end follows the last character, so it stays on its line. */
export function fileSpan(slice: SourceSlice, start: number, end: number): Span {
  const from = slice.toFile(start);
  return { start: from, end: end > start ? Math.max(from, slice.toFile(end - 1) + 1) : from };
}
