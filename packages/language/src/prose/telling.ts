// What the parts of the prose see of one another while something is told. Types only.
import type { Lexicon } from '../match/lexicon.js';
import type { Node } from '../match/node.js';
import type { NounPhrase } from './noun-phrase.js';
import type { Said } from './said.js';
import type { GameWords, Grammar, Saying } from './words.js';

/** How a statement is said: as an order, as what somebody does, or after another verb. */
export type Mood = 'order' | 'statement' | 'infinitive';

/** What stands in the slots of a pattern, by name. */
export type Slots = ReadonlyMap<string, Node>;

/** One telling, in one language. */
export interface Telling {
  readonly grammar: Grammar;
  readonly words: GameWords;
  readonly lexicon: Lexicon;
  /** What had no words. */
  readonly missing: Set<string>;
  /** What names stand for that are said by what they are. */
  readonly bound: Map<string, NounPhrase>;
  /** Who does what is being told; the reader unless somebody is named. */
  actor: Node | null;
  /** What a condition says its candidate must not be. */
  excluded(tree: Node): Node | null;
  noun(tree: Node, form?: string, many?: boolean): NounPhrase;
  /** A condition as a sentence; empty when it needs no saying. */
  condition(tree: Node, negative?: boolean): string;
  /** What a condition says of a candidate, as a clause after its noun; empty when it needs no saying. */
  clause(tree: Node, many: boolean, gender: 'm' | 'f'): string;
  /** A saying with its slots filled, without its subject. */
  predicate(say: string, slots: Slots, mood: Mood, subject: NounPhrase | null, negative?: boolean): string;
  /** A saying with its subject, where the mood has one. */
  sentence(saying: Saying, slots: Slots, mood: Mood, negative?: boolean): string;
  /** Statements in a row inside a sentence. */
  inline(statements: readonly Said[], who: Node | null, infinitive: boolean): string;
  /** A saying by its id; the gap is noted. */
  saying(table: 'phrases' | 'names', id: string, what: string): Saying | null;
}
