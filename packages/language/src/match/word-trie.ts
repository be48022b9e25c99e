// A table of names of one or more words, looked up in a row of tokens. Must not know what the names mean.
import type { Token } from '../syntax/token.js';

interface WordNode<T> {
  readonly next: Map<string, WordNode<T>>;
  readonly values: T[];
}

/** A name found: the index of the token after it. */
export interface Found<T> {
  readonly end: number;
  readonly value: T;
}

/** Names and their values; several values may have the same name. */
export class WordTrie<T> {
  readonly #root: WordNode<T> = { next: new Map(), values: [] };

  /** Adds a name, in lower case. */
  add(name: string, value: T): void {
    let node = this.#root;
    for (const word of splitName(name)) {
      let next = node.next.get(word);
      if (next === undefined) node.next.set(word, (next = { next: new Map(), values: [] }));
      node = next;
    }
    if (node !== this.#root && !node.values.includes(value)) node.values.push(value);
  }

  /** Every name that starts at a token, shorter ones first. */
  at(tokens: readonly Token[], start: number): Found<T>[] {
    const found: Found<T>[] = [];
    let node = this.#root;
    for (let index = start; index < tokens.length; index += 1) {
      const token = tokens[index];
      const next = token?.kind === 'word' ? node.next.get(token.text) : undefined;
      if (next === undefined) break;
      node = next;
      for (const value of node.values) found.push({ end: index + 1, value });
    }
    return found;
  }

  /** How far tokens follow some name, and the words that would go on from there. */
  reach(tokens: readonly Token[], start: number): { end: number; words: string[] } {
    let node = this.#root;
    let end = start;
    for (;;) {
      const token = tokens[end];
      const next = token?.kind === 'word' ? node.next.get(token.text) : undefined;
      if (next === undefined) return { end, words: [...node.next.keys()] };
      node = next;
      end += 1;
    }
  }

  /** Values whose whole name this is. */
  get(name: string): readonly T[] {
    let node: WordNode<T> | undefined = this.#root;
    for (const word of splitName(name)) node = node?.next.get(word);
    return node?.values ?? [];
  }
}

/** A name as the words it is compared by. */
export function splitName(name: string): string[] {
  const lower = name.toLowerCase();
  return /^\S+$/.test(lower) ? [lower] : lower.split(/\s+/).filter((word) => word !== '');
}

/** A kebab-case id and the same with spaces. */
export function spellings(id: string): string[] {
  return id.includes('-') ? [id, id.replaceAll('-', ' ')] : [id];
}
