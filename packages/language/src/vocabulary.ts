// The words of a game as data: all the language knows about it. Must not name any game or hold logic.

/**
 * A static type: `number`, `condition`, `text`, `tally`, `ability`, `kind`, `thing:KIND` (one entity or none),
 * `list:KIND` (entities) or `list:ability`.
 */
export type TypeTag = string;

/** A kind of entity. `singular` and `plural` are nouns and may be several words. */
export interface KindEntry {
  /** What types and compiled expressions call it. */
  readonly id: string;
  /** Id of the wider kind; null only for the root kind. */
  readonly parent: string | null;
  /** What texts call one. */
  readonly singular: string;
  /** What texts call several. */
  readonly plural: string;
}

/** A property of every entity of a kind. A condition-typed one also gives `X is WORDS` and the adjective WORDS. */
export interface AttributeEntry {
  /** What compiled expressions call it. */
  readonly id: string;
  /** What texts call it. */
  readonly words: string;
  /** Id of the kind whose entities have it. */
  readonly of: string;
  /** The type of its values. */
  readonly type: TypeTag;
  /** Whether `set WORDS of X to ...` is allowed. */
  readonly settable: boolean;
}

/** A global value, always settable. */
export interface VariableEntry {
  /** What compiled code calls it. */
  readonly id: string;
  /** What texts call it. */
  readonly words: string;
  /** The type of its values. */
  readonly type: TypeTag;
}

/** A named entity. Its id is a name too, also with spaces for its hyphens; `words` lists further names. */
export interface EntityEntry {
  /** What compiled expressions call it. */
  readonly id: string;
  /** Further names; may be empty. */
  readonly words: readonly string[];
  /** Id of its kind. */
  readonly kind: string;
  /** A zone every player has one of: reached as `WORDS of P` or `P's WORDS`, never bare. */
  readonly perPlayer: boolean;
}

/** A field of a kind of thing that holds an effect: `resolve WORDS of X`, `X has a WORDS effect`. */
export interface EffectFieldEntry {
  /** What compiled instructions call it. */
  readonly id: string;
  /** Id of the kind whose things have it. */
  readonly of: string;
  /** What texts call it. */
  readonly words: string;
  /** Type of what the effect gives back; absent or null when it gives nothing. */
  readonly returns?: TypeTag | null;
}

/** Something handed over with an event, act or quantity. `changes`: effects may replace it, and the announcer sees that. */
export interface Participant {
  /** What texts call it: `that ID`. */
  readonly id: string;
  /** The type of its value. */
  readonly type: TypeTag;
  /** Whether effects may replace it; false when left out. */
  readonly changes?: boolean;
}

/** An event, an act or a quantity: the words that name it and what comes with it. */
export interface Signature {
  /** What compiled code calls it. */
  readonly id: string;
  /** What texts call it. */
  readonly words: string;
  /** What comes with it, in the order of the arguments. */
  readonly gives: readonly Participant[];
  /** What it is, for authors; undefined when nobody says. */
  readonly doc?: string;
}

/** Something that can be said: a verb, query, procedure or definition, with one or more patterns (see `parsePhrase`). */
export interface Phrase {
  /** What compiled code calls it. */
  readonly id: string;
  /** The ways to say it; the first has all slots, in the order of the arguments. */
  readonly phrases: readonly string[];
  /** What it gives; null for a statement that gives nothing back. */
  readonly returns: TypeTag | null;
  /** What it does or gives, for authors; undefined when nobody says. */
  readonly doc?: string;
  /** A text that uses it. */
  readonly example?: string;
  /** What card faces say for it, by language, with the slots of the phrases. */
  readonly face?: { readonly en?: string; readonly fr?: string };
}

/** Everything a game's effects can talk about. */
export interface Vocabulary {
  /** Kinds of entities; the root kind is one of them. */
  readonly kinds: readonly KindEntry[];
  /** What entities of a kind have. */
  readonly attributes: readonly AttributeEntry[];
  /** Values of the game as a whole. */
  readonly variables: readonly VariableEntry[];
  /** Named zones and things. */
  readonly entities: readonly EntityEntry[];
  /** Fields of things that hold an effect. */
  readonly effectFields: readonly EffectFieldEntry[];
  /** What can happen, for abilities to answer. */
  readonly events: readonly Signature[];
  /** What abilities can forbid. */
  readonly acts: readonly Signature[];
  /** What abilities can add to. */
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
