/** Sums, differences, products, and the larger and smaller of two numbers. Must not hold comparisons. */
import { type ValueForm } from '../../compile/compiler.js';
import { constantOf, localSlot } from '../../compile/constants.js';

/** `['+', a, b]` */
export const plus: ValueForm = (c, node, at) => {
  const a = c.number(node[1], `${at}[1]`);
  const by = node[2];
  const slot = localSlot(c, by);
  if (typeof by === 'number') return (m, locals) => a(m, locals) + by;
  if (slot >= 0) return (m, locals) => a(m, locals) + (locals[slot] as number);
  const b = c.number(by, `${at}[2]`);
  return (m, locals) => a(m, locals) + b(m, locals);
};

/** `['-', a, b]` */
export const minus: ValueForm = (c, node, at) => {
  const a = c.number(node[1], `${at}[1]`);
  const slot = localSlot(c, node[2]);
  if (slot >= 0) return (m, locals) => a(m, locals) - (locals[slot] as number);
  const b = c.number(node[2], `${at}[2]`);
  return (m, locals) => a(m, locals) - b(m, locals);
};

/** `['*', a, b]` */
export const times: ValueForm = (c, node, at) => {
  const a = c.number(node[1], `${at}[1]`);
  const b = c.number(node[2], `${at}[2]`);
  return (m, locals) => a(m, locals) * b(m, locals);
};

/** `['query', 'larger-of', a, b]` */
export const larger: ValueForm = (c, node, at) => {
  const a = c.number(node[2], `${at}[2]`);
  const b = c.number(node[3], `${at}[3]`);
  const least = constantOf(c, node[2]);
  if (least !== null) {
    return (m, locals) => {
      const x = b(m, locals);
      return x > least ? x : least;
    };
  }
  return (m, locals) => {
    const x = a(m, locals);
    const y = b(m, locals);
    return x > y ? x : y;
  };
};

/** `['query', 'smaller-of', a, b]` */
export const smaller: ValueForm = (c, node, at) => {
  const a = c.number(node[2], `${at}[2]`);
  const b = c.number(node[3], `${at}[3]`);
  return (m, locals) => {
    const x = a(m, locals);
    const y = b(m, locals);
    return x < y ? x : y;
  };
};
