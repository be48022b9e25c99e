/** `['tally', slot, expr]`: makes a number that keeps its parts. Must leave tallies to `state/`. */
import type { InstructionForm } from '../../compile/compiler.js';
import { instruction } from '../instruction.js';
import { readNumber } from '../operand.js';
import { newTally } from '../../state/tallies.js';

const TALLY = instruction((m, f, at) => {
  f.locals[m.words[at + 1] as number] = newTally(m, readNumber(m, f.locals, m.words[at + 2] as number));
});

/** The tally lasts as long as the frame that made it. */
export const tally: InstructionForm = (c, node, at) => [TALLY, c.slot(node[1], `${at}[1]`), c.word(node[2], `${at}[2]`)];
