// A change that an action would make, before it is tried. Must hold types only.
import type { TextEdit } from '../protocol.js';

/** A change of one document. */
export interface Change {
  readonly title: string;
  readonly edit: TextEdit;
}
