/** A question to a player. Must hold types only. */
import type { SourcePlace } from './source.js';

/** What an option of a decision is called, and which component it is. */
export interface DecisionOption {
  /** What an answer quotes. Stable: it does not depend on the order of the options. */
  id: string;
  /** For people. */
  label: string;
  /** What choosing it means, or what tells it from another one of the same label; null when there is nothing to say. */
  hint: string | null;
  /** The component, zone or player the option is, by id; for an ability its source; null for yes, no and numbers. */
  thing: string | null;
  /** What that component is called; null when `thing` is, or when who is asked may not know it. */
  thingTitle: string | null;
  /** Id of an earlier option that it comes to the same as, so that the two may be shown as one; null when there is none. */
  twin: string | null;
}

/** A part of a condition that does not hold. */
export interface FailingPart {
  /** As it is written; '' when the text is not at hand. */
  text: string;
  /** Where it stands; with a text that cannot be taken apart the whole condition. Null without a text. */
  place: SourcePlace | null;
  /** With a comparison of numbers: what they come to, as in `8`; null otherwise. */
  found: string | null;
}

/** A choice that the rules take away at this moment, and what takes it away. */
export interface ForbiddenOption {
  /** For people. */
  label: string;
  /** Id of the component it is; null when it is none. */
  thing: string | null;
  /** One sentence for each rule, card or value that forbids it; never empty. */
  reasons: string[];
  /** When its own condition is the reason: the parts of it that fail. Empty for all seats but `everything`. */
  failing: FailingPart[];
}

/** `one` and `some`: components; `may`: yes or no; `option`: labelled options; `number`: a number; `react` and `order`: in a window. */
export type DecisionForm = 'one' | 'some' | 'may' | 'option' | 'number' | 'react' | 'order';

/** A question that waits for an answer. */
export interface Decision {
  /** Counts from 1 through the game. */
  id: number;
  /** What kind of choice it is. */
  form: DecisionForm;
  /** Id and title of the player who is asked. */
  player: string;
  /** What people call the player who is asked. */
  playerTitle: string;
  /** The question, for people. */
  prompt: string;
  /** What it is for, when the content says so. */
  purpose: string | null;
  /** How many options an answer chooses, at least and at most. */
  min: number;
  /** The most options that an answer may choose. */
  max: number;
  /** All legal choices, at least one. */
  options: DecisionOption[];
  /** What could be chosen but for a rule; may be empty. */
  forbidden: ForbiddenOption[];
  /** Id of the component at hand, whose effect asks or to which a rule is being applied; `Session.face` shows it. Null without one. */
  about: string | null;
  /** The statement that asks; null when no statement does, and for all seats but `everything`. */
  place: SourcePlace | null;
  /** The answer that is recorded here, when the session stands in the past. */
  recorded: string[] | null;
}
