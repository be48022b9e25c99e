// Slots for names that are made, set or given back. Must not decide whether that is allowed: the compiler does.
import { ANY } from '../../check/types.js';
import type { SpecialSlot } from '../context.js';
import { RESERVED } from '../lexicon.js';
import { Level, node, reading, type Reading } from '../node.js';

/** A new name after `as`: one word. */
export const newName: SpecialSlot = (m, at) => {
  const token = m.tokens[at];
  if (token?.kind === 'word' && RESERVED.has(token.text)) {
    m.failures.remark(at, 'D0227', `'${token.text}' is a word of the language and cannot be a name`);
    return [];
  }
  if (token?.kind !== 'word') {
    m.failures.type(at, 'special:new-name', null);
    return [];
  }
  return [reading(node('new-name', 'none', at, at + 1, { value: token.text }), Level.Atom)];
};

/** What `set` can change: a bound name, a variable, or an attribute of something. */
export const target: SpecialSlot = (m, at, it) => {
  const all = m.expr(at, it);
  const settable = all.filter(({ node: { op } }) => op === 'local' || op === 'global' || op === 'attr');
  if (settable.length === 0) m.failures.type(at, 'special:target', all.at(-1) ?? null);
  return settable;
};

/** A value for the target of the same statement. */
export const assigned: SpecialSlot = (m, at, it, captured) => {
  const type = captured[0]?.node.type ?? ANY;
  // Refused by the statement itself, which can say what to do instead.
  return m.wanted(at, type === 'tally' ? 'number' : type, Level.Any, it);
};

/** Any value; a tally is read as its number. */
export const anyValue: SpecialSlot = (m, at, it) => {
  return m.wanted(at, ANY, Level.Any, it).map((read): Reading => {
    if (read.node.type !== 'tally') return read;
    return { ...read, node: node('value', 'number', read.node.from, read.node.to, { args: [read.node] }) };
  });
};

/** A value of the type the procedure gives back. */
export const returned: SpecialSlot = (m, at, it) => m.wanted(at, m.returns ?? ANY, Level.Any, it);
