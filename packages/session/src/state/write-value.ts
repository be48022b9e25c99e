/** Writes values of the game for people, and as JSON. Must not hide anything: whoever shows it does. */
import { type RenderedValue, type State } from '@dradis/engine';
import { type PlainValue } from '../types.js';
import { type Catalogue } from './catalogue.js';

/** What locals, variables and attributes hold. */
export type RawValue = number | string | readonly number[];

/** Marks of a tally's parts that no ability gave. */
const START = -3;
const ROLLED = -2;

function tallyText(names: Catalogue, state: State, index: number): string {
  const tally = state.tallies[index];
  if (tally === undefined) return 'nothing';
  const parts: string[] = [];
  for (let i = 0; i + 2 < tally.parts.length; i += 3) {
    const [amount = 0, source = -1, instance = -1] = tally.parts.slice(i, i + 3);
    const from =
      instance === ROLLED ? ' rolled' : instance === START ? ' to begin with' : source < 0 ? '' : ` from ${names.label(source)}`;
    parts.push(`${amount < 0 ? '−' : i === 0 ? '' : '+'}${i === 0 ? '' : ' '}${Math.abs(amount)}${from}`);
  }
  return parts.length === 0 ? `${tally.value}` : `${tally.value} = ${parts.join(' ')}`;
}

function oneText(names: Catalogue, state: State, value: number, type: string): string {
  if (type === 'condition') return value === 1 ? 'yes' : 'no';
  if (type.startsWith('thing:')) return names.label(value);
  if (type === 'tally') return tallyText(names, state, value);
  if (type === 'ability') return names.layout.instances[value]?.ability.title ?? 'nothing';
  if (type === 'kind') return names.layout.kinds[value]?.id.replaceAll('-', ' ') ?? 'nothing';
  return `${value}`;
}

/** A value for reading: titles, `yes`/`no`, `nothing`; a tally with what it is made of. */
export function valueText(names: Catalogue, state: State, value: RawValue, type: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return type.startsWith('list:') && value < 0 ? 'nothing' : oneText(names, state, value, listed(type));
  return value.length === 0 ? 'nothing' : value.map((one) => oneText(names, state, one, listed(type))).join(', ');
}

/** The type of a list's elements; any other type as it is. */
function listed(type: string): string {
  if (!type.startsWith('list:')) return type;
  const of = type.slice('list:'.length);
  return of === 'ability' || of === 'number' ? of : `thing:${of}`;
}

/** A value the engine has written out, as JSON without tallies' parts. */
export function plainValue(value: RenderedValue): PlainValue {
  return typeof value === 'object' && value !== null && 'parts' in value ? value.value : value;
}
