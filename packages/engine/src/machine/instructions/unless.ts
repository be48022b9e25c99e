/** `['unless', condition, pc]`. Must do nothing else. */
import type { InstructionForm } from '../../compile/compiler.js';
import { meant } from '../../compile/inline-definition.js';
import { indexOf } from '../../compile/named.js';
import { UNLESS, UNLESS_KIND, UNLESS_LESS } from '../instruction.js';

/** Goes elsewhere when the condition does not hold. The commonest comparisons are instructions of their own. */
export const unless: InstructionForm = (c, node, at) => {
  const pc = c.pc(node[2], `${at}[2]`);
  const meaning = meant(c.layout, node[1]);
  const [name, left, right] = Array.isArray(meaning) ? (meaning as unknown[]) : [];
  if (name === '<') return [UNLESS_LESS, pc, c.word(left, `${at}[1][1]`), c.word(right, `${at}[1][2]`)];
  if (name === 'is-kind') {
    const kind = c.layout.kinds[indexOf(c, c.layout.kindIndex, right, 'kind', `${at}[1]`)];
    if (kind !== undefined) return [UNLESS_KIND, pc, c.word(left, `${at}[1][1]`), kind.lo, kind.hi];
  }
  return [UNLESS, pc, c.word(node[1], `${at}[1]`)];
};
