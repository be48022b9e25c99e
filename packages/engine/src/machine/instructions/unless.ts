/** `['unless', condition, pc]`. Must do nothing else. */
import { type InstructionForm } from '../../compile/compiler.js';

/** Goes elsewhere when the condition does not hold. */
export const unless: InstructionForm = (c, node, at) => {
  const holds = c.condition(node[1], `${at}[1]`);
  const pc = c.pc(node[2], `${at}[2]`);
  return (m, f) => {
    if (!holds(m, f.locals)) f.pc = pc;
  };
};
