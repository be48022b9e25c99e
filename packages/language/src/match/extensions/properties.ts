// What follows a thing directly: `'s ATTRIBUTE`, `'s ZONE`, `has a FIELD effect`. Must not read `ATTRIBUTE of X`.
import type { Extension } from '../context.js';
import { fitReading } from '../fit.js';
import { Level, negated, node, reading, type Reading } from '../node.js';
import { propertyOf } from '../primaries/names.js';
import { isThing, UNKNOWN } from '../../check/types.js';

/** `X's ATTRIBUTE`, `P's ZONE`. Binds tighter than `of`. */
export const possessive: Extension = (m, left, from) => {
  const at = left.end;
  if (left.level < Level.Atom || !m.is(at, "'s")) return [];
  if (!isThing(left.node.type) && left.node.type !== UNKNOWN) return [];
  const readings: Reading[] = [];
  for (const { end, value } of m.lexicon.names.at(m.tokens, at + 1)) {
    if (value.sort !== 'attribute' && value.sort !== 'zone') continue;
    const owner = value.sort === 'zone' ? 'thing:player' : `thing:${value.entry.of}`;
    const fitted = fitReading(m.lexicon.types, left, owner);
    if (fitted !== null) readings.push(propertyOf(value, fitted, from, end, Level.Atom));
  }
  if (readings.length === 0) m.failures.type(at + 1, `special:property of ${left.node.type}`, null);
  return readings;
};

/** `X has a FIELD effect`, `X has no FIELD effect`. */
export const hasEffect: Extension = (m, left, from) => {
  const at = left.end;
  if (left.level < Level.Add || !m.is(at, 'has')) return [];
  const no = m.is(at + 1, 'no');
  if (!no && !m.is(at + 1, 'a') && !m.is(at + 1, 'an')) return [];
  return m.lexicon.fields.at(m.tokens, at + 2).flatMap(({ end, value: field }) => {
    const subject = fitReading(m.lexicon.types, left, `thing:${field.of}`);
    if (subject === null) return [];
    if (!m.is(end, 'effect')) {
      m.failures.words(end, ['effect']);
      return [];
    }
    const made = node('has-effect', 'condition', from, end + 1, { id: field.id, args: [subject.node] });
    return [reading(no ? negated(made) : made, Level.Compare, [subject])];
  });
};
