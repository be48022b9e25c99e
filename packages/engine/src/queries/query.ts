/** How a query is declared. Must hold types only; the queries are the other files of this folder. */
import type { Machine } from '../machine/machine.js';
import type { TypeTag } from '../pack/compiled-pack.js';
import type { Value } from '../state/value.js';

/**
 * A question about the state that the language offers as a phrase. `run` gets the values of the slots in order (those
 * the phrase does not have are -1) and must not change anything; a list it gives back must never be changed.
 */
export interface QueryDeclaration {
  /** What compiled expressions call it by: `['query', id, …]`. */
  readonly id: string;
  /** The ways to say it, as patterns with slots; the first has all slots, in the order in which `run` gets their values. */
  readonly phrases: readonly string[];
  /** The type of what it gives. */
  readonly returns: TypeTag;
  /** What it gives, in a sentence for authors. */
  readonly doc: string;
  /** A phrase or statement of a pack that uses it. */
  readonly example: string;
  /** What card faces say for it, by language, with the slots of the phrases. */
  readonly face: { readonly en: string; readonly fr: string };
  /** Works it out; see above for what it is given. */
  readonly run: (m: Machine, a: Value, b: Value) => Value;
}
