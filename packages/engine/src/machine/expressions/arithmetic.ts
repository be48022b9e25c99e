/** Sums, differences, products, and the larger and smaller of two numbers. Must not hold comparisons. */
import { type ValueForm } from '../../compile/compiler.js';
import { fault } from '../fault.js';
import { type Machine } from '../machine.js';
import { readNumber } from '../operand.js';

/** Beyond it numbers are no longer exact, and a state that holds one could not be saved. */
const MOST = Number.MAX_SAFE_INTEGER;

function kept(m: Machine, value: number): number {
  if (value > MOST || value < -MOST) throw fault(m, `a number would become ${value > 0 ? `larger than ${MOST}` : `smaller than -${MOST}`}: something adds up or multiplies without end`);
  return value;
}

/** `['+', a, b]`; like the two below a ProgramFault when the result is too large to be exact. */
export const plus: ValueForm = (c, node, at) => {
  const a = c.operand(node[1], `${at}[1]`);
  const b = c.operand(node[2], `${at}[2]`);
  return (m, locals) => kept(m, readNumber(a, m, locals) + readNumber(b, m, locals));
};

/** `['-', a, b]` */
export const minus: ValueForm = (c, node, at) => {
  const a = c.operand(node[1], `${at}[1]`);
  const b = c.operand(node[2], `${at}[2]`);
  return (m, locals) => kept(m, readNumber(a, m, locals) - readNumber(b, m, locals));
};

/** `['*', a, b]` */
export const times: ValueForm = (c, node, at) => {
  const a = c.operand(node[1], `${at}[1]`);
  const b = c.operand(node[2], `${at}[2]`);
  return (m, locals) => kept(m, readNumber(a, m, locals) * readNumber(b, m, locals));
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
