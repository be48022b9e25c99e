// Names: bound ones, entities, variables, `ATTRIBUTE of X` and `ZONE of P`. Must not read noun phrases.
import { UNKNOWN } from '../../check/types.js';
import type { Binding } from '../../check/names.js';
import type { ItType, MatchContext, Primary } from '../context.js';
import type { NameEntry, PropertyName } from '../lexicon.js';
import { Level, node, reading, type Reading } from '../node.js';

const DETERMINERS = new Set(['the', 'that', 'those', 'this', 'these']);

/** A name, with or without a determiner before it. */
export const name: Primary = (m, at, it) => {
  const found = namesAt(m, at, at, it);
  const token = m.tokens[at];
  if (token?.kind === 'word' && DETERMINERS.has(token.text)) found.push(...namesAt(m, at, at + 1, it));
  return found;
};

/** `this NOUN`: the source thing, where its kind is one the noun covers. */
export const thisNoun: Primary = (m, at) => {
  const binding = m.is(at, 'this') ? m.names.get('this') : undefined;
  if (binding === undefined) return [];
  const kind = binding.type.slice('thing:'.length);
  return m.lexicon.nouns.at(m.tokens, at + 1).flatMap(({ end, value: noun }) => {
    if (!noun.singular) return [];
    if (binding.type === UNKNOWN || m.lexicon.types.isA(kind, noun.kind)) return [local(binding, at, end)];
    m.failures.remark(at + 1, 'D0203', `'this' is ${m.lexicon.types.describe(binding.type)} here`);
    return [];
  });
};

function namesAt(m: MatchContext, from: number, start: number, it: ItType): Reading[] {
  const readings: Reading[] = [];
  for (const { end, value } of m.names.at(m.tokens, start)) {
    const own = value.name === 'you' || value.name === 'this';
    if (!own || from === start) readings.push(local(value, from, end));
  }
  const entries = m.lexicon.names.at(m.tokens, start);
  for (const { end, value } of entries) readings.push(...entryReadings(m, value, from, end, it, readings.length > 0));
  return readings;
}

/** The reading of a bound name. */
export function local(binding: Binding, from: number, to: number): Reading {
  const made = reading(node('local', binding.type, from, to, { id: binding.name, value: binding.slot }), Level.Atom);
  return binding.type === UNKNOWN ? { ...made, loose: true } : made;
}

function entryReadings(m: MatchContext, entry: NameEntry, from: number, end: number, it: ItType, other: boolean): Reading[] {
  switch (entry.sort) {
    case 'entity':
      return [reading(node('entity', `thing:${entry.kind}`, from, end, { id: entry.id }), Level.Atom)];
    case 'variable':
      return [reading(node('global', entry.type, from, end, { id: entry.id }), Level.Atom)];
    case 'zone':
    case 'attribute': {
      if (!m.is(end, 'of')) {
        if (!other) m.failures.needs(from, end, ['of']);
        return [];
      }
      const owner = entry.sort === 'zone' ? 'thing:player' : `thing:${entry.entry.of}`;
      return m.wanted(end + 1, owner, Level.Phrase, it).map((of) => propertyOf(entry, of, from, of.end, Level.Phrase));
    }
  }
}

/** The reading of a property of something already read. */
export function propertyOf(entry: PropertyName, of: Reading, from: number, to: number, level: number): Reading {
  const made =
    entry.sort === 'zone'
      ? node('zone', `thing:${entry.kind}`, from, to, { id: entry.id, args: [of.node] })
      : node('attr', entry.entry.type, from, to, { id: entry.entry.id, args: [of.node] });
  return reading(made, level, [of]);
}
