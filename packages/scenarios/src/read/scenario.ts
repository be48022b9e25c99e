// A scenario as read from its file, before any of its texts is compiled. Must hold types only.
import type { SourceFile, Span } from '@dradis/diagnostics';
import type { ScalarNode } from '@dradis/packs';

/** A word or text of a scenario file with its place. */
export interface Placed {
  readonly text: string;
  readonly span: Span;
}

/** One answer: who, and what he picks (option labels, ids, numbers, `yes`, `no` or `pass`). */
export interface ScriptedAnswer {
  readonly player: Placed;
  readonly picks: readonly Placed[];
  /** The whole answer, for messages. */
  readonly span: Span;
}

/** What a zone holds, as the author lists it: `3 raiders`, `executive-order strength 2`, `viper#4`. */
export interface ContentsItem extends Placed {
  /** How many of them; 1 unless a number stands before the name. */
  readonly count: number;
  /** The name of a thing, of one copy of it, or of a kind. */
  readonly name: string;
  /** Attributes that single out a variant, with their values as written. */
  readonly traits: readonly { readonly words: string; readonly value: string }[];
}

/** `KEY: VALUE` of a position. What the key means is decided when it is compiled. */
export interface GivenEntry {
  readonly key: Placed;
  /** The value as an expression; undefined when it can only be contents (a list). */
  readonly value: ScalarNode | undefined;
  /** The value as contents of a zone; undefined when it cannot be read as such. */
  readonly contents: readonly ContentsItem[] | undefined;
  readonly span: Span;
}

/** Who plays: how many, or which characters in seat order. */
export type Cast =
  | { readonly is: 'default' }
  | { readonly is: 'count'; readonly count: number; readonly span: Span }
  | { readonly is: 'list'; readonly names: readonly Placed[]; readonly span: Span };

/** `several-evasive-maneuvers-add-up: true` below `switches`. */
export interface ChosenSwitch {
  readonly name: Placed;
  readonly on: boolean;
}

/** What must hold afterwards: a condition, or what a zone holds. */
export type Expectation =
  | { readonly is: 'condition'; readonly node: ScalarNode }
  | { readonly is: 'contents'; readonly entry: GivenEntry };

/** `fuel: -1` below `changes`. */
export interface ExpectedChange {
  readonly name: Placed;
  readonly by: number;
}

/** One scenario; a table row is a scenario of its own. Spans are half-open offsets into `file`. */
export interface Scenario {
  /** The file it stands in. */
  readonly file: SourceFile;
  /** The title, followed by the text of the table row if there is one. */
  readonly title: string;
  /** Where its title stands. */
  readonly titleSpan: Span;
  /** Ids of the cards and other things it is about. */
  readonly covers: readonly string[];
  /** Ruling ids it proves. */
  readonly rulings: readonly string[];
  /** Who plays, and what each is called. */
  readonly cast: Cast;
  /** Whether it starts from a game nobody has set up, instead of the default position. */
  readonly fresh: boolean;
  /** How switches of the pack stand; those not named stand as the pack says. */
  readonly switches: readonly ChosenSwitch[];
  /** What is put where before it begins, in the order of the file. */
  readonly given: readonly GivenEntry[];
  /** Statements that set the position up; undefined when there are none. */
  readonly arrange: ScalarNode | undefined;
  /** Answers to the questions of `arrange`, in order. */
  readonly arranged: readonly ScriptedAnswer[];
  /** What the first dice show, in order; those after them are random. */
  readonly dice: readonly number[];
  /** The statements that are tried. */
  readonly when: ScalarNode;
  /** Answers to the questions of `when`, in order. */
  readonly answers: readonly ScriptedAnswer[];
  /** What must hold afterwards, in the order of the file. */
  readonly then: readonly Expectation[];
  /** Undefined when the scenario says nothing about levels. */
  readonly changes: readonly ExpectedChange[] | undefined;
  /** The outcome with which the game must end; undefined when it says nothing of that. */
  readonly ends: Placed | undefined;
  /** What is still to be written: until then it fails and says so. */
  readonly todo: Placed | undefined;
}

/** The position from which every scenario of a pack starts. */
export interface DefaultPosition {
  readonly file: SourceFile;
  /** Characters in seat order; a game of n players takes the first n. */
  readonly cast: readonly Placed[];
  /** How many play when a scenario does not say. */
  readonly players: number;
  /** The statement that seats one player, with `{player}` and `{character}` in it. */
  readonly seat: ScalarNode;
  /** What is done once everybody has a seat. */
  readonly arrange: ScalarNode;
}
