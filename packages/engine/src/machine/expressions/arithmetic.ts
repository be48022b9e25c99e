/** Sums, differences, products, and the larger and smaller of two numbers. Must not hold comparisons. */
import { type ValueForm } from '../../compile/compiler.js';
import { readNumber } from '../operand.js';

/** `['+', a, b]` */
export const plus: ValueForm = (c, node, at) => {
  const a = c.operand(node[1], `${at}[1]`);
  const b = c.operand(node[2], `${at}[2]`);
  return (m, locals) => readNumber(a, m, locals) + readNumber(b, m, locals);
};

/** `['-', a, b]` */
export const minus: ValueForm = (c, node, at) => {
  const a = c.operand(node[1], `${at}[1]`);
  const b = c.operand(node[2], `${at}[2]`);
  return (m, locals) => readNumber(a, m, locals) - readNumber(b, m, locals);
};

/** `['*', a, b]` */
export const times: ValueForm = (c, node, at) => {
  const a = c.operand(node[1], `${at}[1]`);
  const b = c.operand(node[2], `${at}[2]`);
  return (m, locals) => readNumber(a, m, locals) * readNumber(b, m, locals);
};

/** `['query', 'larger-of', a, b]` */
export const larger: ValueForm = (c, node, at) => {
  const a = c.operand(node[2], `${at}[2]`);
  const b = c.operand(node[3], `${at}[3]`);
  return (m, locals) => {
    const x = readNumber(a, m, locals);
    const y = readNumber(b, m, locals);
    return x > y ? x : y;
  };
};

/** `['query', 'smaller-of', a, b]` */
export const smaller: ValueForm = (c, node, at) => {
  const a = c.operand(node[2], `${at}[2]`);
  const b = c.operand(node[3], `${at}[3]`);
  return (m, locals) => {
    const x = readNumber(a, m, locals);
    const y = readNumber(b, m, locals);
    return x < y ? x : y;
  };
};
