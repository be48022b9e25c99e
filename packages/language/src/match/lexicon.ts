// What the matcher looks up: the shape of the index of a vocabulary. Must not build it or read effects.
import type { Types } from '../check/types.js';
import type { AttributeEntry, EffectFieldEntry, Phrase, Signature, TypeTag, Vocabulary } from '../vocabulary.js';
import type { FormSyntax } from './form.js';
import type { TrieNode } from './phrase-trie.js';
import type { WordTrie } from './word-trie.js';

/** A kind noun; `plural` says which of its two forms was written (both, when they are equal: then `plural` is true). */
export interface Noun {
  readonly kind: string;
  readonly plural: boolean;
  readonly singular: boolean;
}

/** A named entity; a `zone` here is one that every player has, so that it needs its player. */
export interface EntityName<Sort extends 'entity' | 'zone'> {
  readonly sort: Sort;
  readonly id: string;
  readonly kind: string;
  readonly name: string;
}

/** A named global value. */
export interface VariableName {
  readonly sort: 'variable';
  readonly id: string;
  readonly type: TypeTag;
  readonly name: string;
}

/** A named attribute. */
export interface AttributeName {
  readonly sort: 'attribute';
  readonly entry: AttributeEntry;
  readonly name: string;
}

/** Something reached through its owner: `NAME of X`, `X's NAME`. */
export type PropertyName = EntityName<'zone'> | AttributeName;

/** Something that has a name of its own. */
export type NameEntry = EntityName<'entity'> | VariableName | PropertyName;

/** A condition said by one adjective. */
export interface Adjective {
  readonly sort: 'attribute' | 'query' | 'define';
  readonly id: string;
  /** Kind it can be said of. */
  readonly of: string;
}

/** A phrase that gives a value. */
export interface ValueTarget {
  readonly sort: 'query' | 'define';
  readonly phrase: Phrase;
  readonly params: readonly string[];
  readonly returns: TypeTag;
  readonly level: number;
  /** Params whose element types decide the kind of what is given back, when it is declared as any thing. */
  readonly generic: readonly string[];
}

/** A statement: declared, or built in. */
export type StatementTarget =
  | { readonly sort: 'verb' | 'procedure'; readonly phrase: Phrase; readonly params: readonly string[]; readonly types: readonly TypeTag[] }
  | { readonly sort: 'form'; readonly form: FormSyntax };

/** Everything the matcher looks up. */
export interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly types: Types;
  readonly names: WordTrie<NameEntry>;
  readonly nouns: WordTrie<Noun>;
  readonly adjectives: WordTrie<Adjective>;
  /** Value phrases that begin with a word. */
  readonly prefixes: TrieNode<ValueTarget>;
  /** Value phrases that begin with a slot. */
  readonly infixes: TrieNode<ValueTarget>;
  readonly statements: TrieNode<StatementTarget>;
  readonly events: WordTrie<Signature>;
  readonly acts: WordTrie<Signature>;
  readonly quantities: WordTrie<Signature>;
  readonly fields: WordTrie<EffectFieldEntry>;
  readonly procedures: WordTrie<Phrase>;
  /** How statements are written, by their first word. */
  readonly usages: ReadonlyMap<string, readonly string[]>;
}

/** Words of the language that no name may be. */
export const RESERVED = new Set(
  'you this it none the that those these a an any each every all no another other not and or is yes true false nothing'.split(' '),
);
