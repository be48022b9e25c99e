/** Sums, differences, products, and the larger and smaller of two numbers. Must not hold comparisons. */
import { writeNode } from '../../compile/code-book.js';
import { type ExpressionForm } from '../../compile/compiler.js';
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
/** `['query', 'larger-of', a, b]` */
export const larger: ExpressionForm = ofTwo(LARGER, 2);
/** `['query', 'smaller-of', a, b]` */
export const smaller: ExpressionForm = ofTwo(SMALLER, 2);
