/** `['set-attr', attributeId, thing, expr]`: sets an attribute. Must leave the writing to `components/set-attribute.ts`. */
import { indexOf } from '../../compile/named.js';
import type { AttributeInfo } from '../../pack/layout.js';
import { read, readNumber } from '../operand.js';
import type { InstructionForm } from '../../compile/compiler.js';
import { setAttribute } from '../../components/set-attribute.js';
import { instruction } from '../instruction.js';

const SET_ATTR = instruction((m, f, at) => {
  const { words } = m;
  const target = readNumber(m, f.locals, words[at + 2] as number);
  if (target >= 0) setAttribute(m, m.layout.attributes[words[at + 1] as number] as AttributeInfo, target, read(m, f.locals, words[at + 3] as number));
});

/** Nothing happens when the thing is none. */
export const setAttr: InstructionForm = (c, node, at) => {
  const index = indexOf(c, c.layout.attributeIndex, node[1], 'attribute', at);
  const info = c.layout.attributes[index];
  if (info === undefined) return c.fail(at, 'the attribute is missing');
  if (info.fixed !== null) return c.fail(at, `the attribute "${info.id}" never changes`);
  const thing = c.word(node[2], `${at}[2]`);
  const value = info.type.startsWith('list:') ? c.list(node[3], `${at}[3]`) : c.word(node[3], `${at}[3]`);
  return [SET_ATTR, index, thing, value];
};
