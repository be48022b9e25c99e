// What the parts of the matcher see of it. Types only, so that they need not import one another.
import type { Names } from '../check/names.js';
import type { Token } from '../syntax/token.js';
import type { TypeTag } from '../vocabulary.js';
import type { Failures } from './failures.js';
import type { Lexicon } from './lexicon.js';
import type { Reading } from './node.js';
import type { PhraseEnd, SlotSpec, TrieNode } from './phrase-trie.js';

/** The type `it` has: `thing:KIND` inside a candidate's condition, else null. */
export type ItType = TypeTag | null;

/** Called for each complete pattern with where it ends and the readings of its slots. */
export type Sink<T> = (end: PhraseEnd<T>, at: number, captured: readonly Reading[]) => void;

/** The matcher at work on one row of tokens. */
export interface MatchContext {
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  readonly names: Names;
  readonly failures: Failures;
  /** Type wanted by `give back`; null where nothing is. */
  readonly returns: TypeTag | null;
  /** All readings of an expression that start at a token. */
  expr(at: number, it: ItType): readonly Reading[];
  /** Readings that fit a wanted type, made to fit; failures are recorded. */
  wanted(at: number, type: TypeTag, level: number, it: ItType, quiet?: boolean): Reading[];
  /** Readings of a slot of a pattern. */
  slot(at: number, slot: SlotSpec, it: ItType, captured: readonly Reading[]): readonly Reading[];
  /** Noun phrases without determiner, as lists. */
  nounPhrase(at: number, it: ItType): readonly Reading[];
  /** Follows a trie from a place; `quiet` keeps the first step from being recorded as a failure. */
  walk<T>(trie: TrieNode<T>, at: number, it: ItType, captured: readonly Reading[], sink: Sink<T>, quiet: boolean): void;
  /** Whether a token is this word or symbol. */
  is(at: number, text: string): boolean;
  /** Whether the tokens from a place on are these words; the place after them, or -1. Records what was wanted after the first. */
  words(at: number, ...texts: readonly string[]): number;
}

/** A way to begin an expression. */
export type Primary = (m: MatchContext, at: number, it: ItType) => Reading[];

/** A way to go on after a reading that started at `from`. */
export type Extension = (m: MatchContext, left: Reading, from: number, it: ItType) => Reading[];

/** A special slot: its own way of reading; `captured` are the slots before it. */
export type SpecialSlot = (m: MatchContext, at: number, it: ItType, captured: readonly Reading[]) => readonly Reading[];
