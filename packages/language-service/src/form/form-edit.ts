// Makes a change by form into the edit of a document: it touches that value alone. Must not lay out what is around it.
import { createSourceFile, type SourceFile } from '@dradis/diagnostics';
import { readYamlDocument, type MapEntry, type PackNode } from '@dradis/packs';
import type { Json } from '../new-thing/yaml-value.js';
import type { Project } from '../project.js';
import type { RenameResult } from '../protocol.js';
import { rangeOf, withEdits } from '../text-range.js';
import { blankAt } from './blank-value.js';
import type { Changes } from './edits/change.js';
import { addItem, listOf, moveItem, removeItem } from './edits/items.js';
import { addKey, removeKey } from './edits/keys.js';
import { fillEntry, replaceValue } from './edits/set-value.js';
import { blockColumn, writeEffect } from './edits/write-effect.js';
import type { FormEdit, Keys } from './form.js';
import { isEmptyEntry, nodeAt } from './node-at.js';

/** The edit that makes a change by form, every other byte as it was; refused with a reason where only the text can say what is meant. */
export function formEditOf(project: Project, path: string, edit: FormEdit): RenameResult {
  const file = project.file(path);
  const { root, sound, diagnostics } = file === undefined ? { root: undefined, sound: false, diagnostics: [] } : readYamlDocument(file);
  if (file === undefined || root === undefined || !sound || diagnostics.length > 0) return { refused: 'the file cannot be read as it is written: mend the text first' };
  const changes = changesOf(project, path, file.text, root, edit);
  if ('refused' in changes) return changes;
  for (const { start, end, newText } of changes) {
    const made = { range: rangeOf(file, { start, end }), newText };
    if (leavesTheRest(createSourceFile(path, withEdits(file, [made])), root, edit)) return { edits: { [path]: [made] } };
  }
  return { refused: 'it cannot be written here without changing what stands around it: change the text' };
}

function changesOf(project: Project, path: string, text: string, root: PackNode, edit: FormEdit): Changes {
  const { keys } = edit;
  const last = keys.at(-1);
  const parent = nodeAt(root, keys.slice(0, -1));
  if (last === undefined || parent === undefined) return { refused: 'there is no map or list to hold the value: add it in the text' };
  const keyStart = placeOfKey(root, keys) ?? parent.range.start;
  if (edit.do === 'add' && parent.type !== 'map') {
    const value = blankAt(project, path, root, keys);
    if (parent.type === 'list') return addItem(text, parent, Number(last), value, blockColumn(text, placeOfKey(root, keys.slice(0, -1)) ?? 0));
    return listOf(text, parent, placeOfKey(root, keys.slice(0, -1)) ?? 0, value);
  }
  if (parent.type === 'scalar') return { refused: 'a single value stands here: change the text' };
  if (parent.type === 'list') {
    const item = parent.items[Number(last)];
    if (edit.do === 'move') return moveItem(text, parent, Number(last), edit.by);
    if (edit.do === 'remove') return removeItem(text, parent, Number(last));
    if (item === undefined) return { refused: 'there is no such item' };
    return edit.do === 'write' ? write(text, item, keyStart, edit.text) : edit.do === 'set' ? replaceValue(text, item, edit.value) : { refused: 'there is one already' };
  }
  const entry = parent.entries.find(({ key }) => key === String(last));
  if (edit.do === 'move') return { refused: 'keys have no order' };
  if (edit.do === 'remove') return entry === undefined ? { refused: `there is no '${String(last)}'` } : removeKey(text, parent, entry);
  if (edit.do === 'add') return entry === undefined ? addKey(text, parent, String(last), blankAt(project, path, root, keys)) : { refused: `there is a '${String(last)}' already` };
  const value: Json = edit.do === 'write' ? edit.text : edit.value;
  if (entry === undefined) return addKey(text, parent, String(last), value);
  if (isEmptyEntry(entry)) return fillEntry(text, entry, edit.do === 'write' ? edit.text : edit.value);
  return edit.do === 'write' ? write(text, entry.value, keyStart, edit.text) : replaceValue(text, entry.value, edit.value);
}

function write(text: string, node: PackNode, keyStart: number, given: string): Changes {
  return node.type === 'scalar' ? writeEffect(text, node, blockColumn(text, keyStart), given) : { refused: 'no single text stands here' };
}

/** Where the key, or the item of a list, begins that leads to a value. */
function placeOfKey(root: PackNode, keys: Keys): number | undefined {
  const parent = nodeAt(root, keys.slice(0, -1));
  const last = keys.at(-1);
  if (parent?.type === 'map') return parent.entries.find(({ key }) => key === String(last))?.keyRange.start;
  if (parent?.type !== 'list') return undefined;
  const start = nodeAt(root, keys)?.range.start;
  return start === undefined ? undefined : Math.max(0, start - 2);
}

/** Whether a document says what it said, but for what was changed. */
function leavesTheRest(file: SourceFile, before: PackNode, edit: FormEdit): boolean {
  const { root, sound, diagnostics } = readYamlDocument(file);
  if (root === undefined || !sound || diagnostics.length > 0) return false;
  const { keys } = edit;
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  if (edit.do === 'move') {
    const list = nodeAt(before, keys.slice(0, -1));
    const moved = nodeAt(root, keys.slice(0, -1));
    if (list?.type !== 'list' || moved?.type !== 'list') return false;
    const order = list.items.map(plain);
    const at = Number(keys.at(-1));
    order.splice(at + edit.by, 0, ...order.splice(at, 1));
    return same(order, moved.items.map(plain)) && same(without(before, keys.slice(0, -1)), without(root, keys.slice(0, -1)));
  }
  const there = nodeAt(root, keys);
  if (edit.do === 'set' && (there === undefined || !same(plain(there), edit.value))) return false;
  if (edit.do === 'write' && (there?.type !== 'scalar' || textOf(there.value) !== textOf(edit.text.replaceAll('\r\n', '\n')))) return false;
  if (edit.do === 'add' && there === undefined) return false;
  if (edit.do === 'remove') return same(without(before, keys), plain(root));
  if (edit.do === 'add' && nodeAt(before, keys.slice(0, -1))?.type !== 'map') {
    const parent = nodeAt(before, keys.slice(0, -1));
    const more = nodeAt(root, keys.slice(0, -1));
    // One value became a list of it and another.
    if (parent?.type !== 'list') return more?.type === 'list' && more.items.length === 2 && same(parent === undefined ? null : plain(parent), more.items[0] === undefined ? null : plain(more.items[0])) && same(without(before, keys.slice(0, -1)), without(root, keys.slice(0, -1)));
    return same(plain(before), without(root, keys));
  }
  return same(without(before, keys), without(root, keys));
}

function textOf(value: string | number | boolean | null): string {
  return value === null ? '' : String(value).replace(/[ \t]+$/gm, '').trimEnd();
}

/** The value of a node: maps as lists of pairs, so that their order counts. */
function plain(node: PackNode): unknown {
  if (node.type === 'scalar') return node.value;
  return node.type === 'list' ? node.items.map(plain) : { pairs: node.entries.map(({ key, value }) => [key, plain(value)]) };
}

/** The value of a node without what keys lead to: an item is gone, and so is a key. */
function without(node: PackNode, [key, ...rest]: Keys): unknown {
  if (key === undefined) return null;
  if (node.type === 'scalar') return node.value;
  const keep = (name: string | number): boolean => name !== (typeof name === 'string' ? String(key) : key) || rest.length > 0;
  if (node.type === 'list') return node.items.flatMap((item, index) => (keep(index) ? [index === key ? without(item, rest) : plain(item)] : []));
  const entries: readonly MapEntry[] = node.entries.filter((entry) => keep(entry.key));
  return { pairs: entries.map((entry) => [entry.key, entry.key === String(key) ? without(entry.value, rest) : plain(entry.value)]) };
}
