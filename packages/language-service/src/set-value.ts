// Gives one value of a document another text, as a form does: the edit touches that value alone. Must not lay out what is around it.
import { createSourceFile, type SourceFile } from '@dradis/diagnostics';
import { readYamlDocument, type MapEntry, type MapNode, type PackNode, type ScalarNode } from '@dradis/packs';
import { type Project } from './project.js';
import { type RenameResult, type TextEdit } from './protocol.js';
import { rangeOf, withEdits, type Stretch } from './text-range.js';

/** A value that a form can give. */
export type FormValue = string | number | boolean | readonly (string | number)[];

interface Change extends Stretch {
  readonly newText: string;
}

/**
 * The edit that gives the value under `keys` (keys of maps, indexes of lists from 0) another one; null takes the key away. The
 * key is added where it is missing. Every other byte stays. Refused where only the text can say what is meant.
 */
export function setValueAt(project: Project, path: string, keys: readonly (string | number)[], value: FormValue | null): RenameResult {
  const file = project.file(path);
  const { root, sound, diagnostics } = file === undefined ? { root: undefined, sound: false, diagnostics: [] } : readYamlDocument(file);
  if (file === undefined || root === undefined || !sound || diagnostics.length > 0) return { refused: 'the file cannot be read as it is written: mend the text first' };
  const change = changeOf(file.text, root, keys, value);
  if (typeof change === 'string') return { refused: change };
  const edit: TextEdit = { range: rangeOf(file, change), newText: change.newText };
  return leavesTheRest(file, edit, root, keys, value) ? { edits: { [path]: [edit] } } : { refused: 'the value cannot be written here without changing what stands around it: change the text' };
}

function changeOf(text: string, root: PackNode, keys: readonly (string | number)[], value: FormValue | null): Change | string {
  let parent: PackNode | undefined = root;
  for (const key of keys.slice(0, -1)) parent = childOf(parent, key);
  const last = keys.at(-1);
  if (parent === undefined || parent.type === 'scalar' || last === undefined) return 'there is no map or list to hold the value: add it in the text';
  if (parent.type === 'list') {
    const item = typeof last === 'number' ? parent.items[last] : undefined;
    return item === undefined || value === null ? 'items of a list are added and taken away in the text' : replaced(text, item, value);
  }
  const entry = parent.entries.find(({ key }) => key === String(last));
  if (value === null) return entry === undefined ? `there is no '${String(last)}'` : removed(text, parent, entry);
  if (entry === undefined) return added(text, parent, String(last), value);
  return entry.value.range === entry.keyRange ? filled(text, entry, value) : replaced(text, entry.value, value);
}

function childOf(node: PackNode | undefined, key: string | number): PackNode | undefined {
  if (node?.type === 'map') return node.entries.find((entry) => entry.key === String(key))?.value;
  return node?.type === 'list' && typeof key === 'number' ? node.items[key] : undefined;
}

const PLAIN = /^[A-Za-z][A-Za-z0-9 '.!?-]*$/;
const NOT_TEXT = /^(?:true|false|null|yes|no|on|off|y|n|~|\.inf|\.nan)$/i;

function written(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) && value.trim() === value && !NOT_TEXT.test(value) ? value : JSON.stringify(value);
}

function flow(value: FormValue): string {
  return typeof value === 'object' ? `[${value.map(written).join(', ')}]` : written(value);
}

function replaced(text: string, node: PackNode, value: FormValue): Change | string {
  const { start, end } = node.range;
  if (node.type === 'map') return 'a map stands here: change its values one by one';
  if (node.type === 'list') {
    if (typeof value !== 'object') return 'a list stands here: give a list';
    return text.charAt(start) === '[' && !/[\n#]/.test(text.slice(start, end)) ? { start, end, newText: flow(value) } : 'a list over several lines is changed in the text';
  }
  if (typeof value !== 'string') return node.style === 'literal' || node.style === 'folded' ? 'a text over several lines stands here: change it there' : { start, end, newText: flow(value) };
  return textOver(node, value);
}

/** A text in the style of the one that stands there. */
function textOver(node: ScalarNode, value: string): Change | string {
  const { start, end } = node.range;
  if (!('text' in node.text) || node.style === 'folded' || node.style === 'literal') return 'a text over several lines stands here: change it there';
  if (node.style === 'single' && !value.includes('\n')) return { start, end, newText: `'${value.replaceAll("'", "''")}'` };
  return { start, end, newText: node.style === 'plain' ? written(value) : JSON.stringify(value) };
}

/** A value for a key that has none. */
function filled(text: string, { keyRange }: MapEntry, value: FormValue): Change | string {
  const colon = text.indexOf(':', keyRange.end);
  return /^\s*$/.test(text.slice(keyRange.end, colon)) ? { start: colon + 1, end: colon + 1, newText: ` ${flow(value)}` } : 'the value is missing in a way that only the text can mend';
}

function added(text: string, map: MapNode, key: string, value: FormValue): Change | string {
  const last = map.entries.at(-1);
  const said = `${written(key)}: ${flow(value)}`;
  if (text.charAt(map.range.start) === '{') {
    const at = last === undefined ? map.range.start + 1 : Math.max(last.keyRange.end, last.value.range.end);
    return { start: at, end: at, newText: last === undefined ? ` ${said} ` : `, ${said}` };
  }
  const [first] = map.entries;
  if (last === undefined || first === undefined) return 'there is nothing to add the key to: write the first one in the text';
  const column = first.keyRange.start - (text.lastIndexOf('\n', first.keyRange.start - 1) + 1);
  const newline = text.indexOf('\n', Math.max(last.keyRange.end, last.value.range.end));
  const windows = newline > 0 && text.charAt(newline - 1) === '\r';
  const at = newline === -1 ? text.length : windows ? newline - 1 : newline;
  return { start: at, end: at, newText: `${windows ? '\r\n' : '\n'}${' '.repeat(column)}${said}` };
}

function removed(text: string, map: MapNode, entry: MapEntry): Change | string {
  const index = map.entries.indexOf(entry);
  const end = Math.max(entry.keyRange.end, entry.value.range.end);
  const next = map.entries[index + 1];
  if (text.charAt(map.range.start) === '{') {
    const before = map.entries[index - 1];
    if (next !== undefined) return { start: entry.keyRange.start, end: next.keyRange.start, newText: '' };
    return { start: before === undefined ? entry.keyRange.start : Math.max(before.keyRange.end, before.value.range.end), end, newText: '' };
  }
  const lineStart = text.lastIndexOf('\n', entry.keyRange.start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const rest = text.slice(end, newline === -1 ? text.length : newline);
  if (!/^ *$/.test(text.slice(lineStart, entry.keyRange.start)) || rest.trim() !== '') return 'what stands beside the key would go with it: change the text';
  return { start: lineStart, end: newline === -1 ? text.length : newline + 1, newText: '' };
}

/** Whether the document with the edit says what it said, but for that value. */
function leavesTheRest(file: SourceFile, edit: TextEdit, before: PackNode, keys: readonly (string | number)[], value: FormValue | null): boolean {
  const { root, sound, diagnostics } = readYamlDocument(createSourceFile(file.path, withEdits(file, [edit])));
  return root !== undefined && sound && diagnostics.length === 0 && JSON.stringify(plain(root)) === JSON.stringify(withValue(plain(before), keys, value));
}

/** The value of a node: maps as lists of pairs, so that their order counts. */
function plain(node: PackNode): unknown {
  if (node.type === 'scalar') return node.value;
  return node.type === 'list' ? node.items.map(plain) : { pairs: node.entries.map(({ key, value }) => [key, plain(value)]) };
}

function withValue(node: unknown, [key, ...rest]: readonly (string | number)[], value: FormValue | null): unknown {
  const deeper = (inner: unknown): unknown => (rest.length === 0 ? value : withValue(inner, rest, value));
  if (Array.isArray(node)) return node.map((item: unknown, index) => (index === key ? deeper(item) : item));
  if (typeof node !== 'object' || node === null) return node;
  const pairs = (node as { pairs: [string, unknown][] }).pairs;
  if (rest.length === 0 && value === null) return { pairs: pairs.filter(([name]) => name !== key) };
  if (!pairs.some(([name]) => name === String(key))) return { pairs: [...pairs, [String(key), deeper(undefined)]] };
  return { pairs: pairs.map(([name, inner]) => (name === String(key) ? [name, deeper(inner)] : [name, inner])) };
}
