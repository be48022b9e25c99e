/** `['nothing']`. Must do nothing. */
import { type InstructionForm } from '../../compile/compiler.js';

/** Goes on. */
export const nothing: InstructionForm = () => () => undefined;
