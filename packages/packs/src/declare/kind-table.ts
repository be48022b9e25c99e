// The kinds of a pack: which there are, what each is called, what each descends from. Must not know fields or effects.
import { nearest } from '@dradis/diagnostics';
import type { Place } from '../findings.js';

/** A kind and its names. */
export interface KindNames {
  readonly id: string;
  readonly parent: string | null;
  readonly singular: string;
  readonly plural: string;
  /** Where the pack declares it; undefined for the built-in kinds. */
  readonly place: Place | undefined;
}

/** The kinds every pack has: `thing` is the root, `player` and `zone` are things. */
export const BUILT_IN_KINDS: readonly KindNames[] = [
  { id: 'thing', parent: null, singular: 'thing', plural: 'things', place: undefined },
  { id: 'player', parent: 'thing', singular: 'player', plural: 'players', place: undefined },
  { id: 'zone', parent: 'thing', singular: 'zone', plural: 'zones', place: undefined },
];

/** A noun of several, by the usual rules of English; a pack states the others. */
export function usualPlural(singular: string): string {
  if (/[^aeiou]y$/.test(singular)) return `${singular.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
}

/** The kinds of a pack by name and descent. */
export class KindTable {
  private readonly byId = new Map<string, KindNames>();
  private readonly byWord = new Map<string, string>();

  constructor(kinds: Iterable<KindNames>) {
    for (const kind of kinds) {
      this.byId.set(kind.id, kind);
      for (const word of [kind.id, kind.id.replaceAll('-', ' '), kind.singular, kind.plural]) {
        const key = word.toLowerCase();
        if (!this.byWord.has(key)) this.byWord.set(key, kind.id);
      }
    }
  }

  /** The kinds in the order they were declared, built-in ones first. */
  get all(): KindNames[] {
    return [...this.byId.values()];
  }

  get(id: string): KindNames | undefined {
    return this.byId.get(id);
  }

  /** The id of the kind called `word`: an id, a singular or a plural, in any case. */
  named(word: string): string | undefined {
    return this.byWord.get(word.trim().toLowerCase());
  }

  /** The id of the one kind a misspelt word is nearest to; undefined when none is near, or several are. */
  meant(word: string): string | undefined {
    const near = new Set(nearest(word.trim(), this.byWord.keys()).map((name) => this.named(name)));
    const [kind] = near;
    return near.size === 1 ? kind : undefined;
  }

  /** The kind and what it descends from, nearest first. Empty for an unknown kind. */
  lineage(id: string): string[] {
    const line: string[] = [];
    for (let at: string | null = id; at !== null && !line.includes(at); ) {
      const kind: KindNames | undefined = this.byId.get(at);
      if (kind === undefined) break;
      line.push(at);
      at = kind.parent;
    }
    return line;
  }

  /** True when `id` is `ancestor` or descends from it. */
  isA(id: string, ancestor: string): boolean {
    return this.lineage(id).includes(ancestor);
  }

  /** The nearest kind that both descend from. */
  shared(a: string, b: string): string {
    const others = new Set(this.lineage(b));
    return this.lineage(a).find((id) => others.has(id)) ?? 'thing';
  }
}
