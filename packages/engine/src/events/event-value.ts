/** Writes a run-time value as JSON with entity ids. Must not hide anything: whoever passes it on does. */
import type { Machine } from '../machine/machine.js';
import type { TypeTag } from '../pack/compiled-pack.js';
import type { Value } from '../state/value.js';
import type { EventValue } from './game-event.js';

/** A value of a type: things, abilities and kinds by id, conditions as booleans, none as null; a tally as its amount. */
export function eventValue(m: Machine, value: Value, type: TypeTag): EventValue {
  const { layout } = m;
  if (typeof value === 'string') return value;
  if (typeof value === 'object') {
    if (type === 'list:ability') return value.map((one) => layout.instances[one]?.id ?? one);
    return type === 'list:number' ? value : value.map((one) => layout.ids[one] ?? one);
  }
  if (type === 'condition') return value === 1;
  if (type.startsWith('thing:')) return layout.ids[value] ?? null;
  if (type === 'ability') return layout.instances[value]?.id ?? null;
  if (type === 'kind') return layout.kinds[value]?.id ?? null;
  if (type === 'tally') return m.state.tallies[value]?.value ?? null;
  return value;
}
