/** How a query is declared. Must hold types only; the queries are the other files of this folder. */
import type { Machine } from '../machine/machine.js';
import type { TypeTag } from '../pack/compiled-pack.js';
import type { Value } from '../state/value.js';

/**
 * A question about the state that the language offers as a phrase. `run` gets the values of the slots in order (those
 * the phrase does not have are -1) and must not change anything; a list it gives back must never be changed.
 */
export interface QueryDeclaration {
  readonly id: string;
  readonly phrases: readonly string[];
  readonly returns: TypeTag;
  readonly doc: string;
  readonly example: string;
  readonly face: { readonly en: string; readonly fr: string };
  readonly run: (m: Machine, a: Value, b: Value) => Value;
}
