/** `['nothing']`. Must do nothing. */
import type { InstructionForm } from '../../compile/compiler.js';
import { instruction } from '../instruction.js';

const NOTHING = instruction(() => undefined);

/** Goes on. */
export const nothing: InstructionForm = () => [NOTHING];
