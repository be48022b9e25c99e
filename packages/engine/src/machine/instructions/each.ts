/** `['each', listSlot, indexSlot, itemSlot, exitPc]`. Must not look at the list's origin: it is a snapshot. */
import { type InstructionForm } from '../../compile/compiler.js';
import { toList } from '../../state/value.js';

/** Takes the next item, or goes to the exit when there is none left. */
export const each: InstructionForm = (c, node, at) => {
  const list = c.slot(node[1], `${at}[1]`);
  const index = c.slot(node[2], `${at}[2]`);
  const item = c.slot(node[3], `${at}[3]`);
  const exit = c.pc(node[4], `${at}[4]`);
  return (_m, f) => {
    const { locals } = f;
    const things = toList(locals[list] ?? -1);
    const i = locals[index] as number;
    const next = things[i];
    if (next === undefined) {
      f.pc = exit;
      return;
    }
    locals[item] = next;
    locals[index] = i + 1;
  };
};
