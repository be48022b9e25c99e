// Gives a text, of one line or several, in the style of what stands there. Must not read the language.
import type { ScalarNode } from '@dradis/packs';
import { columnOf, contentEnd, lineBreak, lineEnd, nextLine } from '../lines.js';
import type { Change, Changes } from './change.js';
import { textsOver } from './set-value.js';

/** The changes that put a text in the place of a scalar. `column` is how deep lines of a block stand. */
export function writeEffect(text: string, node: ScalarNode, column: number, given: string): Changes {
  const written = given.replaceAll('\r\n', '\n').replace(/\s+$/, '');
  const { start, end } = node.range;
  const block = node.style === 'literal' || node.style === 'folded';
  if (block && written === '') return [{ start, end: contentEnd(text, node.range), newText: '""' }];
  // Where lines are folded into one, an empty line between them says that they are two.
  if (block) return [inBlock(text, node, column, node.style === 'folded' ? written.replaceAll('\n', '\n\n') : written)];
  const inline = textsOver(node, written).map((newText): Change => ({ start, end, newText }));
  if (!written.includes('\n')) return [...inline.slice(0, -1), ...(written === '' ? [] : [asBlock(text, node, column, written)]), ...inline.slice(-1)];
  return [asBlock(text, node, column, written), { start, end, newText: JSON.stringify(written) }];
}

/** Lines of a block, as deep as they have to be; empty lines stay empty. */
function blockLines(written: string, column: number, eol: string): string {
  const indent = ' '.repeat(column);
  return written.split('\n').map((line) => (line.trim() === '' ? '' : indent + line)).join(eol);
}

/** The lines of a block exchanged; its header stays as it is. */
function inBlock(text: string, { range }: ScalarNode, column: number, written: string): Change {
  const start = nextLine(text, range.start);
  const end = Math.max(start, contentEnd(text, range));
  const own = /^[ ]*(?=[^\s])/m.exec(text.slice(start, end));
  const deep = own === null ? column : own[0].length;
  return { start, end, newText: blockLines(written, deep, lineBreak(text)) };
}

/** A block in the place of a text on one line; a comment behind that stays behind the header. */
function asBlock(text: string, { range }: ScalarNode, column: number, written: string): Change {
  const eol = lineBreak(text);
  const end = lineEnd(text, range.end);
  return { start: range.start, end, newText: `|${text.slice(range.end, end)}${eol}${blockLines(written, column, eol)}` };
}

/** How deep the lines of a block stand behind a key or a dash at this place. */
export function blockColumn(text: string, keyStart: number): number {
  return columnOf(text, keyStart) + 2;
}
