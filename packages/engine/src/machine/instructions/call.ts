/** `['call', procedureId, args, resultSlot]`: begins a procedure. Must not run it: the machine does. */
import { indexOf } from '../../compile/named.js';
import { type InstructionForm } from '../../compile/compiler.js';
import { emptyValue } from '../../pack/type-tags.js';
import { type Value } from '../../state/value.js';
import { pushFrame, RET_NOTHING } from '../frames.js';

/** With none in a slot that needs a thing, tally or ability, nothing is called and the result is the type's empty value. */
export const call: InstructionForm = (c, node, at) => {
  const index = indexOf(c, c.layout.programIndex, node[1], 'procedure', at);
  const compiled = c.layout.pack.programs[index];
  if (compiled?.kind !== 'procedure') return c.fail(at, `"${String(node[1])}" is not a procedure`);
  const given = Array.isArray(node[2]) ? (node[2] as unknown[]) : c.fail(at, 'a call needs a list of arguments');
  if (given.length !== compiled.params) {
    return c.fail(at, `"${compiled.id}" takes ${compiled.params} arguments, found ${given.length}`);
  }
  const args = given.map((arg, i) => {
    const path = `${at}[2][${i}]`;
    return compiled.locals[i]?.type.startsWith('list:') === true ? c.list(arg, path) : c.value(arg, path);
  });
  const ret = node[3] === -1 || node[3] === undefined ? RET_NOTHING : c.slot(node[3], `${at}[3]`);
  const nothing = emptyValue(compiled.returns ?? '');
  const { programs } = c.layout;
  return (m, f) => {
    const program = programs[index];
    if (program === undefined) return;
    const locals: Value[] = program.start.slice();
    for (let i = 0; i < args.length; i++) {
      const value = (args[i] as (typeof args)[number])(m, f.locals);
      if (value === -1 && program.needed[i] === true) {
        if (ret >= 0) f.locals[ret] = nothing;
        return;
      }
      locals[i] = value;
    }
    pushFrame(m, index, locals, ret);
  };
};
