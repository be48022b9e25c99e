/** Finds a condition in the text of a file, and its parts. Must not know what it means: it goes by keys, quotes and brackets. */
import type { SourcePlace } from '../types/source.js';

/** A piece of a text with its place. */
export interface WrittenPart {
  text: string;
  place: SourcePlace;
}

/** How many lines below a question its options are looked for. */
const MOST_LINES = 40;

function part(file: string, line: number, column: number, text: string): WrittenPart {
  const lead = text.length - text.trimStart().length;
  const trimmed = text.trim();
  return { text: trimmed, place: { file, span: { line, column: column + lead, endLine: line, endColumn: column + lead + trimmed.length } } };
}

/** The condition of an option `"LABEL" if CONDITION:` at or below a line (from 1); undefined when it is not written so. */
export function conditionOfOption(file: string, text: string, from: number, label: string): WrittenPart | undefined {
  const lines = text.split('\n');
  for (let line = from; line <= Math.min(lines.length, from + MOST_LINES); line++) {
    const row = lines[line - 1] ?? '';
    const lead = `"${label}" if `;
    const at = row.indexOf(lead);
    const end = row.indexOf(':', at + lead.length);
    if (at >= 0 && end > 0) return part(file, line, at + lead.length + 1, row.slice(at + lead.length, end));
  }
  return undefined;
}

const indentOf = (row: string): number => row.length - row.trimStart().length;

/** The condition under the key `if` that stands in the braces at a line (from 1), or beside or below the key there; undefined when there is none on one line. */
export function conditionOfKey(file: string, text: string, at: number): WrittenPart | undefined {
  const lines = text.split('\n');
  const own = indentOf(lines[at - 1] ?? '');
  const found = (line: number): WrittenPart | undefined => {
    const match = /^(\s*(?:- )?if: +)([^|>'"].*)$/.exec(lines[line - 1] ?? '');
    return match === null ? undefined : part(file, line, (match[1] ?? '').length + 1, match[2] ?? '');
  };
  const flow = /[{,] *if: +([^,{}'"]+)/.exec(lines[at - 1] ?? '');
  if (flow !== null) return part(file, at, flow.index + flow[0].length - (flow[1] ?? '').length + 1, flow[1] ?? '');
  for (const step of [1, -1]) {
    for (let line = at; line >= 1 && line <= lines.length; line += step) {
      const row = lines[line - 1] ?? '';
      if (line !== at && row.trim() !== '' && indentOf(row) < own) break;
      const condition = found(line);
      if (condition !== undefined && indentOf(row) <= own + 2) return condition;
      if (step === 1 && line !== at && row.trim() !== '' && indentOf(row) === own && /^\s*- /.test(row)) break;
      if (step === -1 && /^\s*- /.test(row) && indentOf(row) <= own) break;
    }
  }
  return undefined;
}

/** The parts of a condition that all must hold, as they are written: split at each `and` outside of brackets. */
export function conjunctsOf({ text, place }: WrittenPart): WrittenPart[] {
  const { line, column } = place.span;
  const out: WrittenPart[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
    else if (depth === 0 && text.startsWith(' and ', at)) {
      out.push(part(place.file, line, column + from, text.slice(from, at)));
      from = at + ' and '.length;
    }
  }
  return [...out, part(place.file, line, column + from, text.slice(from))];
}
