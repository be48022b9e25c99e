/** `['apply', quantityId, tally, args]`: adds every live contribution. Must leave finding them to `ability/`. */
import { applyModifiers } from '../../ability/modifiers.js';
import { indexOf } from '../../compile/named.js';
import { participants } from '../../compile/participants.js';
import { type InstructionForm } from '../../compile/compiler.js';

/** Costs nothing when no ability of the pack modifies the quantity. */
export const apply: InstructionForm = (c, node, at) => {
  const quantity = indexOf(c, c.layout.quantityIndex, node[1], 'quantity', at);
  const tally = c.number(node[2], `${at}[2]`);
  const parts = participants(c, c.layout.quantities[quantity], node[3], `${at}[3]`);
  const { modifiers } = c.layout;
  return (m, f) => {
    if (modifiers[quantity]?.length === 0) return;
    const index = tally(m, f.locals);
    if (index >= 0) applyModifiers(m, quantity, index, parts(m, f.locals));
  };
};
