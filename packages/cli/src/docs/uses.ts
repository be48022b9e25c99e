// A line of shipped content for every phrase, and what a player reads for it. Must not choose words.
import type { Vocabulary } from '@dradis/language';
import type { PackResult } from '@dradis/packs';

/** How content uses a phrase. */
export interface Use {
  readonly line: string;
  readonly path: string;
}

/** A line for every verb, query, procedure, definition, event, act and quantity that some effect uses, by sort and id; the shortest one. */
export function usesOf({ texts, language }: PackResult): ReadonlyMap<string, Use> {
  const found = new Map<string, Use>();
  for (const [path, all] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const { slice, scope, expect } of all) {
      for (const { sort, id, start } of language.mentions({ text: slice, scope, expect })) {
        const from = slice.text.lastIndexOf('\n', start - 1) + 1;
        const to = slice.text.indexOf('\n', start);
        const line = slice.text.slice(from, to < 0 ? undefined : to).trim();
        const key = `${sort} ${id}`;
        const before = found.get(key);
        if (before === undefined || line.length < before.line.length) found.set(key, { line, path });
      }
    }
  }
  return found;
}

/** A type tag in words. */
export function typeText({ kinds }: Vocabulary, tag: string | null): string {
  if (tag === null) return '';
  const [form = '', id = ''] = tag.split(':');
  const kind = kinds.find((each) => each.id === id);
  return form === 'thing' ? (kind?.singular ?? id) : form === 'list' ? `list of ${kind?.plural ?? id}` : tag;
}
