// What the card bench shows and asks for. Must hold types only.
import type { DistributionBar } from '../distribution/distribution-element.js';

/** A card that can be tried, and the statements that carry it out. */
export interface BenchCard {
  /** Its id in the pack; all copies together. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** What it is, as the game calls it. */
  readonly kind: string;
  /** At least one. */
  readonly ways: readonly BenchWay[];
}

/** A way to have a card carried out. */
export interface BenchWay {
  /** The statement. */
  readonly when: string;
  /** What people call it. */
  readonly label: string;
}

/** A deck that can be stacked, and what may come to lie on it. */
export interface BenchDeck {
  /** Id of the zone. */
  readonly id: string;
  /** What people call the zone. */
  readonly title: string;
  /** The cards that may lie on it. */
  readonly cards: readonly { readonly id: string; readonly title: string; readonly kind: string }[];
}

/** What is to lie on top of decks: ids of cards by the id of the deck, the first is drawn first. */
export type BenchStack = Readonly<Record<string, readonly string[]>>;

/** Where a card is tried: in the position that scenarios start from, at the cursor, or where a game by chance first meets a condition. */
export type BenchPosition = 'default' | 'moment' | 'random';

/** What is to be tried. */
export interface BenchWish {
  /** Id of the card. */
  readonly card: string;
  /** The statement that carries it out: `when` of a way. */
  readonly way: string;
  /** Where it is tried. */
  readonly position: BenchPosition;
  /** With `default`: what is otherwise, in lines as a scenario has them, `fuel: 3`. */
  readonly given: string;
  /** With `random`. */
  readonly seed: string;
  /** With `random`: what must hold in the position; empty for any. */
  readonly condition: string;
  /** The first dice, in order; the others take every face, or come by chance. */
  readonly dice: readonly number[];
  /** What lies on top of decks. */
  readonly decks: BenchStack;
}

/** An answer that was given on the bench, or a question that was passed by. */
export interface BenchAnswer {
  /** What the player is called. */
  readonly player: string;
  /** The question, in words. */
  readonly question: string;
  /** What was chosen, in words. */
  readonly answer: string;
  /** Whether it was answered here; otherwise it was passed by. */
  readonly scripted: boolean;
}

/** The question at which the card waits. */
export interface BenchQuestion {
  /** As an answer names the player. */
  readonly player: string;
  /** What he is called. */
  readonly who: string;
  /** What is asked, in words. */
  readonly prompt: string;
  /** `pick` is how an answer names the option. */
  readonly options: readonly { readonly pick: string; readonly label: string }[];
  /** The fewest options that an answer may choose. */
  readonly min: number;
  /** The most options that an answer may choose. */
  readonly max: number;
  /** Whether it can be answered here; otherwise the bench goes no further. */
  readonly answerable: boolean;
}

/** What came of it. */
export interface BenchOutcome {
  /** The answers up to here, in order. */
  readonly trail: readonly BenchAnswer[];
  /** The question that waits; null when it was carried out to its end. */
  readonly asked: BenchQuestion | null;
  /** The different outcomes with their chances, of `total`. */
  readonly bars: readonly DistributionBar[];
  /** What the counts of `bars` are of. */
  readonly total: number;
  /** Whether they are all there are, over every die. */
  readonly exact: boolean;
  /** What should be known of how it was found; undefined when nothing. */
  readonly note: string | undefined;
}
