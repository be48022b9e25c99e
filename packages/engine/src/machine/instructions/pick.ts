/** `['pick', slot, list, n, single]`: chooses at random. Must be, with dice and shuffles, the only use of the random source. */
import type { InstructionForm } from '../../compile/compiler.js';
import { below } from '../../random/random-source.js';
import { EMPTY, NONE } from '../../state/value.js';
import { instruction } from '../instruction.js';
import { read, readNumber } from '../operand.js';

const PICK_ONE = instruction((m, f, at) => {
  const from = read(m, f.locals, m.words[at + 2] as number) as readonly number[];
  const chosen = from.length === 0 ? NONE : from.length === 1 ? (from[0] as number) : (from[below(m.state.random.s, from.length)] as number);
  f.locals[m.words[at + 1] as number] = chosen;
});

const PICK = instruction((m, f, at) => {
  const { words } = m;
  const slot = words[at + 1] as number;
  const from = read(m, f.locals, words[at + 2] as number) as readonly number[];
  const n = Math.min(readNumber(m, f.locals, words[at + 3] as number), from.length);
  if (n <= 0) {
    f.locals[slot] = EMPTY;
    return;
  }
  const left = from.slice();
  const taken: number[] = [];
  for (let i = 0; i < n; i++) {
    const place = i + (left.length - i > 1 ? below(m.state.random.s, left.length - i) : 0);
    const one = left[place] as number;
    left[place] = left[i] as number;
    taken.push(one);
  }
  f.locals[slot] = taken;
});

/** n different ones in the order drawn, all when there are no more; one or none when single. */
export const pick: InstructionForm = (c, node, at) => {
  const slot = c.slot(node[1], `${at}[1]`);
  const list = c.list(node[2], `${at}[2]`);
  const wanted = c.word(node[3], `${at}[3]`);
  return node[4] === true ? [PICK_ONE, slot, list] : [PICK, slot, list, wanted];
};
