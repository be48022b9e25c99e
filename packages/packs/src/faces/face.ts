// The face of a thing: what a player reads on it, as data. Types only.
import type { Diagnostic } from '@dradis/diagnostics';

/** A part of a face. */
export interface FaceSection {
  /** What stands before the text: `Pass`, `Action`, the title of an ability; may be empty. */
  readonly label: string;
  /** The words; may have several lines. */
  readonly text: string;
  /** Set where a designer added it beside the effects: nothing makes it true. */
  readonly hint?: true;
}

/** All that is said on a card, token, location or character. */
export interface Face {
  /** Id of the thing. */
  readonly id: string;
  /** What players read above it. */
  readonly title: string;
  /** The noun of its kind. */
  readonly kind: string;
  /** Its parts, from top to bottom. */
  readonly sections: readonly FaceSection[];
}

/** The faces of a pack in one language. */
export interface Faces {
  /** The language, as in `en`. */
  readonly lang: string;
  /** What stands between a label and its text. */
  readonly colon: string;
  /** One for each thing or zone that has something to say. */
  readonly faces: readonly Face[];
  /** What had no words, with the ids of the things that needed them: `phrase lose-resource`. */
  readonly missing: readonly { readonly what: string; readonly on: readonly string[] }[];
  /** What is wrong with the words: shapes, gaps, idioms. Paths are those inside the pack, `ID:PATH` for extended ones. */
  readonly diagnostics: readonly Diagnostic[];
}
