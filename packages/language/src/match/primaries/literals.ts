// Numbers, text, yes and no, none, signs, parentheses and `it`. Must not read names.
import { NONE } from '../../check/types.js';
import { unquote } from '../../syntax/token.js';
import type { Primary } from '../context.js';
import { Level, node, reading, widened } from '../node.js';

/** A number, quoted text, or one of the words that stand for a value. */
export const literal: Primary = (m, at, it) => {
  const token = m.tokens[at];
  if (token === undefined) return [];
  const to = at + 1;
  if (token.kind === 'number') return [reading(node('number', 'number', at, to, { value: Number(token.text) }), Level.Atom)];
  if (token.kind === 'text') return [reading(node('text', 'text', at, to, { value: unquote(token.text) }), Level.Atom)];
  if (token.kind !== 'word') return [];
  switch (token.text) {
    case 'yes':
    case 'true':
      return [reading(node('boolean', 'condition', at, to, { value: true }), Level.Atom)];
    case 'no':
    case 'false':
      return [reading(node('boolean', 'condition', at, to, { value: false }), Level.Atom)];
    case 'none':
      return [reading(node('none', NONE, at, to), Level.Atom)];
    case 'it':
      return it === null ? [] : [reading(node('it', it, at, to), Level.Atom)];
    default:
      return [];
  }
};

/** `- 2`, `+ 2`. Binds as tightly as what it is the sign of, so that it can stand behind `*`. */
export const signed: Primary = (m, at, it) => {
  const minus = m.is(at, '-');
  if (!minus && !m.is(at, '+')) return [];
  return m.wanted(at + 1, 'number', Level.Infix, it).map((operand) => {
    const { node: inner } = operand;
    if (!minus) return widened(operand, at, operand.end, Level.Infix);
    if (inner.op === 'number') {
      return reading(node('number', 'number', at, operand.end, { value: -Number(inner.value) }), Level.Infix);
    }
    const zero = node('number', 'number', at, at, { value: 0 });
    return reading(node('-', 'number', at, operand.end, { args: [zero, inner] }), Level.Infix, [operand]);
  });
};

/** `( EXPR )`. */
export const parenthesised: Primary = (m, at, it) => {
  if (!m.is(at, '(')) return [];
  return m.expr(at + 1, it).flatMap((inner) => {
    if (m.is(inner.end, ')')) return [widened(inner, at, inner.end + 1, Level.Atom)];
    m.failures.words(inner.end, [')']);
    return [];
  });
};

/** `not COND`. */
export const negation: Primary = (m, at, it) => {
  if (!m.is(at, 'not')) return [];
  return m.wanted(at + 1, 'condition', Level.Not, it).map((inner) =>
    reading(node('not', 'condition', at, inner.end, { args: [inner.node] }), Level.Not, [inner]),
  );
};
