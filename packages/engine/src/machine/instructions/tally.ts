/** `['tally', slot, expr]`: makes a number that keeps its parts. Must leave tallies to `state/`. */
import { type InstructionForm } from '../../compile/compiler.js';
import { readNumber } from '../operand.js';
import { newTally } from '../../state/tallies.js';

/** The tally lasts as long as the frame that made it. */
export const tally: InstructionForm = (c, node, at) => {
  const slot = c.slot(node[1], `${at}[1]`);
  const start = c.operand(node[2], `${at}[2]`);
  return (m, f) => {
    f.locals[slot] = newTally(m, readNumber(start, m, f.locals));
  };
};
