/** `['pick', slot, list, n, single]`: chooses at random. Must be, with dice and shuffles, the only use of the random source. */
import { type InstructionForm } from '../../compile/compiler.js';
import { below } from '../../random/random-source.js';
import { EMPTY, NONE } from '../../state/value.js';

/** n different ones in the order drawn, all when there are no more; one or none when single. */
export const pick: InstructionForm = (c, node, at) => {
  const slot = c.slot(node[1], `${at}[1]`);
  const list = c.list(node[2], `${at}[2]`);
  const wanted = c.number(node[3], `${at}[3]`);
  const single = node[4] === true;
  return (m, f) => {
    const from = list(m, f.locals);
    const { s } = m.state.random;
    if (single) {
      f.locals[slot] = from.length === 0 ? NONE : from.length === 1 ? (from[0] as number) : (from[below(s, from.length)] as number);
      return;
    }
    const n = Math.min(wanted(m, f.locals), from.length);
    if (n <= 0) {
      f.locals[slot] = EMPTY;
      return;
    }
    const left = from.slice();
    const taken: number[] = [];
    for (let i = 0; i < n; i++) {
      const at = i + (left.length - i > 1 ? below(s, left.length - i) : 0);
      const one = left[at] as number;
      left[at] = left[i] as number;
      taken.push(one);
    }
    f.locals[slot] = taken;
  };
};
