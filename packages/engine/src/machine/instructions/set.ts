/** `['set', slot, expr]`: puts a value into a local. Must not touch anything else. */
import type { InstructionForm } from '../../compile/compiler.js';
import { meant } from '../../compile/inline-definition.js';
import { ADD, SET } from '../instruction.js';

/** A slot for a list takes one thing as a list of one. Sums of counters are an instruction of their own. */
export const set: InstructionForm = (c, node, at) => {
  const slot = c.slot(node[1], `${at}[1]`);
  if (c.slots[slot]?.startsWith('list:') === true) return [SET, slot, c.list(node[2], `${at}[2]`)];
  const value = meant(c.layout, node[2]);
  if (Array.isArray(value) && value[0] === '+') return [ADD, slot, c.word(value[1], `${at}[2][1]`), c.word(value[2], `${at}[2][2]`)];
  return [SET, slot, c.word(node[2], `${at}[2]`)];
};
