/** `['set', slot, expr]`: puts a value into a local. Must not touch anything else. */
import { type InstructionForm } from '../../compile/compiler.js';
import { read } from '../operand.js';

/** A slot for a list takes one thing as a list of one. */
export const set: InstructionForm = (c, node, at) => {
  const slot = c.slot(node[1], `${at}[1]`);
  const isList = c.slots[slot]?.startsWith('list:') === true;
  if (isList) {
    const list = c.list(node[2], `${at}[2]`);
    return (m, f) => {
      f.locals[slot] = list(m, f.locals);
    };
  }
  const value = c.operand(node[2], `${at}[2]`);
  return (m, f) => {
    f.locals[slot] = read(value, m, f.locals);
  };
};
