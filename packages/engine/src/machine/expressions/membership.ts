/** Conditions over zones, lists and prohibitions. Must not build lists. */
import { isAllowed } from '../../ability/prohibitions.js';
import { type CodeBook, writeNode } from '../../compile/code-book.js';
import { indexOf } from '../../compile/named.js';
import { operation, read, readNumber } from '../operand.js';
import type { ExpressionForm } from '../../compile/compiler.js';
import type { Value } from '../../state/value.js';

const IN = operation((m, locals, at) => {
  const id = readNumber(m, locals, m.words[at + 1] as number);
  if (id < 0) return 0;
  const place = m.state.zoneOf[id] as number;
  if (place < 0) return 0;
  const where = read(m, locals, m.words[at + 2] as number);
  if (typeof where === 'number') return where === place ? 1 : 0;
  return typeof where !== 'string' && where.includes(place) ? 1 : 0;
});

/** `['in', thing, zone]`: the thing lies in the zone (or in one of a list of zones); none lies nowhere. */
export const inZone: ExpressionForm = (c, node, at) => {
  const thing = c.word(node[1], `${at}[1]`);
  const zone = c.word(node[2], `${at}[2]`);
  return writeNode(c.book, IN, thing, zone);
};

const ONE_OF = operation((m, locals, at) => {
  const list = read(m, locals, m.words[at + 2] as number) as readonly number[];
  return list.includes(readNumber(m, locals, m.words[at + 1] as number)) ? 1 : 0;
});

/** Whether a thing is in a list, both operands. */
export const writeOneOf = (book: CodeBook, thing: number, list: number): number => writeNode(book, ONE_OF, thing, list);

/** `['one-of', thing, list]` */
export const oneOf: ExpressionForm = (c, node, at) => {
  const thing = c.word(node[1], `${at}[1]`);
  const list = c.list(node[2], `${at}[2]`);
  return writeOneOf(c.book, thing, list);
};

const EXISTS = operation((m, locals, at) => ((read(m, locals, m.words[at + 1] as number) as readonly number[]).length > 0 ? 1 : 0));

/** `['exists', list]` */
export const exists: ExpressionForm = (c, node, at) => writeNode(c.book, EXISTS, c.list(node[1], `${at}[1]`));

const ALLOWED = operation((m, locals, at) => {
  const { words } = m;
  const act = words[at + 1] as number;
  if (m.layout.prohibitions[act]?.length === 0) return 1;
  const parts: Value[] = [];
  const end = at + 3 + (words[at + 2] as number);
  for (let i = at + 3; i < end; i++) parts.push(read(m, locals, words[i] as number));
  return isAllowed(m, act, parts) ? 1 : 0;
});

/** `['allowed', actId, ...]`: no live ability forbids the act; arguments in the order of the act's participants. */
export const allowed: ExpressionForm = (c, node, at) => {
  const act = indexOf(c, c.layout.actIndex, node[1], 'act', at);
  const info = c.layout.acts[act];
  if (info === undefined || node.length - 2 !== info.names.length) {
    return c.fail(at, `the act takes ${info?.names.length ?? 0} participants, found ${node.length - 2}`);
  }
  const args = node.slice(2).map((arg, i) => c.word(arg, `${at}[${i + 2}]`));
  return writeNode(c.book, ALLOWED, act, args.length, ...args);
};
