/** What a decision looks like from outside. Must hold types only. */
import type { DecisionForm } from '../state/state.js';
import type { RenderedValue } from '../view/render-value.js';

/** One choice. `id` is what an answer quotes. */
export interface Option {
  /** Different for each option of a question; tells nothing that the player must not know. */
  id: string;
  /** For people: a title or words of the pack; `face down` for what the player must not know. */
  label: string;
  /** The thing it is about: an id, or a handle when the player must not know which. */
  thing?: string;
  /** The ability it would use. */
  ability?: string;
}

/** Where a question comes from. `at` is `[startLine, startColumn, endLine, endColumn]`, 1-based. */
export interface DecisionSource {
  /** Id of the program that asks, or that announced what is answered to. */
  program: string;
  /** Its file, relative to its pack. */
  file: string;
  /** The place in the file: `[startLine, startColumn, endLine, endColumn]`, 1-based, end exclusive. */
  at: readonly [number, number, number, number];
  /** The thing whose effect asks, by id or handle; null for procedures. */
  thing: string | null;
}

/** What a window's question is about: something that has happened, or is about to. */
export interface DecisionSubject {
  /** Id of the event. */
  event: string;
  /** The event in the words of the pack. */
  words: string;
  /** What takes part in it, by the names that the pack gives; tallies carry their parts. */
  participants: Record<string, RenderedValue>;
}

/** A question that waits for a player. Every option is legal; an answer chooses `min` … `max` different ones. */
export interface Decision {
  /** Counts the questions of a game from 1. A question that comes back after an answer was taken back has the same. */
  id: number;
  /** `player-1` and so on. */
  player: string;
  /** What kind of choice it is. */
  form: DecisionForm;
  /** For people, in the words of the pack. */
  prompt: string;
  /** What the chosen is for, as in `attack`: for bots. Null when the pack does not say. */
  purpose: string | null;
  /** At least one. */
  options: Option[];
  /** How many options an answer must choose, at least and at most; with 0 it may choose none. */
  min: number;
  /** The most options that an answer may choose. */
  max: number;
  /** Where in the content it is asked. */
  source: DecisionSource;
  /** Of the forms `react` and `order` only. */
  subject?: DecisionSubject;
}

/** An answer: the decision's id and the ids of the chosen options. */
export interface Answer {
  /** The `id` of the decision. */
  decision: number;
  /** Ids of options, in the order in which they are chosen. */
  choose: readonly string[];
}
