/** Keeps numbers exact. Must not round. */
import { fault } from './fault.js';
import type { Machine } from './machine.js';

/** Beyond it numbers are no longer exact, and a state that holds one could not be saved. */
const MOST = Number.MAX_SAFE_INTEGER;

function wide(m: Machine, value: number): number {
  if (value > MOST || value < -MOST) throw fault(m, `a number would become ${value > 0 ? `larger than ${MOST}` : `smaller than -${MOST}`}: something adds up or multiplies without end`);
  return value;
}

/** The number itself; small integers pass at once. Throws ProgramFault when it is too large to be exact. */
export function exact(m: Machine, value: number): number {
  return (value | 0) === value ? value : wide(m, value);
}
