/** `['resolve-field', fieldId, thing, resultSlot, you]`: begins the effect in a field of a thing. Must not run it. */
import { poolIndex } from '../../compile/code-book.js';
import { indexOf } from '../../compile/named.js';
import type { InstructionForm } from '../../compile/compiler.js';
import { emptyValue } from '../../pack/type-tags.js';
import { EMPTY, type Value } from '../../state/value.js';
import { pushEffect, RET_NOTHING } from '../frames.js';
import { instruction } from '../instruction.js';
import { readNumber } from '../operand.js';

const RESOLVE_FIELD = instruction((m, f, at) => {
  const { words } = m;
  const source = readNumber(m, f.locals, words[at + 2] as number);
  const ret = words[at + 3] as number;
  const program = m.programs[m.layout.effects[words[at + 1] as number]?.[source] ?? -1];
  if (program === undefined) {
    if (ret >= 0) f.locals[ret] = m.code.pool[words[at + 4] as number] as Value;
    return;
  }
  pushEffect(m, program, readNumber(m, f.locals, words[at + 5] as number), source, EMPTY, 0, ret);
});

/** A thing without the field, or none: nothing happens, and the result is the empty value of its slot. */
export const resolveField: InstructionForm = (c, node, at) => {
  const field = indexOf(c, c.layout.fieldIndex, node[1], 'effect field', at);
  const thing = c.word(node[2], `${at}[2]`);
  const ret = node[3] === -1 || node[3] === undefined ? RET_NOTHING : c.slot(node[3], `${at}[3]`);
  const you = c.word(node[4] ?? null, `${at}[4]`);
  return [RESOLVE_FIELD, field, thing, ret, poolIndex(c.book, emptyValue(c.slots[ret] ?? '')), you];
};
