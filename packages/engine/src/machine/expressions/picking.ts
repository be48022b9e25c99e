/** Expressions that choose among values: by kind, by a condition, by an attribute. Must not ask anybody. */
import { indexOf } from '../../compile/named.js';
import { type ValueForm } from '../../compile/compiler.js';
import { read } from '../operand.js';
import { NONE, type Value } from '../../state/value.js';

/** `['as-kind', value, kindId]` */
export const asKind: ValueForm = (c, node, at) => {
  const value = c.operand(node[1], `${at}[1]`);
  const info = c.layout.kinds[indexOf(c, c.layout.kindIndex, node[2], 'kind', at)];
  if (info === undefined) return c.fail(at, 'the kind is missing');
  const { lo, hi } = info;
  return (m, locals) => {
    const got = read(value, m, locals);
    if (typeof got === 'number') return got >= lo && got < hi ? got : NONE;
    return typeof got === 'string' ? NONE : got.filter((one) => one >= lo && one < hi);
  };
};

/** `['if', condition, then, otherwise]` */
export const choice: ValueForm = (c, node, at) => {
  const holds = c.condition(node[1], `${at}[1]`);
  const then = c.operand(node[2], `${at}[2]`);
  const otherwise = c.operand(node[3], `${at}[3]`);
  return (m, locals) => read(holds(m, locals) ? then : otherwise, m, locals);
};

function extreme(sign: 1 | -1): ValueForm {
  return (c, node, at) => {
    const list = c.list(node[1], `${at}[1]`);
    const index = indexOf(c, c.layout.attributeIndex, node[2], 'attribute', at);
    const info = c.layout.attributes[index];
    if (info === undefined) return c.fail(at, 'the attribute is missing');
    const { lo, fixed, missing } = info;
    return (m, locals) => {
      const table: readonly Value[] = fixed ?? (m.state.attrs[index] as Value[]);
      let best = NONE;
      let bestBy = 0;
      for (const thing of list(m, locals)) {
        const by = sign * ((table[thing - lo] ?? missing) as number);
        if (best !== NONE && by >= bestBy) continue;
        best = thing;
        bestBy = by;
      }
      return best;
    };
  };
}

/** `['lowest', list, attributeId]` */
export const lowest: ValueForm = extreme(1);
/** `['highest', list, attributeId]` */
export const highest: ValueForm = extreme(-1);
