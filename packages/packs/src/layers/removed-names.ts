// Mistakes that come from a removal, told as such: where the removed thing is used, and where it was removed.
// Must not find mistakes of its own.
import type { Diagnostic } from '@dradis/diagnostics';
import { idAsWords, textsOf } from '../declare/reading.js';
import type { Finding } from '../findings.js';
import { escaped, phrasePattern } from '../phrase-pattern.js';
import { stringOf } from '../yaml/pack-node.js';
import type { RemovedItem } from './overlay-layers.js';

/** What an item is called in texts: its phrases with anything in their slots; without phrases its id and its words. */
function callings({ item: { id, node } }: RemovedItem): RegExp[] {
  const phrases = [...textsOf(node, 'phrase'), ...textsOf(node, 'phrases')].map(phrasePattern);
  const plain = [id, idAsWords(id), ...['words', 'name', 'singular', 'plural'].flatMap((key) => stringOf(node, key) ?? [])].map(escaped);
  return [...new Set(phrases.length > 0 ? phrases : plain)].map((source) => new RegExp(`(?<![\\w-])${source}(?![\\w-])`, 'i'));
}

/** Tells mistakes that a removal causes from others. */
export class RemovedNames {
  private readonly patterns: readonly { readonly removed: RemovedItem; readonly callings: readonly RegExp[] }[];
  private readonly told = new Set<string>();

  constructor(removed: readonly RemovedItem[]) {
    this.patterns = removed.map((each) => ({ removed: each, callings: callings(each) }));
  }

  /** The finding, or that it is about something removed. */
  finding(finding: Finding): Finding {
    if (finding.code !== 'D0501') return finding;
    const name = String(finding.facts['name']).trim().toLowerCase();
    const found = this.patterns.find(({ removed: { item, by } }) => by.range !== finding.at.range && (item.id === name || callingIs(item.node, name)));
    return found === undefined ? finding : used(found.removed, finding.at);
  }

  /** What a diagnostic of the language is about, if it is about something removed; null when that has been told already. */
  use(diagnostic: Diagnostic): Finding | null | undefined {
    const { file, span } = diagnostic.primary;
    if (diagnostic.severity !== 'error' || this.patterns.length === 0) return undefined;
    const start = file.text.lastIndexOf('\n', span.start - 1) + 1;
    const end = file.text.indexOf('\n', span.end);
    const lines = file.text.slice(start, end < 0 ? undefined : end);
    for (const { removed, callings: patterns } of this.patterns) {
      const match = patterns.map((pattern) => pattern.exec(lines)).find((each) => each !== null);
      if (match === undefined) continue;
      const from = start + match.index;
      const key = `${file.path} ${from}`;
      if (this.told.has(key)) return null;
      this.told.add(key);
      return used(removed, { file, range: { start: from, end: from + match[0].length } });
    }
    return undefined;
  }
}

function callingIs(node: RemovedItem['item']['node'], name: string): boolean {
  return ['words', 'name', 'singular', 'plural'].some((key) => stringOf(node, key)?.trim().toLowerCase() === name);
}

function used({ item, by, pack }: RemovedItem, at: Finding['at']): Finding {
  return { code: 'D0512', at, also: by, facts: { name: item.id, pack } };
}
