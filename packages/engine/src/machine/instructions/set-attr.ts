/** `['set-attr', attributeId, thing, expr]`: sets an attribute. Must leave the writing to `components/set-attribute.ts`. */
import { indexOf } from '../../compile/named.js';
import { listOperand } from '../../compile/operand-of.js';
import { read, readNumber } from '../operand.js';
import { type InstructionForm } from '../../compile/compiler.js';
import { setAttribute } from '../../components/set-attribute.js';

/** Nothing happens when the thing is none. */
export const setAttr: InstructionForm = (c, node, at) => {
  const index = indexOf(c, c.layout.attributeIndex, node[1], 'attribute', at);
  const info = c.layout.attributes[index];
  if (info === undefined) return c.fail(at, 'the attribute is missing');
  if (info.fixed !== null) return c.fail(at, `the attribute "${info.id}" never changes`);
  const thing = c.operand(node[2], `${at}[2]`);
  const value = info.type.startsWith('list:') ? listOperand(c.list(node[3], `${at}[3]`)) : c.operand(node[3], `${at}[3]`);
  return (m, f) => {
    const target = readNumber(thing, m, f.locals);
    if (target >= 0) setAttribute(m, info, target, read(value, m, f.locals));
  };
};
