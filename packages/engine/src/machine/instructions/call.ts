/** `['call', procedureId, args, resultSlot]`: begins a procedure. Must not run it: the machine does. */
import { indexOf } from '../../compile/named.js';
import { type InstructionForm } from '../../compile/compiler.js';
import { emptyValue } from '../../pack/type-tags.js';
import { NONE, type Value } from '../../state/value.js';
import { constantOf } from '../../compile/constants.js';
import { type Op } from '../machine.js';
import { type Operand, read } from '../operand.js';
import { listOperand } from '../../compile/operand-of.js';
import { pushFrame, RET_NOTHING } from '../frames.js';

/** An argument that has to be worked out: none in it when `needed` calls nothing. */
interface Argument {
  slot: number;
  value: Operand;
  needed: boolean;
}

/** With none in a slot that needs a thing, tally or ability, nothing is called and the result is the type's empty value. */
export const call: InstructionForm = (c, node, at) => {
  const index = indexOf(c, c.layout.programIndex, node[1], 'procedure', at);
  const compiled = c.layout.pack.programs[index];
  if (compiled?.kind !== 'procedure') return c.fail(at, `"${String(node[1])}" is not a procedure`);
  const given = Array.isArray(node[2]) ? (node[2] as unknown[]) : c.fail(at, 'a call needs a list of arguments');
  if (given.length !== compiled.params) {
    return c.fail(at, `"${compiled.id}" takes ${compiled.params} arguments, found ${given.length}`);
  }
  const callee = c.layout.programs[index];
  if (callee === undefined) return c.fail(at, 'the procedure is missing');
  // Arguments that never change stand in the fresh locals from the start; only the others are worked out at each call.
  const fresh: Value[] = callee.start.slice();
  const args: Argument[] = [];
  let never = false;
  for (const [i, arg] of given.entries()) {
    const path = `${at}[2][${i}]`;
    const isList = compiled.locals[i]?.type.startsWith('list:') === true;
    const fixed = isList ? null : constantOf(c, arg);
    const needed = callee.needed[i] === true;
    const value = isList ? listOperand(c.list(arg, path)) : c.operand(arg, path);
    if (fixed === null) args.push({ slot: i, value, needed });
    else {
      fresh[i] = fixed;
      never ||= fixed === NONE && needed;
    }
  }
  const ret = node[3] === -1 || node[3] === undefined ? RET_NOTHING : c.slot(node[3], `${at}[3]`);
  const nothing = emptyValue(compiled.returns ?? '');
  const nothingCalled: Op = (_m, f) => {
    if (ret >= 0) f.locals[ret] = nothing;
  };
  if (never) return nothingCalled;
  return (m, f) => {
    const locals = fresh.slice();
    for (let i = 0; i < args.length; i++) {
      const { slot, value, needed } = args[i] as Argument;
      const given = read(value, m, f.locals);
      if (needed && given === NONE) {
        nothingCalled(m, f);
        return;
      }
      locals[slot] = given;
    }
    pushFrame(m, index, locals, ret);
  };
};
