/** Makes the error for content that asks for the impossible. Must only build the error: the caller throws it. */
import { ProgramFault } from '../errors/program-fault.js';
import type { Machine } from './machine.js';
import { placeOf } from './place.js';

/** A ProgramFault that names the running program, thing, file, line and column. */
export function fault(m: Machine, reason: string): ProgramFault {
  return new ProgramFault(reason, placeOf(m));
}
