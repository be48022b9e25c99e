// What a zone holds, as written: `3 raiders, 1 basestar` or a list of names. Must not know which names exist.
import type { Span } from '@dradis/diagnostics';
import type { PackNode, ScalarNode } from '@dradis/packs';
import type { ContentsItem } from './scenario.js';

/** The value that stands for an empty zone. */
const EMPTY = 'none';

/**
 * The contents a value lists, topmost first; undefined when it cannot be contents: a number, a condition, a map, or a
 * text whose characters have no places.
 */
export function parseContents(node: PackNode): readonly ContentsItem[] | undefined {
  if (node.type === 'map') return undefined;
  if (node.type === 'scalar') return itemsOf(node);
  const items: ContentsItem[] = [];
  for (const each of node.items) {
    const inner = each.type === 'scalar' ? itemsOf(each) : undefined;
    if (inner === undefined) return undefined;
    items.push(...inner);
  }
  return items;
}

function itemsOf(node: ScalarNode): ContentsItem[] | undefined {
  if (typeof node.value !== 'string' || !('text' in node.text)) return undefined;
  const { text, toFile } = node.text;
  if (text.trim() === EMPTY) return [];
  const items: ContentsItem[] = [];
  let at = 0;
  for (const part of text.split(',')) {
    const lead = part.length - part.trimStart().length;
    const words = part.trim();
    const start = toFile(at + lead);
    at += part.length + 1;
    const item = itemOf(words, { start, end: start + words.length });
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

function itemOf(words: string, span: Span): ContentsItem | undefined {
  const parts = /^(?:(\d+)\s+)?(.+)$/.exec(words);
  if (parts === null) return undefined;
  const count = parts[1] === undefined ? 1 : Number(parts[1]);
  const tokens = (parts[2] ?? '').split(/\s+/);
  const name: string[] = [];
  const traits: { words: string; value: string }[] = [];
  let pending: string[] = [];
  // `NAME WORDS 3 OTHER WORDS 4`: a number ends a trait; whatever stands before the first trait word is the name.
  for (const token of tokens) {
    if (/^\d+$/.test(token) && pending.length > 0) {
      traits.push({ words: pending.join(' '), value: token });
      pending = [];
    } else if (name.length === 0) name.push(token);
    else pending.push(token);
  }
  name.push(...pending);
  return { text: words, span, count, name: name.join(' '), traits };
}
