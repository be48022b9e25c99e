/** `['each', listSlot, indexSlot, itemSlot, exitPc]`. Must not look at the list's origin: it is a snapshot. */
import type { InstructionForm } from '../../compile/compiler.js';
import { EACH } from '../instruction.js';

/** Takes the next item, or goes to the exit when there is none left. */
export const each: InstructionForm = (c, node, at) => {
  const [list, index, item] = [1, 2, 3].map((i) => c.slot(node[i], `${at}[${i}]`)) as [number, number, number];
  return [EACH, list, index, item, c.pc(node[4], `${at}[4]`)];
};
