// Keys of a map that are indented so far that YAML counts them to the effect above. Must not compile texts.
import type { Diagnostic } from '@dradis/diagnostics';
import type { SourceSlice } from '@dradis/language';
import type { Range } from '../yaml/pack-node.js';

/** Words that open lines of effects as well as maps. */
const OF_EFFECTS: ReadonlySet<string> = new Set(['either', 'or', 'otherwise', 'if', 'when', 'may', 'does']);

/** A key inside an effect: its place in the file, and where its line begins there. */
export interface SlidKey {
  readonly key: string;
  readonly range: Range;
  readonly line: number;
}

/** The first line of a text that is no statement and begins with a key of some map. The first line of all cannot have slid. */
export function slidKey(slice: SourceSlice, diagnostics: readonly Diagnostic[], isKey: (key: string) => boolean): SlidKey | undefined {
  for (const { index, 0: line, 1: indent = '', 2: key = '' } of slice.text.matchAll(/^( *)([a-z][a-z-]*):(?= |$).*$/gm)) {
    if (index === 0 || OF_EFFECTS.has(key) || !isKey(key)) continue;
    const start = slice.toFile(index + indent.length);
    const end = slice.toFile(index + line.length - 1) + 1;
    const failed = diagnostics.some(({ primary: { file, span } }) => file === slice.file && span.start >= start && span.start < end);
    if (failed) return { key, range: { start, end: start + key.length }, line: start };
  }
  return undefined;
}
