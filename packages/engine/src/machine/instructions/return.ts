/** `['return', expr]`: ends the running program. Must leave the stack to `frames.ts`. */
import { type InstructionForm } from '../../compile/compiler.js';
import { read } from '../operand.js';
import { popFrame } from '../frames.js';

/** The result goes to whoever called; null gives none. */
export const giveBack: InstructionForm = (c, node, at) => {
  const result = c.operand(node[1] ?? null, `${at}[1]`);
  return (m, f) => {
    popFrame(m, read(result, m, f.locals));
  };
};
