/** `['set', slot, expr]`: puts a value into a local. Must not touch anything else. */
import { type InstructionForm } from '../../compile/compiler.js';

/** A slot for a list takes one thing as a list of one. */
export const set: InstructionForm = (c, node, at) => {
  const slot = c.slot(node[1], `${at}[1]`);
  const isList = c.slots[slot]?.startsWith('list:') === true;
  const value = isList ? c.list(node[2], `${at}[2]`) : c.value(node[2], `${at}[2]`);
  return (m, f) => {
    f.locals[slot] = value(m, f.locals);
  };
};
