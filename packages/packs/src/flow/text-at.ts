// What stands at a place of a source, on one line. Must not interpret it.
import type { FlowPlace } from './flow-graph.js';

/** The text, each run of spaces and line ends as one space; empty when the source is not known. */
export function textAt(source: string | undefined, { line, column, endLine, endColumn }: FlowPlace): string {
  if (source === undefined) return '';
  const lines = source.split('\n').slice(line - 1, endLine);
  const cut = lines.map((each, index) => each.slice(index === 0 ? column - 1 : 0, index === lines.length - 1 ? endColumn - 1 : undefined));
  return cut.join(' ').replace(/\s+/g, ' ').trim();
}
