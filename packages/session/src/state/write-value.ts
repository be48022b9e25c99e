/** Writes values of the game for people, and as JSON. Must not decide what is hidden: the wording does. */
import type { RenderedTally, RenderedValue } from '@dradis/engine';
import type { PlainValue } from '../types/value.js';
import type { Wording } from './wording.js';

/** What locals, variables and attributes hold. */
export type RawValue = number | string | readonly number[];

const ORIGINS = { start: ' to begin with', rolled: ' rolled', added: '', ability: '' };

/** A tally with what it is made of: `5 = 4 rolled + 1 from Steady Hand`. */
function tallyText(words: Wording, tally: RenderedTally): string {
  const parts = tally.parts.map(({ by, source, kind }, i) => {
    const sign = by < 0 ? '−' : '+';
    const lead = i === 0 ? (by < 0 ? sign : '') : `${sign} `;
    const from = source === null ? ORIGINS[kind] : ` from ${words.call(words.names.entity(source))}`;
    return `${lead}${Math.abs(by)}${from}`;
  });
  return parts.length === 0 ? `${tally.value}` : `${tally.value} = ${parts.join(' ')}`;
}

function oneText(words: Wording, value: number, type: string): string {
  if (type === 'condition') return value === 1 ? 'yes' : 'no';
  if (type.startsWith('thing:')) return words.call(value);
  if (type === 'ability') return words.ability(value);
  if (type === 'kind') return words.names.layout.kinds[value]?.id.replaceAll('-', ' ') ?? 'nothing';
  return `${value}`;
}

/** A value for reading: titles, `yes`/`no`, `nothing`. For all types but tallies. */
export function valueText(words: Wording, value: RawValue, type: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return type.startsWith('list:') && value < 0 ? 'nothing' : oneText(words, value, listed(type));
  return value.length === 0 ? 'nothing' : value.map((one) => oneText(words, one, listed(type))).join(', ');
}

/** Two values of a type for one looker are the same when their keys are, even when several components read alike. */
export function valueKey(words: Wording, value: RawValue, type: string): string {
  const of = listed(type);
  const one = (raw: number): string => {
    if (of.startsWith('thing:')) return words.key(raw);
    return of === 'ability' ? `${raw < 0 ? '' : words.key(words.names.layout.instances[raw]?.source ?? -1)} ${words.ability(raw)}` : `${raw}`;
  };
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? one(value) : value.map(one).join(' ');
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
export function localText(words: Wording, value: RenderedValue, raw: RawValue, type: string): string {
  if (isTally(value)) return tallyText(words, value);
  return type === 'tally' ? 'nothing' : valueText(words, raw, type);
}

/** A value the engine has written out, as JSON without tallies' parts. */
export function plainValue(value: RenderedValue): PlainValue {
  return isTally(value) ? value.value : value;
}
