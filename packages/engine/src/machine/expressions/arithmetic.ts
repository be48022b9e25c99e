/** Sums, differences and products. Must not hold comparisons. */
import { type ValueForm } from '../../compile/compiler.js';

/** `['+', a, b]` */
export const plus: ValueForm = (c, node, at) => {
  const a = c.number(node[1], `${at}[1]`);
  const by = node[2];
  if (typeof by === 'number') return (m, locals) => a(m, locals) + by;
  const b = c.number(by, `${at}[2]`);
  return (m, locals) => a(m, locals) + b(m, locals);
};

/** `['-', a, b]` */
export const minus: ValueForm = (c, node, at) => {
  const a = c.number(node[1], `${at}[1]`);
  const b = c.number(node[2], `${at}[2]`);
  return (m, locals) => a(m, locals) - b(m, locals);
};

/** `['*', a, b]` */
export const times: ValueForm = (c, node, at) => {
  const a = c.number(node[1], `${at}[1]`);
  const b = c.number(node[2], `${at}[2]`);
  return (m, locals) => a(m, locals) * b(m, locals);
};
