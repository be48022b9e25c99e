// Adds and takes away keys of maps. Must not touch what stands beside them.
import type { MapEntry, MapNode } from '@dradis/packs';
import { yamlValue, type Json } from '../../new-thing/yaml-value.js';
import { columnOf, contentEnd, lineBreak, lineEnd, lineStart, nextLine } from '../lines.js';
import { behindColon } from '../written.js';
import type { Changes } from './change.js';

/** End of what belongs to an entry. */
function entryEnd(text: string, { keyRange, value }: MapEntry): number {
  return Math.max(keyRange.end, contentEnd(text, value.range));
}

/** The changes that add a key behind all others. */
export function addKey(text: string, map: MapNode, key: string, value: Json): Changes {
  const last = map.entries.at(-1);
  const [first] = map.entries;
  if (text.charAt(map.range.start) === '{') {
    const said = `${yamlValue(key)}: ${yamlValue(value)}`;
    const at = last === undefined ? map.range.start + 1 : Math.max(last.keyRange.end, last.value.range.end);
    return [{ start: at, end: at, newText: last === undefined ? ` ${said} ` : `, ${said}` }];
  }
  if (last === undefined || first === undefined) return { refused: 'there is nothing to add the key to: write the first one in the text' };
  const eol = lineBreak(text);
  const column = columnOf(text, first.keyRange.start);
  const at = lineEnd(text, entryEnd(text, last));
  return [{ start: at, end: at, newText: `${eol}${' '.repeat(column)}${yamlValue(key)}:${behindColon(value, column + 2, eol)}` }];
}

/** The changes that take a key away. A comment behind it on its line stays, on a line of its own. */
export function removeKey(text: string, map: MapNode, entry: MapEntry): Changes {
  const index = map.entries.indexOf(entry);
  const end = Math.max(entry.keyRange.end, entry.value.range.end);
  const next = map.entries[index + 1];
  const before = map.entries[index - 1];
  if (text.charAt(map.range.start) === '{') {
    if (next !== undefined) return [{ start: entry.keyRange.start, end: next.keyRange.start, newText: '' }];
    return [{ start: before === undefined ? entry.keyRange.start : Math.max(before.keyRange.end, before.value.range.end), end, newText: '' }];
  }
  const start = lineStart(text, entry.keyRange.start);
  const last = entryEnd(text, entry);
  if (map.entries.length === 1) return { refused: 'it is the only one here: take away what holds it' };
  if (!/^ *$/.test(text.slice(start, entry.keyRange.start))) {
    // It stands behind the dash of an item: the next key moves up to it.
    return next !== undefined && lineStart(text, next.keyRange.start) > last && text.slice(last, next.keyRange.start).trim() === '' ? [{ start: entry.keyRange.start, end: next.keyRange.start, newText: '' }] : { refused: 'what stands beside the key would go with it: change the text' };
  }
  const rest = text.slice(last, lineEnd(text, last));
  if (rest.trim() === '') return [{ start, end: nextLine(text, last), newText: '' }];
  return rest.trim().startsWith('#') ? [{ start: entry.keyRange.start, end: last + (rest.length - rest.trimStart().length), newText: '' }] : { refused: 'what stands beside the key would go with it: change the text' };
}
