/** `['resolve-field', fieldId, thing, resultSlot, you]`: begins the effect in a field of a thing. Must not run it. */
import { indexOf } from '../../compile/named.js';
import { type InstructionForm } from '../../compile/compiler.js';
import { emptyValue } from '../../pack/type-tags.js';
import { EMPTY } from '../../state/value.js';
import { pushEffect, RET_NOTHING } from '../frames.js';

/** A thing without the field, or none: nothing happens, and the result is the empty value of its slot. */
export const resolveField: InstructionForm = (c, node, at) => {
  const table = c.layout.effects[indexOf(c, c.layout.fieldIndex, node[1], 'effect field', at)] ?? [];
  const thing = c.number(node[2], `${at}[2]`);
  const ret = node[3] === -1 || node[3] === undefined ? RET_NOTHING : c.slot(node[3], `${at}[3]`);
  const nothing = emptyValue(c.slots[ret] ?? '');
  const you = c.number(node[4] ?? null, `${at}[4]`);
  return (m, f) => {
    const source = thing(m, f.locals);
    const program = m.programs[table[source] ?? -1];
    if (program === undefined) {
      if (ret >= 0) f.locals[ret] = nothing;
      return;
    }
    pushEffect(m, program, you(m, f.locals), source, EMPTY, 0, ret);
  };
};
