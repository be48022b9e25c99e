// The matcher: all readings of expressions and statements, typed and memoised. Must not word messages or compile.
// Expressions grow to the right from every way to begin one, so phrases that begin with a slot need no special care.
import type { Names } from '../check/names.js';
import type { Token } from '../syntax/token.js';
import type { TypeTag } from '../vocabulary.js';
import type { Extension, ItType, MatchContext, Primary, Sink, SpecialSlot } from './context.js';
import { Failures } from './failures.js';
import { distribute, fitReading } from './fit.js';
import type { Lexicon } from './lexicon.js';
import { keep, type Reading } from './node.js';
import type { SlotSpec, TrieNode } from './phrase-trie.js';

/** A way to go on, with the words it can begin with; null when those are the vocabulary's. */
export interface ExtensionRule {
  readonly words: readonly string[] | null;
  readonly extend: Extension;
}

/** The ways to read, handed in so that they need not know the matcher. */
export interface Grammar {
  /** The ways to begin at a token, in their order. */
  begins(token: Token): readonly Primary[];
  readonly extensions: readonly ExtensionRule[];
  readonly specials: ReadonlyMap<string, SpecialSlot>;
  nounPhrase(m: MatchContext, at: number, it: ItType): Reading[];
}

/** Works on one row of tokens; make a new one for each row. */
export class Matcher implements MatchContext {
  readonly failures = new Failures();
  readonly #grammar: Grammar;
  readonly #expressions = new Map<ItType, (readonly Reading[] | undefined)[]>();
  readonly #extensions: (readonly Extension[] | undefined)[] = [];
  readonly #nounPhrases = new Map<ItType, (readonly Reading[] | undefined)[]>();

  constructor(
    grammar: Grammar,
    readonly lexicon: Lexicon,
    readonly tokens: readonly Token[],
    readonly names: Names,
    readonly returns: TypeTag | null,
  ) {
    this.#grammar = grammar;
  }

  expr(at: number, it: ItType): readonly Reading[] {
    const memo = rowOf(this.#expressions, it);
    return (memo[at] ??= this.#grow(at, it));
  }

  nounPhrase(at: number, it: ItType): readonly Reading[] {
    const memo = rowOf(this.#nounPhrases, it);
    return (memo[at] ??= this.#grammar.nounPhrase(this, at, it));
  }

  wanted(at: number, type: TypeTag, level: number, it: ItType, quiet = false): Reading[] {
    const all = this.expr(at, it);
    const fitting: Reading[] = [];
    let longest: Reading | null = null;
    for (const read of all) {
      const fitted = read.level >= level ? fitReading(this.lexicon.types, read, type) : null;
      if (fitted !== null) fitting.push(fitted);
      else if (longest === null || read.end > longest.end) longest = read;
    }
    if (fitting.length === 0 && !quiet) this.failures.type(at, type, longest);
    return fitting;
  }

  slot(at: number, slot: SlotSpec, it: ItType, captured: readonly Reading[]): readonly Reading[] {
    if (slot.type.startsWith('special:')) {
      return this.#grammar.specials.get(slot.type.slice(8))?.(this, at, it, captured) ?? [];
    }
    if (!slot.distributes) return this.wanted(at, slot.type, slot.level, it);
    const fitting = this.wanted(at, slot.type, slot.level, it, true);
    for (const read of this.expr(at, it)) {
      const repeated = read.level >= slot.level ? distribute(this.lexicon.types, read, slot.type) : null;
      if (repeated !== null) fitting.push(repeated);
    }
    return fitting.length > 0 ? fitting : this.wanted(at, slot.type, slot.level, it);
  }

  walk<T>(trie: TrieNode<T>, at: number, it: ItType, captured: readonly Reading[], sink: Sink<T>, quiet: boolean): void {
    for (const end of trie.ends) sink(end, at, captured);
    const token = this.tokens[at];
    const plain = token !== undefined && token.kind !== 'text';
    const next = plain ? trie.words.get(token.text) : undefined;
    if (next !== undefined) this.walk(next, at + 1, it, captured, sink, false);
    else if (!quiet && trie.words.size > 0) this.failures.words(at, trie.words.keys());
    for (const edge of trie.slots) {
      for (const read of this.slot(at, edge.slot, it, captured)) {
        this.walk(edge.next, read.end, it, [...captured, read], sink, false);
      }
    }
  }

  is(at: number, text: string): boolean {
    const token = this.tokens[at];
    return token !== undefined && token.kind !== 'text' && token.text === text;
  }

  words(at: number, ...texts: readonly string[]): number {
    for (const [index, text] of texts.entries()) {
      if (this.is(at + index, text)) continue;
      if (index > 0) this.failures.words(at + index, [text]);
      return -1;
    }
    return at + texts.length;
  }

  /** The ways to go on at a token: few, and the same for every reading that ends there. */
  #extensionsAt(at: number): readonly Extension[] {
    const token = this.tokens[at];
    if (token === undefined || token.kind === 'text') return [];
    return (this.#extensions[at] ??= this.#grammar.extensions
      .filter(({ words }) => (words === null ? goesOn(this.lexicon, token.text) : words.includes(token.text)))
      .map(({ extend }) => extend));
  }

  #grow(start: number, it: ItType): readonly Reading[] {
    const byEnd: (Reading[] | undefined)[] = [];
    const put = (read: Reading): void => {
      keep((byEnd[read.end] ??= []), read);
    };
    const token = this.tokens[start];
    if (token === undefined) return [];
    for (const begin of this.#grammar.begins(token)) for (const read of begin(this, start, it)) put(read);
    // Every extension is longer than what it extends, so by the time an end is reached its readings are complete.
    for (let end = start + 1; end < this.tokens.length; end += 1) {
      const readings = byEnd[end];
      if (readings === undefined) continue;
      const extensions = this.#extensionsAt(end);
      if (extensions.length === 0) continue;
      for (const read of readings) for (const extend of extensions) for (const longer of extend(this, read, start, it)) put(longer);
    }
    return byEnd.flatMap((readings) => readings ?? []);
  }
}

/** Whether some phrase that begins with a slot goes on with a word, or with another slot. */
function goesOn(lexicon: Lexicon, word: string): boolean {
  return lexicon.infixes.slots.some(({ next }) => next.slots.length > 0 || next.words.has(word));
}

function rowOf<T>(memo: Map<ItType, T[]>, it: ItType): T[] {
  let row = memo.get(it);
  if (row === undefined) memo.set(it, (row = []));
  return row;
}
