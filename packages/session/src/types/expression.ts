/** Texts of the effect language: what is wrong with one, what one comes to. Must hold types only. */
import type { Language } from '@dradis/language';
import type { Decision } from './decision.js';
import type { Beginning } from './document.js';
import type { Seat } from './options.js';
import type { ToldChange } from './state.js';
import type { PlainValue } from './value.js';

/** Compiles texts for a pack. The language of `PackResult` is one. */
export type TextLanguage = Pick<Language, 'compileExpression' | 'compileEffect'>;

/** The language for a number of players, whose ids are names in it; `languageOf` of `@dradis/session/language` makes one. */
export type LanguageSource = (players: number) => TextLanguage;

/** A mistake in a text. Offsets count UTF-16 units of the text from 0; `end` is exclusive. */
export interface TextMistake {
  /** Code of the diagnostic. */
  code: string;
  /** How bad it is; only an `error` keeps the text from being used. */
  severity: 'error' | 'warning' | 'note';
  /** What was found and what was expected. */
  title: string;
  /** What to do; null where the title says it. */
  help: string | null;
  /** Offset of the first character that is meant. */
  start: number;
  /** Offset after the last character that is meant. */
  end: number;
}

/** What an expression comes to. */
export interface Evaluation {
  /** The expression as it was given. */
  text: string;
  /** As the language writes types; null when the text cannot be compiled. */
  type: string | null;
  /** For reading; empty when `hidden`, or when there is a problem. */
  value: string;
  /** The value as JSON; null when there is none to be told. */
  raw: PlainValue;
  /** Whether the seat may not be told: only what it can see for itself is worked out for it. */
  hidden: boolean;
  /** What went wrong as it was worked out; null when nothing did. */
  problem: string | null;
  /** What is wrong with the text, or worth a warning; with an error there is no value. */
  mistakes: TextMistake[];
}

/** How an expression is worked out. */
export interface EvaluateOptions {
  /** Index of a frame in `stack()`, whose variables may be named. Only for the seat `everything`. */
  frame?: number;
  /** Who asks; `everything` when left out. */
  seat?: Seat;
}

/** What statements would do here. */
export interface Trial {
  /** What would be different when they are done, or when they ask. */
  changes: ToldChange[];
  /** The first question they ask; null when they ask none. */
  asks: Decision | null;
  /** What went wrong; null when nothing did. */
  problem: string | null;
  /** What is wrong with the statements; with an error nothing is carried out. */
  mistakes: TextMistake[];
}

/** How statements begin at the cursor. */
export interface BeginHereOptions {
  /** What they are called; default `Statements`. */
  title?: string;
  /** Laid ready; none when left out. */
  dice?: readonly number[];
  /** Whether what is under way here goes on once they are done; not in a game that itself began with statements, nor in one that is over. */
  onward?: boolean;
}

/** A beginning at the cursor, or what is wrong with its statements. */
export interface BeginningHere {
  /** For `SessionOptions.begin`; null when there are mistakes. */
  begin: Beginning | null;
  /** What is wrong with the statements, or worth a warning. */
  mistakes: TextMistake[];
}

/** Working things out beside the game, which never changes by it. */
export interface Evaluating {
  /** Gives the session the language of its pack, or another one. Breakpoints and watches are compiled anew. */
  useLanguage(language: LanguageSource): void;
  /** What an expression of the effect language comes to at the cursor. What is wrong with it is told in the result. */
  evaluate(text: string, options?: EvaluateOptions): Evaluation;
  /**
   * The position at the cursor with statements to be carried out there, for a session of its own: unlike `tryOut` that can be
   * answered, stepped and saved. What is under way here is in it only with `onward`.
   */
  beginHere(statements: string, options?: BeginHereOptions): BeginningHere;
  /** Carries out statements on a copy of the game, up to their first question; `dice` come first there. */
  tryOut(statements: string, options?: { dice?: readonly number[] }): Trial;
}
