// How far a new line stands in: as the line above, and one step further below a line that opens a block. YAML's own rule knows
// nothing of the effects inside its blocks, where depth is meaning. Must not move lines that are there already.
import { indentService } from '@codemirror/language';
import type { Extension } from '@codemirror/state';

const STEP = 2;

/** Spaces before a line that follows `above`. */
export function indentAfter(above: string): number {
  const indent = /^ */.exec(above)?.[0].length ?? 0;
  const text = above.replace(/\s+#.*$/, '').trimEnd();
  const item = /^ *(?:- )+/.exec(text)?.[0].length ?? 0;
  const inside = item > indent && item < text.length ? item : indent;
  return /[:|]$/.test(text) ? inside + STEP : inside;
}

/** For Enter. */
export const blockIndent: Extension = indentService.of(({ state, simulatedBreak }, pos) => {
  // Only where a line is being broken: that part of it which stays above says how far.
  const line = state.doc.lineAt(pos);
  const above = simulatedBreak === null ? (line.number > 1 ? state.doc.line(line.number - 1).text : '') : line.text.slice(0, simulatedBreak - line.from);
  return indentAfter(above);
});
