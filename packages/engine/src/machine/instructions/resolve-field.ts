/** `['resolve-field', fieldId, thing]`: begins the effect in a field of a thing. Must not run it. */
import { indexOf } from '../../compile/named.js';
import { type InstructionForm } from '../../compile/compiler.js';
import { EMPTY } from '../../state/value.js';
import { pushEffect, RET_NOTHING } from '../frames.js';

/** The effect's "you" is the running effect's; in a procedure there is none. A thing without the field: nothing happens. */
export const resolveField: InstructionForm = (c, node, at) => {
  const table = c.layout.effects[indexOf(c, c.layout.fieldIndex, node[1], 'effect field', at)] ?? [];
  const thing = c.number(node[2], `${at}[2]`);
  return (m, f) => {
    const source = thing(m, f.locals);
    const program = m.programs[table[source] ?? -1];
    if (program === undefined) return;
    const you = m.programs[f.program]?.kind === 'procedure' ? -1 : (f.locals[0] as number);
    pushEffect(m, program, you, source, EMPTY, 0, RET_NOTHING);
  };
};
