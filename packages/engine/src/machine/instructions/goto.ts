/** `['goto', pc]`. Must do nothing else. */
import type { InstructionForm } from '../../compile/compiler.js';
import { GOTO } from '../instruction.js';

/** Goes on elsewhere in the program. */
export const goto: InstructionForm = (c, node, at) => [GOTO, c.pc(node[1], `${at}[1]`)];
