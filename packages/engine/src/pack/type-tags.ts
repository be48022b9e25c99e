/** What type tags say about values. Must not know kinds. */
import { EMPTY, NONE, type Value } from '../state/value.js';
import type { TypeTag } from './compiled-pack.js';

/** The value a slot of a type has before anything was put into it: 0, false, '', the empty list, none. */
export function emptyValue(type: TypeTag): Value {
  if (type === 'number' || type === 'condition') return 0;
  if (type === 'text') return '';
  return type.startsWith('list:') ? EMPTY : NONE;
}

/** Whether a value of the type can be none. */
export function canBeNone(type: TypeTag): boolean {
  return type.startsWith('thing:') || type === 'tally' || type === 'ability' || type === 'kind';
}
