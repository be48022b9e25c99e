// Statements put together from words of a scenario file and words in between, with the way back to the file. Must not compile.
import type { SourceFile } from '@dradis/diagnostics';
import type { SourceSlice } from '@dradis/language';
import type { ScalarNode } from '@dradis/packs';
import type { Placed } from '../read/scenario.js';

/** A part of a composed text: words that stand nowhere, or a stretch of the file. */
export type SlicePart = string | { readonly text: string; readonly toFile: (offset: number) => number };

/** A part from a placed text, whose characters stand side by side in the file. */
export function placedPart({ text, span }: Placed): SlicePart {
  return { text, toFile: (offset) => span.start + Math.min(offset, span.end - span.start) };
}

/** A part from a scalar; undefined when its characters have no places of their own. */
export function scalarPart(node: ScalarNode): Exclude<SlicePart, string> | undefined {
  return 'text' in node.text ? { text: node.text.text, toFile: node.text.toFile } : undefined;
}

/** One text of all parts. Words in between point at the nearest end of a stretch of the file. */
export function composeSlice(file: SourceFile, parts: readonly SlicePart[]): SourceSlice {
  const runs: { start: number; length: number; toFile: (offset: number) => number }[] = [];
  let text = '';
  for (const part of parts) {
    const words = typeof part === 'string' ? part : part.text;
    if (typeof part !== 'string') runs.push({ start: text.length, length: words.length, toFile: part.toFile });
    text += words;
  }
  return {
    file,
    text,
    toFile(offset) {
      let last: number | undefined;
      for (const run of runs) {
        if (offset < run.start) return last ?? run.toFile(0);
        if (offset < run.start + run.length) return run.toFile(offset - run.start);
        last = run.toFile(run.length);
      }
      return last ?? 0;
    },
  };
}
