// A table of placements -> lines, one for each item, from a template. Must not know what placing means.
import { createSourceFile, type Report } from '@dradis/diagnostics';
import type { SourceSlice } from '../source-slice.js';
import { wholeFile } from '../source-slice.js';
import type { Line } from '../syntax/line.js';
import { readLines } from '../syntax/read-lines.js';
import type { Token } from '../syntax/token.js';

interface Entry {
  readonly key: SourceSlice;
  readonly value: SourceSlice;
}

/** The template as a line for each item of each entry. Words of the template take the place of the item. */
export function placementLines(entries: readonly Entry[], template: string, report: Report): Line[] {
  const pattern = template.split(/(\{item\}|\{key\})/);
  return entries.flatMap(({ key, value }) => {
    const keyTokens = tokensOf(key, report);
    return items(tokensOf(value, report)).map((item): Line => {
      const head = pattern.flatMap((part) => {
        if (part === '{item}') return item;
        if (part === '{key}') return keyTokens;
        return borrowed(part, item);
      });
      return { head, colon: null, inline: null, block: null };
    });
  });
}

function tokensOf(slice: SourceSlice, report: Report): readonly Token[] {
  const all: Token[] = [];
  const walk = (lines: readonly Line[]): void => {
    for (const { head, inline, block } of lines) {
      all.push(...head);
      if (inline !== null) walk([inline]);
      walk(block ?? []);
    }
  };
  walk(readLines(slice, report).lines);
  return all;
}

function items(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',') found.push([]);
    else found.at(-1)?.push(token);
  }
  return found.filter((item) => item.length > 0);
}

/** Words of the template, standing where the item stands. */
function borrowed(words: string, item: readonly Token[]): Token[] {
  const first = item[0];
  const last = item.at(-1);
  if (first === undefined || last === undefined) return [];
  const line = readLines(wholeFile(createSourceFile('template', words)), silent).lines[0];
  return (line?.head ?? []).map((token) => ({ ...token, slice: first.slice, start: first.start, end: last.end }));
}

const silent: Report = { add: () => undefined, diagnostics: [], errors: 0 };
