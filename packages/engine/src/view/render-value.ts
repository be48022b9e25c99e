/** Writes values for people and programs outside: entities by id, or by handle for who must not know them. */
import { canSee, handleName } from '../components/visibility.js';
import type { Machine } from '../machine/machine.js';
import type { TypeTag } from '../pack/compiled-pack.js';
import { HIGHEST } from '../state/tallies.js';
import type { Value } from '../state/value.js';

/** A part of a tally: how much, and from what. */
export interface RenderedPart {
  /** How much it adds; negative when it takes. */
  by: number;
  /** The thing it comes from, null if none. */
  source: string | null;
  /** The ability that gives it, null if none. */
  ability: string | null;
  /** What it began with, what a die showed, what a rule added, what an ability gives. */
  kind: 'start' | 'rolled' | 'added' | 'ability';
}

/** A tally written out. */
export interface RenderedTally {
  /** What it amounts to, within its bounds. */
  value: number;
  /** Where the value comes from, in the order in which it came. They add up to it unless it was held within bounds. */
  parts: RenderedPart[];
}

/** A value as plain JSON: things, abilities and kinds by id or handle, none as null, conditions as booleans. */
export type RenderedValue = null | number | boolean | string | (string | number)[] | RenderedTally;

/** For whom something is written: a player (entity id), -1 the public, 'all' for one who may know everything. */
export type Reader = number | 'all';

/** Entity `id` as the reader may know it; null for none. */
export function renderEntity(m: Machine, reader: Reader, id: number): string | null {
  const name = m.layout.ids[id];
  if (name === undefined) return null;
  return reader === 'all' || canSee(m, reader, id) ? name : handleName(m, id);
}

/** An ability instance as the reader may know it; null for none. */
export function renderInstance(m: Machine, reader: Reader, index: number): string | null {
  const instance = m.layout.instances[index];
  if (instance === undefined) return null;
  return reader === 'all' || canSee(m, reader, instance.source) ? instance.id : `ability of ${handleName(m, instance.source)}`;
}

function renderTally(m: Machine, reader: Reader, index: number): RenderedTally | null {
  const tally = m.state.tallies[index];
  if (tally === undefined) return null;
  const parts: RenderedPart[] = [];
  const rolled = tally.max !== HIGHEST;
  if (rolled || tally.base !== 0) parts.push({ by: tally.base, source: null, ability: null, kind: rolled ? 'rolled' : 'start' });
  for (let i = 0; i + 2 < tally.parts.length; i += 3) {
    const [by = 0, source = -1, instance = -1] = tally.parts.slice(i, i + 3);
    parts.push({
      by,
      source: renderEntity(m, reader, source),
      ability: renderInstance(m, reader, instance),
      kind: instance < 0 ? 'added' : 'ability',
    });
  }
  return { value: tally.value, parts };
}

/** A value of a type for a reader. A type that is not known ('') is written as the bare number or list. */
export function renderValue(m: Machine, reader: Reader, value: Value, type: TypeTag): RenderedValue {
  if (typeof value === 'string') return value;
  if (typeof value === 'object') {
    if (type === 'list:ability') return value.map((one) => renderInstance(m, reader, one) ?? one);
    if (type === 'list:number' || type === '') return [...value];
    return value.map((one) => renderEntity(m, reader, one) ?? one);
  }
  if (type === 'condition') return value === 1;
  if (type.startsWith('thing:')) return renderEntity(m, reader, value);
  if (type === 'ability') return renderInstance(m, reader, value);
  if (type === 'kind') return m.layout.kinds[value]?.id ?? null;
  if (type === 'tally') return renderTally(m, reader, value);
  return value;
}
