// The shapes of what a language is spoken with: its grammar and the words of a game, as data. Must not hold logic or words.

/** A noun. */
export interface NounWords {
  /** Singular, or the name of a thing, without article. */
  readonly one: string;
  /** Plural; the singular when left out. */
  readonly many?: string;
  /** Masculine or feminine; left out where the language has no genders, or it does not matter. */
  readonly gender?: 'm' | 'f';
  /** A name that takes no definite article. */
  readonly bare?: boolean;
  /** Words before it are shortened (`l'`, `d'`, `an`): letters cannot tell. */
  readonly elided?: boolean;
  /** Names several. */
  readonly plural?: boolean;
  /** Being there, whole: `in the Brig`. */
  readonly at?: string;
  /** Going there, where that differs from being there. */
  readonly to?: string;
  /** The singular and plural after a number, where they differ from the name: `1 ration` of `rations`. */
  readonly counted?: NounWords;
  /** Of a place: what lies there, said of it before or after its noun: `damaged` Vipers. */
  readonly before?: string;
  /** Of a place: what lies there, said after its noun. */
  readonly after?: string;
  /** Of a place: a sentence for something being there, `{x:a}` being what: `the Admiral has a nuke`. */
  readonly holds?: string;
  /** Of a place: a sentence for what may be lost of what is there, `{x}` being what: `risk 1 Raptor`. */
  readonly stake?: string;
  /** Of a kind: conditions and places that go without saying where one of it is picked, by their ids. */
  readonly implied?: readonly string[];
}

/** Forms of a verb; the lemma stands for every form left out, except that `imp` stands in for `you` and the other way round. */
export interface VerbWords {
  /** The infinitive. */
  readonly inf?: string;
  /** The imperative. */
  readonly imp?: string;
  /** The second person. */
  readonly you?: string;
  /** The third person of one. */
  readonly one?: string;
  /** The third person of several. */
  readonly many?: string;
  /** `ne` is shortened before it. */
  readonly elided?: boolean;
  /** Negative forms where they are not made as usual. */
  readonly not?: { readonly one?: string; readonly many?: string; readonly you?: string };
}

/**
 * How something is said. Patterns hold `[verb]` by its lemma, `{slot}` or `{slot:form}` for what stands in a slot,
 * `{slot|one|many}` for words that agree with it in number, `{+ms|fs|mp|fp}` for words that agree with the subject, `{@you|one|many}` for its person, and
 * `<...>` around what is said only when every slot inside is known, `<!...>` when not; `{slot:hide}` says nothing itself.
 */
export interface Saying {
  /** The slot that does it: said before the pattern, left out where a verb is in the infinitive. */
  readonly subject?: string;
  /** The pattern of a sentence or a noun; undefined when it is said only in the other ways. */
  readonly say?: string;
  /** Said of a noun, as an adjective before or after it. */
  readonly before?: string;
  /** Said of a noun, behind it. */
  readonly after?: string;
  /** Said in short, as an item of a list. */
  readonly item?: string;
  /** A noun for a value. */
  readonly noun?: NounWords;
  /** For values of a name or variable: what it says to be or become one of them, by the value; `at least 1` and the like too. */
  readonly is?: Readonly<Record<string, string>>;
  /** For values of a name or variable: what it says to be set to one of them, by the value. */
  readonly set?: Readonly<Record<string, string>>;
  /** Said instead where it is done to the one who reads: `go to the Brig` for `send you to the Brig`. */
  readonly yours?: string;
  /** Said instead where something with a clause after it stands in a slot, so that it comes last. */
  readonly heavy?: string;
  /** Said instead where it is denied; its verbs stay as they are. */
  readonly not?: string;
  /** Said instead where it is done several times: `{n}` is how often. */
  readonly times?: string;
  /** By slot: what is said of who stands there, when that is who was spoken of: `[be] sent to the Brig`. */
  readonly undergo?: Readonly<Record<string, string>>;
  /** By slot: what one is chosen for: `to receive the title`. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** Of a number: how it is said to compare with `{n}`, `{x}` being what it belongs to: by `is`, `at-least`, `at-most`, `more`, `less`. */
  readonly compare?: Readonly<Record<string, string>>;
  /** Conditions that go without saying where this is said, by their ids; `not ID` for contraries. */
  readonly implied?: readonly string[];
  /** Of a moment: how something is said to last until it. */
  readonly until?: string;
  /** Of a property: that of the card itself is said as whoever reads it. */
  readonly reader?: boolean;
  /** Its noun says already whose it is. */
  readonly whole?: boolean;
  /** Of a player: that it is this one who rolls a die goes without saying. */
  readonly rolls?: boolean;
  /** Takes place where a player does not see it, or needs no saying. */
  readonly silent?: boolean;
  /** Of a condition: whether it is taken to hold, and so not said. */
  readonly stands?: boolean;
}

/** The words of a game in one language. */
export interface GameWords {
  /** Nouns of kinds, by id. */
  readonly kinds: Readonly<Record<string, NounWords>>;
  /** Nouns or names of things and zones, by id. */
  readonly things: Readonly<Record<string, NounWords>>;
  /** Names that effects bind, variables and attributes. */
  readonly names: Readonly<Record<string, Saying>>;
  /** Verbs, queries, procedures, definitions, events, acts and quantities by id. */
  readonly phrases: Readonly<Record<string, Saying>>;
  /** Forms of the verbs that patterns use, by lemma. */
  readonly verbs: Readonly<Record<string, VerbWords>>;
  /** Sentences for statements said in exactly these words, one or several in a row; whoever changes the statement loses them. */
  readonly idioms: Readonly<Record<string, string>>;
  /** Titles of things, for those that have no noun. */
  readonly titles?: ReadonlyMap<string, string>;
  /** Conditions, by the id of their definition, that hold or not in every game spoken of, and so are not said. */
  readonly settled?: ReadonlyMap<string, boolean>;
}

/** A determiner by gender and number; `elided` before nouns that shorten it. */
export interface Determiner {
  readonly m: string;
  readonly f: string;
  readonly p: string;
  readonly pf?: string;
  readonly elided?: { readonly m?: string; readonly f?: string };
}

/** A preposition, and what it becomes together with determiners. */
export interface Preposition {
  readonly plain: string;
  readonly elided: string;
  readonly joined: Readonly<Record<string, string>>;
}

/** The grammar of a language. */
export interface Grammar {
  /** The language, as in `en`. */
  readonly lang: string;
  /** What the reader is called as a subject. */
  readonly you: string;
  /** Whether 0 is singular. */
  readonly zeroIsSingular: boolean;
  /** Articles and other words before a noun, by the form of a slot that asks for them, as in `the`. */
  readonly determiners: Readonly<Record<string, Determiner>>;
  /** Prepositions before a noun, by the form of a slot that asks for them, as in `at`. */
  readonly prepositions: Readonly<Record<string, Preposition>>;
  /** Forms of the verbs that the language itself needs, by lemma. */
  readonly verbs: Readonly<Record<string, VerbWords>>;
  /** How a verb is negated; `{inf}` and `{v}` are its forms. */
  readonly not: { readonly plain: string; readonly elided: string; readonly inf: string };
  /** Words that are shortened where a condition follows them. */
  readonly joints: readonly { readonly before: string; readonly after: string; readonly joined: string }[];
  /** Strings that are put in the place of others in everything that is said, such as a space before a colon. */
  readonly typography: readonly (readonly [string, string])[];
  /** Sentences of the language itself, by what they are for. */
  readonly forms: Readonly<Record<string, string>>;
}
