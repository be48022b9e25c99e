/** Sums, differences, products, and the larger and smaller of two numbers. Must not hold comparisons. */
import { writeNode } from '../../compile/code-book.js';
import type { ExpressionForm } from '../../compile/compiler.js';
import { meant } from '../../compile/inline-definition.js';
import { exact } from '../exact.js';
import { operation, readNumber } from '../operand.js';

/** A form of two operands, which begin at a position of the expression. */
function ofTwo(op: number, first: number): ExpressionForm {
  return (c, node, at) => {
    const a = c.word(node[first], `${at}[${first}]`);
    const b = c.word(node[first + 1], `${at}[${first + 1}]`);
    return writeNode(c.book, op, a, b);
  };
}

const PLUS = operation((m, locals, at) => exact(m, readNumber(m, locals, m.words[at + 1] as number) + readNumber(m, locals, m.words[at + 2] as number)));
const MINUS = operation((m, locals, at) => exact(m, readNumber(m, locals, m.words[at + 1] as number) - readNumber(m, locals, m.words[at + 2] as number)));
const TIMES = operation((m, locals, at) => exact(m, readNumber(m, locals, m.words[at + 1] as number) * readNumber(m, locals, m.words[at + 2] as number)));

const LARGER = operation((m, locals, at) => {
  const x = readNumber(m, locals, m.words[at + 1] as number);
  const y = readNumber(m, locals, m.words[at + 2] as number);
  return x > y ? x : y;
});

const SMALLER = operation((m, locals, at) => {
  const x = readNumber(m, locals, m.words[at + 1] as number);
  const y = readNumber(m, locals, m.words[at + 2] as number);
  return x < y ? x : y;
});

/** `['+', a, b]`; like the two below a ProgramFault when the result is too large to be exact. */
export const plus: ExpressionForm = ofTwo(PLUS, 1);
/** `['-', a, b]` */
export const minus: ExpressionForm = ofTwo(MINUS, 1);
/** `['*', a, b]` */
export const times: ExpressionForm = ofTwo(TIMES, 1);
/** Sums with a bound are what every dial consists of: the two in one operation, `bound, a, b`. */
const LARGER_THAN_DIFFERENCE = operation((m, locals, at) => {
  const { words } = m;
  const bound = readNumber(m, locals, words[at + 1] as number);
  const difference = exact(m, readNumber(m, locals, words[at + 2] as number) - readNumber(m, locals, words[at + 3] as number));
  return bound > difference ? bound : difference;
});

const SMALLER_THAN_SUM = operation((m, locals, at) => {
  const { words } = m;
  const bound = readNumber(m, locals, words[at + 1] as number);
  const sum = exact(m, readNumber(m, locals, words[at + 2] as number) + readNumber(m, locals, words[at + 3] as number));
  return bound < sum ? bound : sum;
});

/** The larger or smaller of two, of which either may be a sum or difference. */
function bounded(plain: number, sign: '+' | '-', fused: number): ExpressionForm {
  const both = ofTwo(plain, 2);
  return (c, node, at) => {
    for (const place of [3, 2]) {
      const inner = meant(c.layout, node[place]);
      if (!Array.isArray(inner) || inner[0] !== sign) continue;
      const other = 5 - place;
      const bound = c.word(node[other], `${at}[${other}]`);
      const [a, b] = [1, 2].map((i) => c.word(inner[i], `${at}[${place}][${i}]`)) as [number, number];
      return writeNode(c.book, fused, bound, a, b);
    }
    return both(c, node, at);
  };
}

/** `['query', 'larger-of', a, b]` */
export const larger: ExpressionForm = bounded(LARGER, '-', LARGER_THAN_DIFFERENCE);
/** `['query', 'smaller-of', a, b]` */
export const smaller: ExpressionForm = bounded(SMALLER, '+', SMALLER_THAN_SUM);
