/** Lists written out, counted, or taken from an end of a zone. Must not filter: `select.ts` does. */
import { writeNode } from '../../compile/code-book.js';
import type { ExpressionForm } from '../../compile/compiler.js';
import { operation, read, readNumber } from '../operand.js';
import { EMPTY } from '../../state/value.js';

const LIST = operation((m, locals, at) => {
  const { words } = m;
  const end = at + 2 + (words[at + 1] as number);
  const out: number[] = [];
  for (let i = at + 2; i < end; i++) {
    const value = read(m, locals, words[i] as number);
    if (typeof value === 'number') {
      if (value >= 0) out.push(value);
    } else if (typeof value !== 'string') {
      for (let j = 0; j < value.length; j++) out.push(value[j] as number);
    }
  }
  return out;
});

/** `['list', ...]`: elements are things or lists; none is left out. */
export const list: ExpressionForm = (c, node, at) => {
  const parts = node.slice(1).map((part, i) => c.word(part, `${at}[${i + 1}]`));
  return writeNode(c.book, LIST, parts.length, ...parts);
};

const COUNT = operation((m, locals, at) => (read(m, locals, m.words[at + 1] as number) as readonly number[]).length);

/** `['count', list]` */
export const count: ExpressionForm = (c, node, at) => writeNode(c.book, COUNT, c.list(node[1], `${at}[1]`));

const TOP_ONE = operation((m, locals, at) => {
  const contents = m.state.zones[readNumber(m, locals, m.words[at + 1] as number) - m.layout.zoneLo];
  return contents === undefined || contents.length === 0 ? -1 : (contents[contents.length - 1] as number);
});

const BOTTOM_ONE = operation((m, locals, at) => {
  const contents = m.state.zones[readNumber(m, locals, m.words[at + 1] as number) - m.layout.zoneLo];
  return contents === undefined || contents.length === 0 ? -1 : (contents[0] as number);
});

const TOP = operation((m, locals, at) => {
  const contents = m.state.zones[readNumber(m, locals, m.words[at + 1] as number) - m.layout.zoneLo];
  const wanted = readNumber(m, locals, m.words[at + 2] as number);
  return contents === undefined || wanted <= 0 ? EMPTY : contents.slice(-wanted).reverse();
});

const BOTTOM = operation((m, locals, at) => {
  const contents = m.state.zones[readNumber(m, locals, m.words[at + 1] as number) - m.layout.zoneLo];
  const wanted = readNumber(m, locals, m.words[at + 2] as number);
  return contents === undefined || wanted <= 0 ? EMPTY : contents.slice(0, wanted);
});

function fromEnd(one: number, several: number): ExpressionForm {
  return (c, node, at) => {
    const n = c.word(node[1], `${at}[1]`);
    const zone = c.word(node[2], `${at}[2]`);
    return node[3] === true ? writeNode(c.book, one, zone) : writeNode(c.book, several, zone, n);
  };
}

/** `['top', n, zone, single]`: the topmost n, topmost first; fewer when there are fewer. */
export const top: ExpressionForm = fromEnd(TOP_ONE, TOP);
/** `['bottom', n, zone, single]`: the lowest n, lowest first; fewer when there are fewer. */
export const bottom: ExpressionForm = fromEnd(BOTTOM_ONE, BOTTOM);
