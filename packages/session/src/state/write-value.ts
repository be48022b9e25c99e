/** Writes values of the game for people, and as JSON. Must not hide anything: whoever shows it does. */
import { type RenderedTally, type RenderedValue } from '@dradis/engine';
import { type PlainValue } from '../types.js';
import { type Catalogue } from './catalogue.js';

/** What locals, variables and attributes hold. */
export type RawValue = number | string | readonly number[];

const ORIGINS = { start: ' to begin with', rolled: ' rolled', added: '', ability: '' };

/** A tally with what it is made of: `5 = 4 rolled + 1 from Steady Hand`. */
function tallyText(names: Catalogue, tally: RenderedTally): string {
  const parts = tally.parts.map(({ by, source, kind }, i) => {
    const sign = by < 0 ? '−' : '+';
    const lead = i === 0 ? (by < 0 ? sign : '') : `${sign} `;
    const from = source === null ? ORIGINS[kind] : ` from ${names.label(names.entity(source))}`;
    return `${lead}${Math.abs(by)}${from}`;
  });
  return parts.length === 0 ? `${tally.value}` : `${tally.value} = ${parts.join(' ')}`;
}

function oneText(names: Catalogue, value: number, type: string): string {
  if (type === 'condition') return value === 1 ? 'yes' : 'no';
  if (type.startsWith('thing:')) return names.label(value);
  if (type === 'ability') return names.layout.instances[value]?.ability.title ?? 'nothing';
  if (type === 'kind') return names.layout.kinds[value]?.id.replaceAll('-', ' ') ?? 'nothing';
  return `${value}`;
}

/** A value for reading: titles, `yes`/`no`, `nothing`. For all types but tallies. */
export function valueText(names: Catalogue, value: RawValue, type: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return type.startsWith('list:') && value < 0 ? 'nothing' : oneText(names, value, listed(type));
  return value.length === 0 ? 'nothing' : value.map((one) => oneText(names, one, listed(type))).join(', ');
}

/** The type of a list's elements; any other type as it is. */
function listed(type: string): string {
  if (!type.startsWith('list:')) return type;
  const of = type.slice('list:'.length);
  return of === 'ability' || of === 'number' ? of : `thing:${of}`;
}

function isTally(value: RenderedValue): value is RenderedTally {
  return typeof value === 'object' && value !== null && 'parts' in value;
}

/** A value of a frame for reading: as `valueText`, a tally with what it is made of. */
export function localText(names: Catalogue, value: RenderedValue, raw: RawValue, type: string): string {
  if (isTally(value)) return tallyText(names, value);
  return type === 'tally' ? 'nothing' : valueText(names, raw, type);
}

/** A value the engine has written out, as JSON without tallies' parts. */
export function plainValue(value: RenderedValue): PlainValue {
  return isTally(value) ? value.value : value;
}
