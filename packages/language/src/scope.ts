// What stands around an effect or expression: its parameters and what it may do. Must not hold names bound inside it.
import type { TypeTag } from './vocabulary.js';

/** One parameter. Slot numbers are positions in the list, from 0. */
export interface ScopeParam {
  /** How the text calls it; empty when it cannot be named here. `you` and `this` are such names. */
  readonly name: string;
  /** The type of what it holds. */
  readonly type: TypeTag;
  /** Whether `set NAME to ...` is allowed. */
  readonly settable: boolean;
}

/** What an effect or expression starts with. */
export interface Scope {
  /** In the order of the slots they fill. */
  readonly params: readonly ScopeParam[];
  /** Type wanted by `give back`; null where nothing can be given back. */
  readonly returns: TypeTag | null;
  /** Whether `resolve this ability` is allowed: only in what a kind does on use. */
  readonly onUse: boolean;
}
