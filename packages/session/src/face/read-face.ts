/**
 * Cuts what a source file says of one component out of its text, line by line as it is written. It looks at indentation
 * alone, for the text was read and found good when the pack was compiled. Must not interpret what it cuts out.
 */
import type { FaceLine, FaceSection } from '../types/face.js';

/** Keys that say what it is, not what is on it. */
const HEAD = new Set(['id', 'title', 'kind', 'copies', 'doc', 'rulings']);

const indentOf = (line: string): number => line.length - line.trimStart().length;
const blank = (line: string): boolean => /^\s*(#.*)?$/.test(line);

interface Block {
  from: number;
  /** Exclusive. */
  to: number;
  /** How far its keys are indented. */
  indent: number;
}

/** The lines of the item with an id: a list item, or the whole file. */
function blockOf(lines: readonly string[], id: string): Block | undefined {
  const key = new RegExp(`^(\\s*(?:- )?)id: *["']?${id.replace(/[^\w-]/g, '')}["']? *(#.*)?$`);
  const at = lines.findIndex((line) => key.test(line));
  if (at < 0) return undefined;
  const indent = (key.exec(lines[at] ?? '')?.[1] ?? '').length;
  const within = (line: string): boolean => blank(line) || indentOf(line) >= indent;
  let from = at;
  while (from > 0 && !/^\s*- /.test(lines[from] ?? '') && within(lines[from - 1] ?? '')) from--;
  if (indent > 0 && from > 0 && !/^\s*- /.test(lines[from] ?? '')) from--;
  let to = at + 1;
  while (to < lines.length && within(lines[to] ?? '')) to++;
  return { from, to, indent };
}

/** A line from a column on; undefined when nothing is left of it. */
function cut(text: string, number: number, indent: number): FaceLine {
  const start = Math.min(indent, indentOf(text));
  return { number, column: start + 1, text: text.slice(start).trimEnd() };
}

function sectionsOf(lines: readonly string[], { from, to, indent }: Block): FaceSection[] {
  const sections: FaceSection[] = [];
  let current: FaceSection | undefined;
  for (let i = from; i < to; i++) {
    const line = (lines[i] ?? '').replace(/^(\s*)- /, (whole: string, lead: string) => (lead.length + 2 === indent ? `${lead}  ` : whole));
    const key = indentOf(line) === indent ? /^\s*([\w-]+):(\s*)(.*)$/.exec(line) : null;
    if (key !== null) {
      const [, name = '', gap = '', rest = ''] = key;
      current = { key: name, lines: [] };
      if (!HEAD.has(name)) sections.push(current);
      if (rest !== '' && !/^[|>][+-]?\s*(#.*)?$/.test(rest)) current.lines.push({ number: i + 1, column: indent + name.length + 1 + gap.length + 1, text: rest.trimEnd() });
    } else if (!blank(line)) current?.lines.push(cut(line, i + 1, indent + 2));
  }
  return sections;
}

/** An item in braces on one line. */
function inBraces(lines: readonly string[], id: string): FaceSection[] | undefined {
  const at = lines.findIndex((line) => new RegExp(`^\\s*- \\{ *id: *${id.replace(/[^\w-]/g, '')} *[,}]`).test(line));
  const line = lines[at];
  if (line === undefined) return undefined;
  const sections: FaceSection[] = [];
  let depth = 0;
  let start = line.indexOf('{') + 1;
  for (let i = start; i < line.length; i++) {
    const sign = line[i] ?? '';
    if ((sign === ',' || sign === '}') && depth === 0) {
      const [whole, key = ''] = /^\s*([\w-]+):\s*/.exec(line.slice(start, i)) ?? [''];
      if (whole !== '' && !HEAD.has(key)) sections.push({ key, lines: [{ number: at + 1, column: start + whole.length + 1, text: line.slice(start + whole.length, i).trimEnd() }] });
      start = i + 1;
      if (sign === '}') break;
    }
    if ('{[('.includes(sign)) depth++;
    if ('}])'.includes(sign)) depth--;
  }
  return sections;
}

/** What `text` says of the component `id` (without the number of a copy), key by key; empty when it says nothing. */
export function readFace(text: string, id: string): FaceSection[] {
  const lines = text.split('\n');
  const block = blockOf(lines, id);
  return block === undefined ? (inBraces(lines, id) ?? []) : sectionsOf(lines, block);
}
