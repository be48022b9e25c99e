// A change to a text, before it is judged. Must hold types only.
import type { Stretch } from '../../text-range.js';

/** New text for a stretch, by offsets. */
export interface Change extends Stretch {
  readonly newText: string;
}

/** Ways to make a change, best first; or why only the text can say what is meant. */
export type Changes = readonly Change[] | { readonly refused: string };
