/** How a verb is declared. Must hold types only; the verbs are the other files of this folder. */
import type { Machine } from '../machine/machine.js';
import type { TypeTag } from '../pack/compiled-pack.js';
import type { Value } from '../state/value.js';

/**
 * An atomic change that the language offers as a statement. `run` gets the values of the slots in order (those the phrase
 * does not have are -1). It asks nobody anything. A statement with none in a single slot does not reach it.
 */
export interface VerbDeclaration {
  /** What compiled instructions call it by: `['verb', id, …]`. */
  readonly id: string;
  /** The ways to say it, as patterns with slots; the first has all slots, in the order in which `run` gets their values. */
  readonly phrases: readonly string[];
  /** The type of what it gives back; null for a verb that only changes something. */
  readonly returns: TypeTag | null;
  /** What it does, in a sentence for authors. */
  readonly doc: string;
  /** A statement of a pack that uses it. */
  readonly example: string;
  /** What card faces say for it, by language, with the slots of the phrases. */
  readonly face: { readonly en: string; readonly fr: string };
  /** Does it; see above for what it is given. */
  readonly run: (m: Machine, a: Value, b: Value, c: Value) => void;
}
