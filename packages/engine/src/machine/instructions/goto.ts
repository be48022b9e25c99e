/** `['goto', pc]`. Must do nothing else. */
import { type InstructionForm } from '../../compile/compiler.js';

/** Goes on elsewhere in the program. */
export const goto: InstructionForm = (c, node, at) => {
  const pc = c.pc(node[1], `${at}[1]`);
  return (_m, f) => {
    f.pc = pc;
  };
};
