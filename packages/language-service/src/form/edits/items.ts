// Adds, takes away and moves items of lists. Must not touch what stands beside them.
import type { ListNode, PackNode } from '@dradis/packs';
import { yamlValue, type Json } from '../../new-thing/yaml-value.js';
import { columnOf, contentEnd, lineBreak, lineEnd, lineStart, nextLine } from '../lines.js';
import { isLong, itemText, linesOf } from '../written.js';
import type { Changes } from './change.js';

const isFlow = (text: string, { range }: ListNode): boolean => text.charAt(range.start) === '[';

/** Where the dash of an item stands; undefined when something else stands on its line before it. */
function dashOf(text: string, item: PackNode): number | undefined {
  const start = lineStart(text, item.range.start);
  const before = /^( *)- +$/.exec(text.slice(start, item.range.start));
  return before === null ? undefined : start + (before[1]?.length ?? 0);
}

const TOGETHER = { refused: 'the items do not stand on lines of their own: change the text' };

/** The changes that add an item before the one at `index`; at the end when there are as many. `column` is how deep a first item may stand. */
export function addItem(text: string, list: ListNode, index: number, value: Json, column: number): Changes {
  const eol = lineBreak(text);
  const { items, range } = list;
  const next = items[index];
  const before = items[index - 1];
  if (isFlow(text, list)) {
    if (before !== undefined) return [{ start: before.range.end, end: before.range.end, newText: `, ${yamlValue(value)}` }];
    if (next !== undefined) return [{ start: next.range.start, end: next.range.start, newText: `${yamlValue(value)}, ` }];
    const inline = { start: range.start, end: range.end, newText: `[${yamlValue(value)}]` };
    const long = { start: contentEnd(text, { start: 0, end: range.start }), end: lineEnd(text, range.end), newText: `${text.slice(range.end, lineEnd(text, range.end))}${eol}${linesOf([value], column, eol).join(eol)}` };
    return isLong(value) ? [long, inline] : [inline];
  }
  const beside = before ?? next;
  const dash = beside === undefined ? undefined : dashOf(text, beside);
  if (dash === undefined) return TOGETHER;
  const indent = ' '.repeat(columnOf(text, dash));
  const said = `- ${itemText(value, indent.length + 2, eol)}`;
  if (before !== undefined) {
    const at = lineEnd(text, contentEnd(text, before.range));
    return [{ start: at, end: at, newText: `${eol}${indent}${said}` }];
  }
  return [{ start: dash, end: dash, newText: `${said}${eol}${indent}` }];
}

/** The changes that take an item away. The last one leaves an empty list. */
export function removeItem(text: string, list: ListNode, index: number): Changes {
  const { items, range } = list;
  const item = items[index];
  if (item === undefined) return { refused: 'there is no such item' };
  const next = items[index + 1];
  const before = items[index - 1];
  if (isFlow(text, list)) {
    if (next !== undefined) return [{ start: item.range.start, end: next.range.start, newText: '' }];
    return [{ start: before === undefined ? item.range.start : before.range.end, end: item.range.end, newText: '' }];
  }
  const dash = dashOf(text, item);
  if (dash === undefined) return TOGETHER;
  const end = contentEnd(text, item.range);
  const rest = text.slice(end, lineEnd(text, end));
  if (items.length === 1) return [{ start: contentEnd(text, { start: 0, end: dash }), end, newText: ' []' }, { start: range.start, end, newText: '[]' }];
  if (rest.trim() === '') return [{ start: lineStart(text, dash), end: nextLine(text, end), newText: '' }];
  // A comment behind the item stays, on a line of its own.
  return rest.trim().startsWith('#') ? [{ start: dash, end: end + (rest.length - rest.trimStart().length), newText: '' }] : TOGETHER;
}

/** The changes that exchange an item with its neighbour. */
export function moveItem(text: string, list: ListNode, index: number, by: 1 | -1): Changes {
  const [a, b] = by === 1 ? [list.items[index], list.items[index + 1]] : [list.items[index - 1], list.items[index]];
  if (a === undefined || b === undefined) return { refused: 'there is no neighbour to change places with' };
  // On lines of their own, comments behind them go along.
  const own = !isFlow(text, list) && dashOf(text, a) !== undefined && dashOf(text, b) !== undefined;
  const endOf = (item: PackNode): number => (own ? lineEnd(text, contentEnd(text, item.range)) : contentEnd(text, item.range));
  const [aEnd, bEnd] = [endOf(a), endOf(b)];
  return [{ start: a.range.start, end: bEnd, newText: `${text.slice(b.range.start, bEnd)}${text.slice(aEnd, b.range.start)}${text.slice(a.range.start, aEnd)}` }];
}

/** The changes that put a list around a single value and add another item to it. */
export function listOf(text: string, node: PackNode, keyStart: number, value: Json): Changes {
  const { start } = node.range;
  const end = contentEnd(text, node.range);
  const eol = lineBreak(text);
  const inner = text.slice(start, end);
  const oneLine = !inner.includes('\n') && (node.type !== 'scalar' || (node.style !== 'literal' && node.style !== 'folded'));
  if (oneLine && !isLong(value)) return [{ start, end, newText: `[${inner}, ${yamlValue(value)}]` }];
  const column = columnOf(text, keyStart) + 2;
  const indent = ' '.repeat(column);
  const deeper = inner.split(eol).map((line, at) => (at === 0 || line.trim() === '' ? line : `  ${line}`)).join(eol);
  const same = lineStart(text, start) === lineStart(text, keyStart);
  const head = same ? `${eol}${indent}- ` : '- ';
  return [{ start: same ? contentEnd(text, { start: 0, end: start }) : start, end, newText: `${head}${deeper}${eol}${indent}- ${itemText(value, column + 2, eol)}` }];
}
