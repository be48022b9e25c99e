/** Comparisons and their combinations. Must not look at zones or abilities. */
import { writeNode } from '../../compile/code-book.js';
import { indexOf } from '../../compile/named.js';
import type { ExpressionForm } from '../../compile/compiler.js';
import type { Operation } from '../machine.js';
import { operation, read, readNumber } from '../operand.js';
import { sameValue } from '../../state/value.js';

/** Whether all of several hold: how many, then these. */
export const allHold: Operation = (m, locals, at) => {
  const { words } = m;
  const end = at + 2 + (words[at + 1] as number);
  for (let i = at + 2; i < end; i++) if (read(m, locals, words[i] as number) !== 1) return 0;
  return 1;
};

/** Whether any of several holds: how many, then these. */
export const anyHolds: Operation = (m, locals, at) => {
  const { words } = m;
  const end = at + 2 + (words[at + 1] as number);
  for (let i = at + 2; i < end; i++) if (read(m, locals, words[i] as number) === 1) return 1;
  return 0;
};

const AND = operation(allHold);
const OR = operation(anyHolds);

function junction(op: number): ExpressionForm {
  return (c, node, at) => {
    const parts = node.slice(1).map((part, i) => c.word(part, `${at}[${i + 1}]`));
    return writeNode(c.book, op, parts.length, ...parts);
  };
}

/** `['and', ...]` */
export const and: ExpressionForm = junction(AND);
/** `['or', ...]` */
export const or: ExpressionForm = junction(OR);

const NOT = operation((m, locals, at) => (read(m, locals, m.words[at + 1] as number) === 1 ? 0 : 1));

/** `['not', condition]` */
export const not: ExpressionForm = (c, node, at) => writeNode(c.book, NOT, c.word(node[1], `${at}[1]`));

const EQUAL = operation((m, locals, at) => {
  const x = read(m, locals, m.words[at + 1] as number);
  const y = read(m, locals, m.words[at + 2] as number);
  return x === y || (typeof x === 'object' && sameValue(x, y)) ? 1 : 0;
});
const LESS = operation((m, locals, at) => (readNumber(m, locals, m.words[at + 1] as number) < readNumber(m, locals, m.words[at + 2] as number) ? 1 : 0));
const AT_MOST = operation((m, locals, at) => (readNumber(m, locals, m.words[at + 1] as number) <= readNumber(m, locals, m.words[at + 2] as number) ? 1 : 0));

/** Writes a comparison of two operands. */
export type Comparison = (book: Parameters<typeof writeNode>[0], a: number, b: number) => number;
/** Whether two operands are the same. */
export const writeEqual: Comparison = (book, a, b) => writeNode(book, EQUAL, a, b);
/** Whether the first is less. */
export const writeLess: Comparison = (book, a, b) => writeNode(book, LESS, a, b);
/** Whether the first is no more. */
export const writeAtMost: Comparison = (book, a, b) => writeNode(book, AT_MOST, a, b);
/** Whether one that is a condition does not hold. */
export const writeNot = (book: Parameters<typeof writeNode>[0], a: number): number => writeNode(book, NOT, a);
/** Whether all, or any, of several hold. */
export const writeJunction = (book: Parameters<typeof writeNode>[0], any: boolean, parts: readonly number[]): number => writeNode(book, any ? OR : AND, parts.length, ...parts);

function comparison(write: Comparison): ExpressionForm {
  return (c, node, at) => {
    const a = c.word(node[1], `${at}[1]`);
    const b = c.word(node[2], `${at}[2]`);
    return write(c.book, a, b);
  };
}

/** `['=', a, b]`: the same number, thing, text, or lists with the same elements in the same order. */
export const equal: ExpressionForm = comparison(writeEqual);
/** `['<', a, b]` */
export const less: ExpressionForm = comparison(writeLess);
/** `['<=', a, b]` */
export const atMost: ExpressionForm = comparison(writeAtMost);

const IS_KIND = operation((m, locals, at) => {
  const id = readNumber(m, locals, m.words[at + 3] as number);
  return id >= (m.words[at + 1] as number) && id < (m.words[at + 2] as number) ? 1 : 0;
});

/** `['is-kind', thing, kindId]`; none is of no kind. */
export const isKind: ExpressionForm = (c, node, at) => {
  const info = c.layout.kinds[indexOf(c, c.layout.kindIndex, node[2], 'kind', at)];
  if (info === undefined) return c.fail(at, 'the kind is missing');
  return writeNode(c.book, IS_KIND, info.lo, info.hi, c.word(node[1], `${at}[1]`));
};

const HAS_EFFECT = operation((m, locals, at) => {
  const table = m.layout.effects[m.words[at + 1] as number];
  return (table?.[readNumber(m, locals, m.words[at + 2] as number)] ?? -1) >= 0 ? 1 : 0;
});

/** `['has-effect', fieldId, thing]` */
export const hasEffect: ExpressionForm = (c, node, at) => {
  const field = indexOf(c, c.layout.fieldIndex, node[1], 'effect field', at);
  return writeNode(c.book, HAS_EFFECT, field, c.word(node[2], `${at}[2]`));
};
