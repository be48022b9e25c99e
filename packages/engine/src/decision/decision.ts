/** What a decision looks like from outside. Must hold types only. */
import type { DecisionForm } from '../state/state.js';
import type { RenderedValue } from '../view/render-value.js';

/** One choice. `id` is what an answer quotes. */
export interface Option {
  id: string;
  label: string;
  /** The thing it is about: an id, or a handle when the player must not know which. */
  thing?: string;
  /** The ability it would use. */
  ability?: string;
}

/** Where a question comes from. `at` is `[startLine, startColumn, endLine, endColumn]`, 1-based. */
export interface DecisionSource {
  program: string;
  file: string;
  at: readonly [number, number, number, number];
  thing: string | null;
}

/** What a window's question is about. */
export interface DecisionSubject {
  event: string;
  words: string;
  participants: Record<string, RenderedValue>;
}

/** A question that waits for a player. Every option is legal; an answer chooses `min` … `max` different ones. */
export interface Decision {
  id: number;
  /** `player-1` and so on. */
  player: string;
  form: DecisionForm;
  prompt: string;
  purpose: string | null;
  options: Option[];
  min: number;
  max: number;
  source: DecisionSource;
  subject?: DecisionSubject;
}

/** An answer: the decision's id and the ids of the chosen options. */
export interface Answer {
  decision: number;
  choose: readonly string[];
}
