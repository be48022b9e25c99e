/** Lists written out, counted, or taken from an end of a zone. Must not filter: `select.ts` does. */
import { type ValueForm } from '../../compile/compiler.js';
import { type Operand, read, readNumber } from '../operand.js';
import { EMPTY } from '../../state/value.js';

/** `['list', ...]`: elements are things or lists; none is left out. */
export const list: ValueForm = (c, node, at) => {
  const parts = node.slice(1).map((part, i) => c.operand(part, `${at}[${i + 1}]`));
  return (m, locals) => {
    const out: number[] = [];
    for (let i = 0; i < parts.length; i++) {
      const value = read(parts[i] as Operand, m, locals);
      if (typeof value === 'number') {
        if (value >= 0) out.push(value);
      } else if (typeof value !== 'string') {
        for (let j = 0; j < value.length; j++) out.push(value[j] as number);
      }
    }
    return out;
  };
};

/** `['count', list]` */
export const count: ValueForm = (c, node, at) => {
  const counted = c.list(node[1], `${at}[1]`);
  return (m, locals) => counted(m, locals).length;
};

function fromEnd(top: boolean): ValueForm {
  return (c, node, at) => {
    const n = c.operand(node[1], `${at}[1]`);
    const zone = c.operand(node[2], `${at}[2]`);
    const { zoneLo } = c.layout;
    if (node[3] === true) {
      return (m, locals) => {
        const contents = m.state.zones[readNumber(zone, m, locals) - zoneLo];
        if (contents === undefined || contents.length === 0) return -1;
        return contents[top ? contents.length - 1 : 0] as number;
      };
    }
    return (m, locals) => {
      const contents = m.state.zones[readNumber(zone, m, locals) - zoneLo];
      const wanted = readNumber(n, m, locals);
      if (contents === undefined || wanted <= 0) return EMPTY;
      return top ? contents.slice(-wanted).reverse() : contents.slice(0, wanted);
    };
  };
}

/** `['top', n, zone, single]`: the topmost n, topmost first; fewer when there are fewer. */
export const top: ValueForm = fromEnd(true);
/** `['bottom', n, zone, single]`: the lowest n, lowest first; fewer when there are fewer. */
export const bottom: ValueForm = fromEnd(false);
