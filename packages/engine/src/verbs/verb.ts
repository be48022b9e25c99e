/** How a verb is declared. Must hold types only; the verbs are the other files of this folder. */
import type { Machine } from '../machine/machine.js';
import type { TypeTag } from '../pack/compiled-pack.js';
import type { Value } from '../state/value.js';

/**
 * An atomic change that the language offers as a statement. `run` gets the values of the slots in order (those the phrase
 * does not have are -1). It asks nobody anything. A statement with none in a single slot does not reach it.
 */
export interface VerbDeclaration {
  readonly id: string;
  readonly phrases: readonly string[];
  readonly returns: TypeTag | null;
  readonly doc: string;
  readonly example: string;
  readonly face: { readonly en: string; readonly fr: string };
  readonly run: (m: Machine, a: Value, b: Value, c: Value) => void;
}
