/** Expressions that choose among values: by kind, by a condition, by an attribute. Must not ask anybody. */
import { poolIndex, valueWord, writeNode } from '../../compile/code-book.js';
import { indexOf } from '../../compile/named.js';
import type { ExpressionForm } from '../../compile/compiler.js';
import { holds, operation, read } from '../operand.js';
import { NONE, type Value } from '../../state/value.js';

const AS_KIND = operation((m, locals, at) => {
  const lo = m.words[at + 1] as number;
  const hi = m.words[at + 2] as number;
  const got = read(m, locals, m.words[at + 3] as number);
  if (typeof got === 'number') return got >= lo && got < hi ? got : NONE;
  return typeof got === 'string' ? NONE : got.filter((one) => one >= lo && one < hi);
});

/** `['as-kind', value, kindId]` */
export const asKind: ExpressionForm = (c, node, at) => {
  const value = c.word(node[1], `${at}[1]`);
  const info = c.layout.kinds[indexOf(c, c.layout.kindIndex, node[2], 'kind', at)];
  if (info === undefined) return c.fail(at, 'the kind is missing');
  return writeNode(c.book, AS_KIND, info.lo, info.hi, value);
};

const IF = operation((m, locals, at) => read(m, locals, m.words[holds(m, locals, m.words[at + 1] as number) ? at + 2 : at + 3] as number));

/** `['if', condition, then, otherwise]` */
export const choice: ExpressionForm = (c, node, at) => {
  const parts = [1, 2, 3].map((i) => c.word(node[i], `${at}[${i}]`));
  return writeNode(c.book, IF, ...parts);
};

const EXTREME = operation((m, locals, at) => {
  const { words } = m;
  const sign = words[at + 1] as number;
  const fixed = words[at + 3] as number;
  const lo = words[at + 4] as number;
  const missing = read(m, locals, words[at + 5] as number);
  const table = (fixed < 0 ? m.state.attrs[words[at + 2] as number] : m.code.pool[fixed]) as readonly Value[];
  const list = read(m, locals, words[at + 6] as number) as readonly number[];
  let best = NONE;
  let bestBy = 0;
  for (let i = 0; i < list.length; i++) {
    const thing = list[i] as number;
    const by = sign * ((table[thing - lo] ?? missing) as number);
    if (best !== NONE && by >= bestBy) continue;
    best = thing;
    bestBy = by;
  }
  return best;
});

function extreme(sign: 1 | -1): ExpressionForm {
  return (c, node, at) => {
    const list = c.list(node[1], `${at}[1]`);
    const index = indexOf(c, c.layout.attributeIndex, node[2], 'attribute', at);
    const info = c.layout.attributes[index];
    if (info === undefined) return c.fail(at, 'the attribute is missing');
    // A table of numbers is a list of numbers as any other.
    const fixed = info.fixed === null ? -1 : poolIndex(c.book, info.fixed as readonly number[]);
    return writeNode(c.book, EXTREME, sign, index, fixed, info.lo, valueWord(c.book, info.missing), list);
  };
}

/** `['lowest', list, attributeId]` */
export const lowest: ExpressionForm = extreme(1);
/** `['highest', list, attributeId]` */
export const highest: ExpressionForm = extreme(-1);
