/** `['return', expr]`: ends the running program. Must leave the stack to `frames.ts`. */
import type { InstructionForm } from '../../compile/compiler.js';
import { ENDS } from '../instruction.js';

/** The result goes to whoever called; null gives none. */
export const giveBack: InstructionForm = (c, node, at) => [ENDS, c.word(node[1] ?? null, `${at}[1]`)];
