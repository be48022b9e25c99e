/** `['set-attr', attributeId, thing, expr]`: sets an attribute. Must leave the writing to `components/set-attribute.ts`. */
import { indexOf } from '../../compile/named.js';
import { localSlot } from '../../compile/constants.js';
import { type InstructionForm } from '../../compile/compiler.js';
import { setAttribute } from '../../components/set-attribute.js';

/** Nothing happens when the thing is none. */
export const setAttr: InstructionForm = (c, node, at) => {
  const index = indexOf(c, c.layout.attributeIndex, node[1], 'attribute', at);
  const info = c.layout.attributes[index];
  if (info === undefined) return c.fail(at, 'the attribute is missing');
  if (info.fixed !== null) return c.fail(at, `the attribute "${info.id}" never changes`);
  const thing = c.number(node[2], `${at}[2]`);
  const value = info.type.startsWith('list:') ? c.list(node[3], `${at}[3]`) : c.value(node[3], `${at}[3]`);
  const slot = localSlot(c, node[2]);
  if (slot >= 0) {
    return (m, f) => {
      const target = f.locals[slot] as number;
      if (target >= 0) setAttribute(m, info, target, value(m, f.locals));
    };
  }
  return (m, f) => {
    const target = thing(m, f.locals);
    if (target >= 0) setAttribute(m, info, target, value(m, f.locals));
  };
};
