// Lines of a text around places in it: where they begin and end, how far they are indented. Must not know YAML.

/** Offset of the first character of the line of an offset. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Offset behind the last character of the line of an offset; the line end is not part of it. */
export function lineEnd(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  if (newline === -1) return text.length;
  return newline > offset && text.charAt(newline - 1) === '\r' ? newline - 1 : newline;
}

/** Offset of the line below that of an offset; the end of the text when there is none. */
export function nextLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline === -1 ? text.length : newline + 1;
}

/** Column of an offset, from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** How the lines of a text end. */
export function lineBreak(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** End of what stands in a stretch, without the white space behind it. */
export function contentEnd(text: string, { start, end }: { readonly start: number; readonly end: number }): number {
  return start + text.slice(start, end).trimEnd().length;
}
