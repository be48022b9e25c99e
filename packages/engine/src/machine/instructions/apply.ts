/** `['apply', quantityId, tally, args]`: adds every live contribution. Must leave finding them to `ability/`. */
import { applyModifiers } from '../../ability/modifiers.js';
import { indexOf } from '../../compile/named.js';
import { readParticipants, writeParticipants } from '../../compile/participants.js';
import type { InstructionForm } from '../../compile/compiler.js';
import { instruction } from '../instruction.js';
import { readNumber } from '../operand.js';

/** Costs nothing when no ability of the pack modifies the quantity. */
const APPLY = instruction((m, f, at) => {
  const { words } = m;
  const quantity = words[at + 1] as number;
  if (m.layout.modifiers[quantity]?.length === 0) return;
  const index = readNumber(m, f.locals, words[at + 2] as number);
  if (index >= 0) applyModifiers(m, quantity, index, readParticipants(m, f.locals, words[at + 3] as number));
});

/** The quantity, the tally, and the participants. */
export const apply: InstructionForm = (c, node, at) => {
  const quantity = indexOf(c, c.layout.quantityIndex, node[1], 'quantity', at);
  const tally = c.word(node[2], `${at}[2]`);
  return [APPLY, quantity, tally, writeParticipants(c, c.layout.quantities[quantity], node[3], `${at}[3]`)];
};
