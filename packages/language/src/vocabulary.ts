// The words of a game as data: all the language knows about it. Must not name any game or hold logic.

/**
 * A static type: `number`, `condition`, `text`, `tally`, `ability`, `kind`, `thing:KIND` (one entity or none),
 * `list:KIND` (entities) or `list:ability`.
 */
export type TypeTag = string;

/** A kind of entity. `singular` and `plural` are nouns and may be several words. */
export interface KindEntry {
  readonly id: string;
  /** Id of the wider kind; null only for the root kind. */
  readonly parent: string | null;
  readonly singular: string;
  readonly plural: string;
}

/** A property of every entity of a kind. A condition-typed one also gives `X is WORDS` and the adjective WORDS. */
export interface AttributeEntry {
  readonly id: string;
  readonly words: string;
  /** Id of the kind whose entities have it. */
  readonly of: string;
  readonly type: TypeTag;
  /** Whether `set WORDS of X to ...` is allowed. */
  readonly settable: boolean;
}

/** A global value, always settable. */
export interface VariableEntry {
  readonly id: string;
  readonly words: string;
  readonly type: TypeTag;
}

/** A named entity. Its id is a name too, also with spaces for its hyphens; `words` lists further names. */
export interface EntityEntry {
  readonly id: string;
  readonly words: readonly string[];
  /** Id of its kind. */
  readonly kind: string;
  /** A zone every player has one of: reached as `WORDS of P` or `P's WORDS`, never bare. */
  readonly perPlayer: boolean;
}

/** A field of a kind of thing that holds an effect: `resolve WORDS of X`, `X has a WORDS effect`. */
export interface EffectFieldEntry {
  readonly id: string;
  readonly of: string;
  readonly words: string;
  /** Type of what the effect gives back; absent or null when it gives nothing. */
  readonly returns?: TypeTag | null;
}

/** Something handed over with an event, act or quantity. `changes`: effects may replace it, and the announcer sees that. */
export interface Participant {
  readonly id: string;
  readonly type: TypeTag;
  readonly changes?: boolean;
}

/** An event, an act or a quantity: the words that name it and what comes with it. */
export interface Signature {
  readonly id: string;
  readonly words: string;
  readonly gives: readonly Participant[];
  readonly doc?: string;
}

/** Something that can be said: a verb, query, procedure or definition, with one or more patterns (see `parsePhrase`). */
export interface Phrase {
  readonly id: string;
  readonly phrases: readonly string[];
  /** What it gives; null for a statement that gives nothing back. */
  readonly returns: TypeTag | null;
  readonly doc?: string;
  readonly example?: string;
  readonly face?: { readonly en?: string; readonly fr?: string };
}

/** Everything a game's effects can talk about. */
export interface Vocabulary {
  readonly kinds: readonly KindEntry[];
  readonly attributes: readonly AttributeEntry[];
  readonly variables: readonly VariableEntry[];
  readonly entities: readonly EntityEntry[];
  readonly effectFields: readonly EffectFieldEntry[];
  readonly events: readonly Signature[];
  readonly acts: readonly Signature[];
  readonly quantities: readonly Signature[];
  /** Atomic changes of the engine. */
  readonly verbs: readonly Phrase[];
  /** Questions the engine answers. */
  readonly queries: readonly Phrase[];
  /** Sequences the content defines. */
  readonly procedures: readonly Phrase[];
  /** Expressions the content defines. */
  readonly definitions: readonly Phrase[];
  /** Procedure called by the `roll` forms with the roller (or none) and the die; null when the game has no die. */
  readonly dieProcedure: string | null;
}
